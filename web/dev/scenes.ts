/** Hand-made scenes for what no dumped match shows: every face, ways, zones and counters. */
import type { Amount, Face, Piece, Scene, SceneChoice, Spot, Zone } from '../src/wire';

const empty: Scene = {
  format: 1,
  game: 'clank',
  viewer: 1,
  title: 'Day side, turn 8',
  seats: [],
  layout: { wide: { is: 'split', split: 'row', parts: [] }, narrow: { is: 'split', split: 'row', parts: [] } },
  boards: [],
  zones: [],
  pieces: [],
  faces: {},
  counters: [],
  strokes: [],
};
const amount = (icon: string, n?: number | string): Amount => (n === undefined ? { icon } : { icon, n });
const room = (id: string, x: number, y: number, shape: Spot['shape'] = 'disc', more: Partial<Spot> = {}): Spot => ({
  id,
  at: [x, y],
  shape,
  size: 31,
  style: 'room',
  tint: shape === 'octagon' ? 'crystal' : 'sand',
  label: id,
  ...more,
});
const inZone = (id: string, zone: string, n: number, face = id, more: Partial<Piece> = {}): Piece => ({
  id,
  face,
  label: id,
  at: { is: 'zone', zone, n },
  ...more,
});
const onSpot = (id: string, spot: string, face = id, more: Partial<Piece> = {}): Piece => ({
  id,
  face,
  label: id,
  at: { is: 'spot', spot },
  ...more,
});
const button = (id: number, label: string, more: Partial<SceneChoice> = {}): SceneChoice => ({
  id,
  label,
  on: [],
  ...more,
});

const clankFaces: Record<string, Face> = {
  dagger: {
    is: 'card',
    tint: 'slate',
    title: 'Elven Dagger',
    art: 'plain-dagger',
    gives: [amount('magic-palm', 1), amount('broadsword', 1)],
    text: 'Draw a card.',
    cost: [amount('magic-palm', 4)],
    worth: amount('laurels', 2),
  },
  cleric: {
    is: 'card',
    tint: 'lapis',
    kind: 'cowled',
    title: 'Cleric of the Sun',
    art: 'sun-priest',
    gives: [amount('magic-palm', 2), amount('broadsword', 1)],
    text: 'Acquire: heal 1.',
    cost: [amount('magic-palm', 3)],
    worth: amount('laurels', 1),
  },
  orc: {
    is: 'card',
    tint: 'garnet',
    kind: 'daemon-skull',
    title: 'Orc Grunt',
    art: 'orc-head',
    text: 'Defeat: 3 :two-coins:',
    cost: [amount('broadsword', 2)],
    marks: ['spiked-dragon-head'],
  },
  sneak: {
    is: 'card',
    tint: 'slate',
    title: 'Move Silently',
    art: 'hooded-figure',
    gives: [amount('walking-boot', 2)],
    text: '−2 :ringing-bell:',
    cost: [amount('magic-palm', 3)],
  },
  sapphire: {
    is: 'card',
    tint: 'plum',
    kind: 'cut-diamond',
    title: 'Sapphire',
    art: 'saphir',
    text: 'Draw a card. Acquire: +2 :ringing-bell:',
    cost: [amount('magic-palm', 4)],
    worth: amount('laurels', 4),
    marks: ['spiked-dragon-head'],
  },
  shrine: {
    is: 'card',
    tint: 'teal',
    kind: 'cog',
    title: 'Shrine',
    art: 'sword-altar',
    text: 'Use: 1 :two-coins: or heal 1.',
    cost: [amount('magic-palm', 2)],
  },
  burgle: { is: 'card', tint: 'umber', title: 'Burgle', art: 'robber-hand', gives: [amount('magic-palm', 1)] },
  stumble: { is: 'card', tint: 'umber', title: 'Stumble', art: 'falling', gives: [amount('ringing-bell', '+1')] },
  mercenary: {
    is: 'card',
    tint: 'lapis',
    kind: 'cowled',
    title: 'Mercenary',
    art: 'swordman',
    gives: [amount('magic-palm', 1), amount('broadsword', 2)],
  },
  back: { is: 'back', icon: 'domino-mask', tint: 'umber' },
  major: { is: 'token', shape: 'disc', tint: 'plum', icon: 'secret-book', title: 'Major secret' },
  minor: { is: 'token', shape: 'disc', tint: 'teal', icon: 'tied-scroll', title: 'Minor secret' },
  ankh: { is: 'token', shape: 'disc', tint: 'gold', icon: 'ankh', n: 7, title: 'Ankh' },
  pawn0: { is: 'pawn', seat: 0 },
  pawn1: { is: 'pawn', seat: 1 },
  pawn2: { is: 'pawn', seat: 2 },
  cube0: { is: 'cube', seat: 0 },
  cube1: { is: 'cube', seat: 1 },
  black: { is: 'cube', seat: null },
};

const clank: Scene = {
  ...empty,
  phases: ['Play', 'Dragon', 'Refill'],
  phase: 0,
  seats: [
    { seat: 0, name: 'Nils', state: 'waits', counters: ['gold:0', 'health:0'], note: 'Market, west stall' },
    {
      seat: 1,
      name: 'Maud',
      state: 'plays',
      counters: ['gold:1', 'health:1'],
      note: 'East Corridor',
      turn: true,
      peek: 'dungeon',
    },
    {
      seat: 2,
      name: 'Ysolde',
      state: 'waits',
      counters: ['gold:2', 'health:2'],
      after: { id: 'chief', icon: 'crowned-skull', text: 'Monsters play here', n: amount('walking-boot', 4) },
    },
  ],
  layout: {
    wide: {
      is: 'split',
      split: 'column',
      parts: [
        {
          is: 'split',
          split: 'row',
          share: [3, 2],
          parts: [
            { is: 'show', show: 'dungeon', size: 'fit' },
            { is: 'show', show: 'row', size: 'm', title: 'Dungeon row', note: '61 left' },
          ],
        },
        {
          is: 'split',
          split: 'row',
          parts: [
            { is: 'show', show: 'deck', size: 's' },
            { is: 'show', show: 'discard', size: 's' },
            { is: 'show', show: 'hand' },
            { is: 'counters', counters: ['skill', 'swords', 'boots'] },
            { is: 'counters', counters: ['rage'] },
          ],
        },
      ],
    },
    narrow: {
      is: 'tabs',
      tabs: [
        { title: 'Dungeon', icon: 'dungeon-gate', area: { is: 'show', show: 'dungeon', size: 'fit' } },
        { title: 'Row', icon: 'card-pick', area: { is: 'show', show: 'row', size: 's' } },
        { title: 'Me', icon: 'knapsack', area: { is: 'counters', counters: ['skill', 'swords', 'boots', 'rage'] } },
      ],
    },
    dock: { is: 'split', split: 'column', parts: [{ is: 'show', show: 'hand', size: 's' }] },
  },
  boards: [
    {
      id: 'dungeon',
      label: 'Dungeon',
      box: [0, 0, 1000, 760],
      skin: 'earth',
      shapes: [
        { is: 'path', d: 'M0 0H1000V432C760 430 470 424 470 424S140 414 0 432Z', style: 'sky' },
        { is: 'path', d: 'M20 110V80h20v20h20V80h20v20h20V80h20v20h20V80h20v20H560V432H20Z', style: 'wall' },
        { is: 'path', d: 'M0 640C200 600 700 620 1000 650V760H0Z', style: 'lava' },
        { is: 'text', text: 'The Depths', at: [985, 470], size: 21, style: 'title', anchor: 'end' },
        { is: 'icon', icon: 'spiked-dragon-head', at: [860, 190], size: 226, style: 'faint' },
      ],
      spots: [
        room('D01', 130, 160),
        room('D09', 340, 190, 'octagon', { icon: 'crystal-cluster' }),
        room('D10', 540, 150),
        room('D13', 230, 320, 'octagon', { icon: 'crystal-cluster' }),
        room('D14', 430, 330),
        room('D15', 640, 300),
        room('D18', 330, 480, 'square'),
        room('D19', 520, 480, 'square', { icon: 'shop' }),
        room('D20', 700, 440),
        room('D23', 120, 520),
        room('D25', 520, 640),
        room('D27', 820, 580, 'octagon'),
        room('D30', 880, 420, 'disc', { icon: 'water-fountain' }),
        { id: 'noise', at: [840, 330], shape: 'box', size: [150, 80], style: 'slot', label: 'Clank!', share: 'row' },
      ],
      links: [
        { id: 'a', from: 'D01', to: 'D09', label: 'tunnel', badges: [amount('boot-prints')] },
        { id: 'b', from: 'D09', to: 'D14', label: 'tunnel', badges: [amount('daemon-skull'), amount('daemon-skull')] },
        { id: 'c', from: 'D13', to: 'D14', label: 'tunnel' },
        { id: 'd', from: 'D14', to: 'D15', label: 'tunnel' },
        { id: 'e', from: 'D10', to: 'D15', label: 'tunnel', badges: [amount('padlock')] },
        { id: 'f', from: 'D15', to: 'D20', label: 'tunnel' },
        { id: 'g', from: 'D13', to: 'D23', label: 'tunnel', oneWay: true },
        { id: 'h', from: 'D18', to: 'D19', label: 'tunnel' },
        { id: 'i', from: 'D13', to: 'D18', label: 'tunnel', badges: [amount('daemon-skull')] },
        { id: 'j', from: 'D19', to: 'D25', label: 'tunnel' },
        { id: 'k', from: 'D20', to: 'D27', label: 'tunnel', badges: [amount('boot-prints')] },
        { id: 'l', from: 'D23', to: 'D30', label: 'wraps', wraps: true },
        { id: 'm', from: 'D09', to: 'D10', label: 'tunnel' },
      ],
    },
  ],
  zones: [
    { id: 'row', kind: 'grid', label: 'Dungeon row', cols: 3 },
    { id: 'hand', kind: 'fan', label: 'Hand', owner: 1 },
    { id: 'deck', kind: 'stack', label: 'Deck', count: 5, owner: 1 },
    { id: 'discard', kind: 'stack', label: 'Discard', count: 0, owner: 1 },
  ],
  faces: clankFaces,
  pieces: [
    ...['dagger', 'cleric', 'orc', 'sneak', 'sapphire', 'shrine'].map((id, n) => inZone(id, 'row', n)),
    ...['burgle', 'stumble', 'mercenary'].map((id, n) => inZone(id, 'hand', n)),
    inZone('top', 'deck', 0, 'back'),
    onSpot('p0', 'D18', 'pawn0'),
    onSpot('p1', 'D14', 'pawn1'),
    onSpot('p2', 'D01', 'pawn2'),
    onSpot('m1', 'D10', 'major'),
    onSpot('s1', 'D15', 'minor'),
    onSpot('s2', 'D15', 'minor'),
    onSpot('x', 'D20', 'ankh', { state: ['last'] }),
    onSpot('c0', 'noise', 'cube0', { n: 3 }),
    onSpot('c1', 'noise', 'cube1', { n: 2 }),
    onSpot('c2', 'noise', 'black'),
  ],
  counters: [
    { id: 'skill', of: 1, icon: 'magic-palm', value: 3, label: 'skill', show: 'pool', tint: 'arcane' },
    { id: 'swords', of: 1, icon: 'broadsword', value: 0, label: 'swords', show: 'pool', tint: 'blood' },
    { id: 'boots', of: 1, icon: 'walking-boot', value: 2, label: 'boots', show: 'pool', tint: 'life' },
    {
      id: 'rage',
      of: null,
      icon: 'spiked-dragon-head',
      value: 3,
      label: 'Rage',
      show: 'track',
      tint: 'blood',
      steps: [2, 2, 3, 3, 4, 4, 5].map((n) => amount('', n)),
    },
    ...[0, 1, 2].flatMap((seat) => [
      {
        id: `gold:${seat}`,
        of: seat,
        icon: 'two-coins',
        value: 5 + seat * 4,
        label: 'gold',
        show: 'number' as const,
        tint: 'gold' as const,
      },
      {
        id: `health:${seat}`,
        of: seat,
        icon: 'death-skull',
        value: 2 + seat * 2,
        max: 10,
        label: 'wounds',
        show: 'track' as const,
        tint: 'blood' as const,
      },
    ]),
  ],
  prompt: { mine: true, title: 'Your turn', detail: 'Play cards, move, buy or fight.', waiting: [1], undo: true },
  choices: [
    {
      id: 11,
      on: ['D09'],
      label: 'Crystal cave: fight both',
      cost: [amount('walking-boot', 1), amount('broadsword', 2)],
      icon: 'broadsword',
    },
    {
      id: 12,
      on: ['D09'],
      label: 'Crystal cave: take the wounds',
      cost: [amount('walking-boot', 1), amount('hearts', 2)],
      icon: 'hearts',
    },
    { id: 13, on: ['D13'], label: 'Walk to the west cave', cost: [amount('walking-boot', 1)] },
    { id: 14, on: ['D15'], label: 'Tower Cellar, then a secret', cost: [amount('walking-boot', 1)] },
    { id: 20, on: ['cleric'], label: 'Acquire the Cleric of the Sun' },
    { id: 21, on: ['shrine'], label: 'Acquire the Shrine' },
    { id: 30, on: ['burgle'], label: 'Play Burgle' },
    { id: 31, on: ['stumble'], label: 'Play Stumble' },
    { id: 32, on: ['mercenary'], label: 'Play Mercenary' },
    button(40, 'Play all 3', { icon: 'card-play', key: 'A', weight: 'main' }),
    button(41, 'End turn', { weight: 'grave', ask: 'End your turn with three cards in hand?' }),
  ],
  reach: [{ on: 'D20', route: ['D15', 'D20'], cost: [amount('walking-boot', 2)] }],
  log: [
    { n: 0, seq: 1, text: 'Turn 8 · Nils', kind: 'turn', seat: 0 },
    { n: 1, seq: 2, seat: 0, text: 'bought a Master Key for 7 :two-coins:' },
    { n: 2, seq: 3, text: 'The dragon attacks! 3 cubes: one black, two for Ysolde.', kind: 'big' },
    { n: 3, seq: 4, seat: 2, text: 'lost 2 :hearts:', refs: ['p2'] },
  ],
};

const tileFace = (
  title: string,
  tint: 'lapis' | 'garnet' | 'moss' | 'ochre',
  kind: string,
  art: string,
  more: Partial<Extract<Face, { is: 'tile' }>> = {},
): Face => ({
  is: 'tile',
  title,
  tint,
  kind,
  art,
  sides: [{}, { key: true }, {}, null],
  ...more,
});
const cell = (x: number, y: number): Spot => ({
  id: `cell:${x},${y}`,
  at: [x, y],
  shape: 'square',
  size: 0.5,
  style: 'empty',
  icon: 'cowled',
  label: `cell ${x} ${y}`,
});
const market: Zone = {
  id: 'market',
  kind: 'row',
  label: 'Board',
  size: 'm',
  slots: Array.from({ length: 6 }, (_, n) => ({
    id: `slot:${n}`,
    label: `place ${n + 1}`,
    note: amount('', n + 1),
    ...(n > 3 ? { tint: 'umber' as const } : {}),
  })),
};
const tales: Scene = {
  ...empty,
  game: 'tales_of_glory',
  seats: [
    { seat: 1, name: 'Maud', state: 'thinks', counters: [], score: amount('laurels', 27) },
    { seat: 3, name: 'Théo', state: 'ready', counters: [], score: amount('laurels', 22) },
  ],
  layout: {
    wide: {
      is: 'split',
      split: 'column',
      parts: [
        { is: 'show', show: 'market', title: 'Board' },
        {
          is: 'split',
          split: 'row',
          share: [0, 1],
          parts: [
            { is: 'show', show: 'hand', size: 'l', title: 'Your tile' },
            { is: 'show', show: 'map', size: 'fit' },
          ],
        },
      ],
    },
    narrow: { is: 'show', show: 'map', size: 'fit' },
  },
  boards: [
    {
      id: 'map',
      label: 'Your map',
      box: [-2.6, -1.6, 5.2, 3.2],
      skin: 'bare',
      grows: true,
      shapes: [],
      spots: [cell(-2, 0), cell(1, -1), cell(2, 0), cell(1, 1)],
    },
  ],
  zones: [market, { id: 'hand', kind: 'row', label: 'Your tile', owner: 1 }],
  faces: {
    herb: tileFace('Herbalist', 'lapis', 'cowled', 'herbs-bundle', {
      cost: [amount('two-coins', 1)],
      gain: [amount('round-potion', 4)],
      chests: [[amount('two-coins', 2)]],
    }),
    gorgon: tileFace('Gorgon', 'garnet', 'monster-grasp', 'medusa-head', {
      cost: [amount('magic-swirl', 4)],
      gain: [amount('laurels', 7), amount('round-potion', 1)],
      chests: [[amount('crossed-swords', 1)]],
    }),
    castle: tileFace('Castle', 'moss', 'stone-tower', 'tower-flag', {
      cost: [amount('two-coins', 2)],
      sides: [
        { gain: [{ ...amount('laurels', 3), need: 'cowled' }] },
        { gain: [amount('laurels', 3)] },
        { key: true },
        { gain: [amount('key'), amount('cut-diamond')] },
      ],
    }),
    wand: tileFace('Crystal Wand', 'ochre', 'cut-diamond', 'crystal-wand', {
      cost: [amount('crossed-swords', 1), amount('round-potion', 1)],
      gain: [{ ...amount('laurels', 2), per: 'cowled', late: true }],
    }),
    hero: {
      is: 'tile',
      tint: 'plum',
      kind: 'visored-helm',
      title: 'Shaman',
      art: 'totem-mask',
      sides: [{ key: true }, {}, { key: true }, {}],
      chests: [[amount('two-coins', 2)], [amount('key', 1)]],
    },
  },
  pieces: [
    inZone('t1', 'market', 0, 'gorgon'),
    inZone('t2', 'market', 3, 'castle'),
    inZone('t3', 'market', 5, 'wand'),
    inZone('mine', 'hand', 0, 'herb'),
    { id: 'b1', face: 'hero', label: 'Shaman', at: { is: 'board', board: 'map', xy: [0, 0] }, open: [0] },
    { id: 'b2', face: 'gorgon', label: 'Gorgon', at: { is: 'board', board: 'map', xy: [-1, 0] } },
    { id: 'b3', face: 'castle', label: 'Castle', at: { is: 'board', board: 'map', xy: [0, -1] }, joined: [2] },
    { id: 'b4', face: 'wand', label: 'Wand', at: { is: 'board', board: 'map', xy: [0, 1] } },
    { id: 'b5', face: 'castle', label: 'Castle', at: { is: 'board', board: 'map', xy: [1, 0] }, joined: [3], turn: 90 },
  ],
  prompt: { mine: true, title: 'Place the Herbalist', waiting: [1], undo: true },
  choices: [
    {
      id: 1,
      on: ['mine', 'cell:-2,0'],
      label: 'Here: two half-keys join, a key :key: for a chest; then 4 :round-potion:',
      shows: {
        pieces: [
          { id: 'mine-there', face: 'herb', label: 'Herbalist', at: { is: 'board', board: 'map', xy: [-2, 0] } },
        ],
      },
    },
    { id: 2, on: ['mine', 'cell:1,-1'], label: 'Pay 1 coin', icon: 'two-coins' },
    { id: 3, on: ['mine', 'cell:1,-1'], label: 'Pay 1 potion', icon: 'round-potion' },
    { id: 4, on: ['mine', 'cell:2,0'], label: 'East' },
    button(9, 'Discard', { weight: 'quiet', icon: 'card-discard', key: 'D' }),
  ],
};

const hex = (q: number, r: number): [number, number] => [47 * Math.sqrt(3) * (q + r / 2), 70.5 * r];
const lands: [number, number, string][] = [
  [0, 0, 'fire'],
  [1, 0, 'meadow'],
  [1, -1, 'forest'],
  [0, -1, 'pond'],
  [-1, 0, 'forest'],
  [-1, 1, 'portal'],
  [0, 1, 'smith'],
];
const held: Scene = {
  ...empty,
  game: 'heldentaufe',
  seats: [
    { seat: 0, name: 'Nils', state: 'waits', counters: [] },
    { seat: 1, name: 'Maud', state: 'plays', counters: ['hearts'] },
  ],
  counters: [{ id: 'hearts', of: 1, icon: 'hearts', value: 4, max: 5, label: 'hearts', show: 'pips', tint: 'blood' }],
  layout: {
    wide: {
      is: 'split',
      split: 'row',
      share: [2, 1],
      parts: [
        { is: 'show', show: 'surface', size: 'fit' },
        { is: 'show', show: 'under', size: 'fit' },
      ],
    },
    narrow: { is: 'show', show: 'surface', size: 'fit' },
  },
  boards: [
    {
      id: 'surface',
      label: 'Surface',
      box: [-250, -190, 500, 380],
      skin: 'meadow',
      grows: true,
      shapes: [{ is: 'text', text: 'Surface', at: [-235, -165], size: 20, style: 'title' }],
      spots: [
        ...lands.map(([q, r]): Spot => ({
          id: `hex:${q},${r}`,
          at: hex(q, r),
          shape: 'hex',
          size: 45,
          style: 'cell',
          label: `hex ${q} ${r}`,
        })),
        { id: 'hex:2,-1', at: hex(2, -1), shape: 'hex', size: 45, style: 'empty', label: 'unknown' },
      ],
    },
    {
      id: 'under',
      label: 'Underground',
      box: [-150, -150, 300, 300],
      skin: 'rock',
      shapes: [],
      spots: [
        [0, -81],
        [0, 0],
        [0, 81],
        [70, -40],
        [-70, 40],
      ].map(([x, y], n): Spot => ({
        id: `u${n}`,
        at: [x!, y!],
        shape: 'flathex',
        size: 44,
        style: 'room',
        tint: n === 0 ? 'plum' : n === 3 ? 'garnet' : 'sand',
        label: `cave ${n}`,
        ...(n === 0 ? { icon: 'magic-portal' } : {}),
      })),
    },
  ],
  faces: {
    fire: { is: 'hex', tint: 'gold', icon: 'campfire', title: 'Campfire' },
    meadow: { is: 'hex', tint: 'life', icon: 'high-grass', many: true, title: 'Meadow' },
    forest: { is: 'hex', tint: 'moss', icon: 'pine-tree', many: true, title: 'Forest' },
    pond: { is: 'hex', tint: 'crystal', icon: 'double-fish', title: 'Pond' },
    portal: { is: 'hex', tint: 'plum', icon: 'magic-portal', n: 1, title: 'Portal' },
    smith: { is: 'hex', tint: 'sand', icon: 'anvil', title: 'Smith' },
    pawn: { is: 'pawn', seat: 1 },
    other: { is: 'pawn', seat: 4 },
    ulumu: { is: 'token', shape: 'flathex', tint: 'blood', icon: 'fish-monster', title: 'Ulumu' },
    danger: { is: 'token', shape: 'disc', tint: 'garnet', icon: 'death-skull', title: 'Danger' },
    apple: { is: 'token', shape: 'diamond', tint: 'life', icon: 'shiny-apple', title: 'Apple', n: 2 },
  },
  pieces: [
    ...lands.map(([q, r, face]) => onSpot(`land:${q},${r}`, `hex:${q},${r}`, face)),
    onSpot('me', 'hex:0,0', 'pawn'),
    onSpot('nils', 'u1', 'other'),
    onSpot('ulumu', 'u3', 'ulumu'),
    onSpot('danger', 'u2', 'danger'),
    onSpot('apple', 'u4', 'apple'),
  ],
  prompt: { mine: true, title: 'Your turn: 3 action points left', waiting: [1] },
  choices: [
    { id: 1, on: ['hex:1,0'], label: 'To the meadow' },
    { id: 2, on: ['hex:2,-1'], label: 'Explore' },
    { id: 3, on: ['u3'], label: 'Attack' },
  ],
};

const plan = (
  rooms: [number, number, number, number][],
  things: [number, number, string, 'gold' | 'blood' | 'slate'][],
): Face => ({
  is: 'plan',
  cols: 4,
  rows: 6,
  upper: [
    [
      [0, 1.5],
      [1.5, 1.5],
      [1.5, 5],
      [4, 5],
    ],
    [
      [1.5, 3.5],
      [4, 3.5],
    ],
  ],
  lower: [
    [
      [2.5, 0],
      [2.5, 2.5],
      [4, 2.5],
    ],
  ],
  rooms,
  things: things.map(([x, y, icon, tint], n) => ({
    id: `t${n}`,
    at: [x, y],
    icon,
    tint,
    shape: icon === 'hole' ? 'square' : 'disc',
  })),
  cost: amount('two-coins', 5),
});
const maps: Scene = {
  ...empty,
  game: 'map_masters',
  seats: [{ seat: 1, name: 'Maud', state: 'plays', counters: [] }],
  layout: {
    wide: {
      is: 'split',
      split: 'row',
      share: [1, 0],
      parts: [
        { is: 'show', show: 'dungeon', size: 'fit' },
        { is: 'show', show: 'hand', size: 'm', title: 'Hand' },
      ],
    },
    narrow: {
      is: 'split',
      split: 'column',
      parts: [
        { is: 'show', show: 'dungeon', size: 'fit' },
        { is: 'show', show: 'hand', size: 's' },
      ],
    },
  },
  boards: [
    {
      id: 'dungeon',
      label: 'Your dungeon',
      box: [-0.5, -0.5, 13, 13],
      skin: 'bare',
      grows: true,
      shapes: [],
      spots: [{ id: 'cell:10,6', at: [10, 6], shape: 'card', size: [4, 6], style: 'empty', label: 'place' }],
    },
  ],
  zones: [{ id: 'hand', kind: 'row', label: 'Hand', owner: 1 }],
  faces: {
    one: plan(
      [[1, 3, 2, 2]],
      [
        [1.5, 3.5, 'two-coins', 'gold'],
        [0.7, 1.5, 'broadsword', 'slate'],
        [2.5, 4.4, 'daemon-skull', 'blood'],
      ],
    ),
    two: plan(
      [],
      [
        [1.5, 2.5, 'key', 'gold'],
        [3, 5, 'hole', 'slate'],
      ],
    ),
    ring: { is: 'mark', mark: 'ring', seat: 1 },
    pawn: { is: 'pawn', seat: 1 },
  },
  pieces: [
    { id: 'a', face: 'one', label: 'card', at: { is: 'board', board: 'dungeon', xy: [2, 4] } },
    { id: 'b', face: 'two', label: 'card', at: { is: 'board', board: 'dungeon', xy: [6, 6] }, turn: 180 },
    inZone('card:31', 'hand', 0, 'two'),
    { id: 'r1', face: 'ring', label: 'found', at: { is: 'piece', piece: 'a', slot: 't0' } },
  ],
  strokes: [
    {
      id: 'path',
      board: 'dungeon',
      seat: 1,
      style: 'ink',
      points: [
        [0, 2.5],
        [1.5, 2.5],
        [1.5, 6],
        [4, 6],
      ],
      stops: [0, 3],
    },
  ],
  prompt: { mine: true, title: 'Place a card', waiting: [1] },
  choices: [0, 180].map((turn, n) => ({
    id: 5 + n,
    on: ['card:31', 'cell:10,6'],
    turn: turn as 0 | 180,
    label: turn ? 'Place it turned' : 'Place it',
    shows: {
      pieces: [
        {
          id: 'there',
          face: 'two',
          label: 'card',
          at: { is: 'board', board: 'dungeon', xy: [10, 6] },
          turn: turn as 0 | 180,
        },
      ],
    },
  })),
};

const dice: Scene = {
  ...empty,
  game: 'dice',
  layout: {
    wide: {
      is: 'split',
      split: 'column',
      parts: [
        { is: 'show', show: 'all' },
        { is: 'show', show: 'marks', size: 'l' },
        { is: 'show', show: 'free', size: 's' },
      ],
    },
    narrow: { is: 'show', show: 'all' },
  },
  seats: [0, 1, 2, 3, 4].map((seat) => ({
    seat,
    name: `Seat ${seat}`,
    state: (['plays', 'thinks', 'ready', 'waits', 'gone'] as const)[seat]!,
    counters: [],
    first: seat === 0,
    score: amount('laurels', seat * 7),
  })),
  zones: [
    { id: 'all', kind: 'row', label: 'Dice' },
    { id: 'marks', kind: 'row', label: 'Marks' },
    { id: 'free', kind: 'free', label: 'Others' },
    { id: 'none', kind: 'row', label: 'Nothing here' },
  ],
  faces: {
    ...Object.fromEntries(
      (['slate', 'garnet', 'paper', 'ochre', 'lapis', 'plum'] as const).map((tint, n) => [
        `die${n}`,
        { is: 'die', tint, sides: ['death-skull'], pips: n + 1 } satisfies Face,
      ]),
    ),
    text: { is: 'die', tint: 'ochre', sides: [], text: 'B' },
    icon: { is: 'die', tint: 'garnet', sides: [], icon: 'death-skull', text: '2' },
    ...Object.fromEntries(
      (['tick', 'cross', 'strike', 'ring', 'dot', 'brick', 'x'] as const).map((mark, n) => [
        mark,
        { is: 'mark', mark, seat: n % 5 } satisfies Face,
      ]),
    ),
    odd: { is: 'scroll', title: 'Unknown' } as unknown as Face,
  },
  pieces: [
    ...[0, 1, 2, 3, 4, 5].map((n) => inZone(`die${n}`, 'all', n)),
    inZone('text', 'all', 6),
    inZone('icon', 'all', 7, 'icon', { state: ['locked'] }),
    ...['tick', 'cross', 'strike', 'ring', 'dot', 'brick', 'x'].map((id, n) => inZone(id, 'marks', n)),
    inZone('odd', 'free', 0),
    inZone('missing', 'free', 1, 'not-there', { state: ['spent'], badges: [amount('two-coins', 3)], n: 4, owner: 2 }),
  ],
  prompt: { mine: false, title: 'Waiting', waiting: [0, 3] },
  viewer: 2,
};

export const handMade: Record<string, Scene> = { clank, tales, held, maps, dice };
