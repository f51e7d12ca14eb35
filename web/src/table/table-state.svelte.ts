/** What is on the table for one viewer, and what the person has picked so far. */
import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { plain, t } from '../text/translate.svelte';
import type {
  Board,
  Counter,
  Face,
  Id,
  Link,
  Mode,
  Piece,
  Place,
  Reach,
  Scene,
  SceneChoice,
  Shows,
  Slot,
  Spot,
  Stroke,
  TableInfo,
  Text,
  Turned,
  Zone,
} from '../wire';
import { amountWords } from '../text/amount-words';
import { grouped, sameMap } from './pieces/stable-groups';
import * as picking from './input/selection';
import { lookAlikes } from './pieces/look-alikes';
import type { Viewport } from './board/viewport.svelte';

export interface Source {
  scene: Scene;
  info: TableInfo | null;
  isInteractive: boolean;
  busy: boolean;
  onchoose(choice: number): void;
  onwhy(id: Id): void;
  onundo(): void;
}

/** A quiet thing can be picked, but shines only under pointer and focus. */
export type Highlight = 'lit' | 'picked' | 'reach' | 'quiet' | undefined;

const NO_CHOICES: readonly SceneChoice[] = [];
const NO_MODES: readonly Mode[] = [];
const NO_PIECES: readonly Piece[] = [];
const NO_STROKES: readonly Stroke[] = [];
const NO_HIGHLIGHTS: ReadonlyMap<Id, SceneChoice[]> = new Map();
const NO_GESTURES: Reach[] = [];
const NO_REACH: ReadonlyMap<Id, Reach> = new Map();
type Placed = Record<Place['is'], ReadonlyMap<Id, readonly Piece[]>>;

export class TableState {
  readonly #source: Source;

  picked = $state.raw<Id[]>([]);
  toggled = $state.raw<Id[]>([]);
  /** Complete choices to choose between, at the thing picked last. */
  menu = $state.raw<SceneChoice[]>([]);
  /** How what is in hand is turned. */
  facing = $state<Turned>(0);
  /** The mode the person has switched to. */
  #wished = $state<Id>('');
  /** A choice that asks to be confirmed. */
  asking = $state.raw<SceneChoice | null>(null);
  hovered = $state<Id | null>(null);
  /** A pointer is down: nothing moves by itself. */
  pressed = $state(false);
  focused = $state<Id | null>(null);
  /** What is looked at closely, by a long press or the space bar. */
  zoomedId = $state<Id | null>(null);
  /** What the first tap of a finger shows. */
  tapped = $state<Id | null>(null);
  /** Things that a log line names. */
  mentioned = $state.raw<readonly Id[]>([]);
  /** Faces that flicker by: of a die that rolls. */
  rolling = $state.raw<ReadonlyMap<Id, string>>(new Map());
  /** Counters that have just changed, and by how much. */
  counted = $state.raw<ReadonlyMap<Id, number>>(new Map());
  /** Another seat's board that is looked at. */
  peekedId = $state<Id | null>(null);
  /** Pieces seen for one beat alone. */
  temporaryPieces = $state.raw<readonly Piece[]>([]);
  route = $state.raw<Id[]>([]);
  /** How each board that is shown is looked at. */
  readonly viewports = new SvelteMap<Id, Viewport>();

  constructor(source: Source) {
    this.#source = source;
  }

  scene = $derived.by(() => this.#source.scene);
  info = $derived.by(() => this.#source.info);
  busy = $derived.by(() => this.#source.busy);
  mine = $derived.by(() => this.#source.isInteractive && (this.scene.prompt?.mine ?? false));
  /** What has been answered while others still choose: it can be changed. */
  chosen = $derived.by(() =>
    this.#source.isInteractive && !this.mine ? this.scene.choices?.find(({ chosen }) => chosen) : undefined,
  );
  /** All that can be chosen, in whatever mode. */
  all = $derived.by(() => (this.mine || this.chosen ? (this.scene.choices ?? NO_CHOICES) : NO_CHOICES));
  modes = $derived.by(() => (this.mine ? (this.scene.modes ?? NO_MODES) : NO_MODES));
  mode = $derived.by(() => picking.modeOn(this.modes, this.all, this.#wished));
  choices = $derived.by(() => picking.inMode(this.all, this.mode));
  subset = $derived.by(() => (this.mine ? this.scene.subset : undefined));

  /** The button of a subset, with how many are picked. */
  subsetLabel = $derived.by((): Text => {
    const label = this.subset?.label ?? '';
    return typeof label === 'string' ? label : { ...label, args: { ...label.args, n: this.toggled.length } };
  });
  subsetReady = $derived.by(
    () => this.subset !== undefined && picking.subsetChoice(this.subset, this.toggled) !== undefined,
  );

  // A patch leaves lists that it does not touch as they are, and what follows from them too.
  seats = $derived.by(() => this.scene.seats);
  viewer = $derived.by(() => this.scene.viewer);
  faces = $derived.by(() => this.scene.faces);
  log = $derived.by(() => this.scene.log ?? []);
  #boards = $derived.by(() => this.scene.boards);
  #zones = $derived.by(() => this.scene.zones);
  #pieces = $derived.by(() => this.scene.pieces);
  #strokes = $derived.by(() => this.scene.strokes);
  #counters = $derived.by(() => this.scene.counters);

  boards = $derived.by(() => byId<Board>(this.#boards));
  zones = $derived.by(() => byId<Zone>(this.#zones));
  spots = $derived.by(() => byId<Spot>(this.#boards.flatMap(({ spots }) => spots)));
  links = $derived.by(() => byId<Link>(this.#boards.flatMap(({ links }) => links ?? [])));
  slots = $derived.by(() => byId<Slot>(this.#zones.flatMap(({ slots }) => slots ?? [])));
  boardOf = $derived.by(() => new Map(this.#boards.flatMap((b) => b.spots.map((spot) => [spot.id, b.id]))));

  #highlighted = $derived.by(() =>
    this.busy || this.choices.length === 0 ? NO_HIGHLIGHTS : picking.highlighted(this.choices, this.picked),
  );
  #lookAlikes = $derived.by(() => lookAlikes(this.#highlighted, this.#pieces));
  /** What can be picked, and the choices it leaves open; a twin of it leaves the same. */
  highlights = $derived.by(() =>
    this.#lookAlikes.size === 0
      ? this.#highlighted
      : new Map([
          ...this.#highlighted,
          ...[...this.#lookAlikes].map(([id, like]) => [id, this.#highlighted.get(like)!] as const),
        ]),
  );
  /** Several choices in one gesture, as buttons of the bar. */
  gestures = $derived.by(() =>
    this.mine && !this.busy
      ? (this.scene.reach ?? NO_GESTURES).filter(({ label }) => label !== undefined)
      : NO_GESTURES,
  );
  reach = $derived.by(() => {
    const reach = this.mine
      ? (this.scene.reach ?? NO_GESTURES).filter(({ label }) => label === undefined)
      : NO_GESTURES;
    return this.busy || this.picked.length > 0 || reach.length === 0
      ? NO_REACH
      : picking.within(reach, this.highlights);
  });
  /** What can be picked, is picked, or is within reach. */
  #marks = $derived.by(() => (this.#marksBefore = sameMap(this.#allMarks(), this.#marksBefore)));
  #marksBefore: ReadonlyMap<Id, Highlight> = new Map();
  /** What can be picked without being lit. */
  #quiet = $derived.by(
    () => new Set([...this.highlights].filter(([, open]) => picking.isQuiet(open)).map(([id]) => id)),
  );
  /** Every target that is lit, those of a subset too. */
  targets = $derived.by(() => [
    ...[...this.highlights.keys()].filter((id) => !this.#quiet.has(id)),
    ...(this.subset && !this.busy ? this.subset.of : []),
  ]);
  highlightedCount = $derived.by(() => this.targets.length);
  active = $derived.by(() => this.hovered ?? this.focused ?? this.tapped);

  /** The choice one is about to make: shown as it would look. */
  preview = $derived.by((): SceneChoice | undefined => {
    const open = (this.active && this.highlights.get(this.active)) || NO_CHOICES;
    return picking.placedAs(open, this.picked.length, this.facing) ?? picking.alike(open, this.picked.length);
  });
  /** The choice that places what is in hand as it is shown. */
  placing = $derived.by(() => (this.picked.length > 0 && this.preview?.turn !== undefined ? this.preview : undefined));
  /** What else can be done with what is in hand than to place it. */
  aside = $derived.by(() => (this.picked.length === 1 ? picking.clicked(this.choices, this.picked[0]!) : undefined));
  /** The ways in which what is in hand can be turned. */
  turns = $derived.by(() => picking.turnsOf(this.choices, this.picked));
  /** What could come of the thing one looks at, or of the one in hand or chosen. */
  foreseen = $derived.by((): Shows | undefined => {
    const ahead = this.scene.foresight ?? {};
    const held = this.picked.at(-1) ?? this.chosen?.on.at(-1);
    return (this.active && ahead[this.active]) || (held ? ahead[held] : undefined);
  });
  #shows = $derived.by(() => this.preview?.shows);
  pieces = $derived.by(() => byId<Piece>([...this.temporaryPieces, ...this.#pieces, ...this.ghosts]));
  ghosts = $derived.by(() =>
    (this.#shows?.pieces ?? this.#inPlace).map((piece): Piece => ({
      ...piece,
      state: [...(piece.state ?? []), 'ghost'],
    })),
  );
  /** What is in hand, where it is about to be placed. */
  #inPlace = $derived.by((): readonly Piece[] => {
    const { on, turn } = this.preview ?? {};
    const held = turn === undefined ? undefined : this.#pieces.find(({ id }) => id === on?.[0]);
    const spot = on?.[1];
    return held && spot && turn !== undefined && this.spots.has(spot)
      ? [{ ...held, id: `${held.id}~`, at: { is: 'spot', spot }, turn, badges: [] }]
      : NO_PIECES;
  });
  #ordered = $derived.by(() => [...this.pieces.values()].sort((a, b) => order(a.at) - order(b.at)));
  #placed = $derived.by(() => (this.#lay = placed(this.#ordered, this.#lay)));
  #lay: Placed = { zone: new Map(), spot: new Map(), board: new Map(), piece: new Map() };
  /** The pieces of each board, on its spots or anywhere. */
  #onBoards = $derived.by(
    () => (this.#onBefore = grouped(this.#ordered, ({ at }) => this.boardAt(at), this.#onBefore)),
  );
  #onBefore: ReadonlyMap<Id, readonly Piece[]> = new Map();
  strokes = $derived.by(() => byId<Stroke>([...this.#strokes, ...(this.#shows?.strokes ?? [])]));
  #strokesOn = $derived.by(
    () => (this.#strokesBefore = grouped([...this.strokes.values()], ({ board }) => board, this.#strokesBefore)),
  );
  #strokesBefore: ReadonlyMap<Id, readonly Stroke[]> = new Map();
  counters = $derived.by(() => {
    const shown = this.#shows?.counters ?? {};
    return byId<Counter>(this.#counters.map((one) => (one.id in shown ? { ...one, value: shown[one.id]! } : one)));
  });
  /** Counters whose number is written on a spot. */
  #written = $derived.by(() => new Map(this.#counters.flatMap((one) => (one.spot ? [[one.spot, one] as const] : []))));

  face(piece: Piece): Face | undefined {
    return this.faces[piece.face];
  }

  /** The pieces in a zone, on a spot, anywhere on a board or on a piece, in order. */
  at(kind: Place['is'], id: Id): readonly Piece[] {
    return this.#placed[kind].get(id) ?? NO_PIECES;
  }

  /** All pieces of a board. */
  on(board: Id): readonly Piece[] {
    return this.#onBoards.get(board) ?? NO_PIECES;
  }

  strokesOn(board: Id): readonly Stroke[] {
    return this.#strokesOn.get(board) ?? NO_STROKES;
  }

  /** The counter whose number is written on a spot. */
  countOn(spot: Id): Counter | undefined {
    return this.#written.get(spot);
  }

  /** The board on which something lies. */
  boardAt(at: Place): Id | undefined {
    return at.is === 'spot' ? this.boardOf.get(at.spot) : at.is === 'board' ? at.board : undefined;
  }

  highlight(id: Id): Highlight {
    return this.#marks.get(id);
  }

  /** Later ones outshine earlier ones. */
  #allMarks(): Map<Id, Highlight> {
    const marks = new Map<Id, Highlight>();
    for (const id of this.reach.keys()) marks.set(id, 'reach');
    for (const id of this.#quiet) marks.set(id, 'quiet');
    for (const id of this.targets) marks.set(id, 'lit');
    for (const id of [...this.toggled, ...this.picked, ...(this.chosen?.on ?? [])]) marks.set(id, 'picked');
    return marks;
  }

  /** A halo for few targets; with many it follows pointer and focus. */
  halo(id: Id): boolean {
    return this.highlightedCount <= picking.HALO_LIMIT || this.active === id;
  }

  /** Whether a thing waits because another one is picked; what is to be built upon stays in the light. */
  waits(id: Id): boolean {
    return (
      this.picked.length > 0 &&
      !this.picked.includes(id) &&
      !this.highlights.has(id) &&
      this.pieces.get(id)?.at.is !== 'board' &&
      this.choices.some(({ on }) => on[0] === id)
    );
  }

  /** What a thing is called. */
  label(id: Id): Text {
    const thing =
      this.pieces.get(id) ??
      this.spots.get(id) ??
      this.slots.get(id) ??
      this.links.get(id) ??
      this.zones.get(id) ??
      this.boards.get(id);
    return thing?.label ?? '';
  }

  /** The whole sentence of what picking it does, else what it is. */
  sentence(id: Id): Text {
    const open = this.highlights.get(id) ?? NO_CHOICES;
    return open.length === 1 ? open[0]!.label : this.label(id);
  }

  /** The accessible name of a thing: what it is and what more is to be said of it, then what it does. */
  accessibleName(id: Id, ...said: readonly Text[]): string {
    const ahead = this.scene.foresight?.[id]?.text;
    const gains = this.foreseen?.gains?.[id] ?? [];
    const what = [...said, ...(ahead ? [ahead] : []), ...gains.map(amountWords)].map((text) => plain(text)).join(', ');
    if (!this.highlight(id)) return what;
    const open = this.highlights.get(id) ?? NO_CHOICES;
    if (open.length === 1) return t('tbl-lit', { what, does: plain(open[0]!.label) });
    if (open.length > 1) return t('tbl-lit-many', { what, n: open.length });
    if (this.subset?.of.includes(id)) return t('tbl-lit-subset', { what });
    if (this.reach.has(id)) return t('tbl-lit-reach', { what });
    return what;
  }

  /** Begin anew: another question is asked. */
  reset(): void {
    this.picked = picking.inHand(this.choices);
    this.facing = this.picked[0] === undefined ? 0 : this.#lying(this.picked[0]);
    this.toggled = [];
    this.menu = [];
    this.asking = null;
    this.tapped = null;
    this.zoomedId = null;
    if (this.hovered && (this.pieces.has(this.hovered) || !this.highlight(this.hovered))) this.hovered = null; // it may have gone from under the pointer
  }

  /** Go on with a walk that was begun, if nothing stands in its way. */
  walkOn(): void {
    if (this.route.length === 0) return;
    const next = picking.nextOfWalk(this.choices, this.route);
    this.route = next ? this.route.slice(1) : [];
    if (next) this.#source.onchoose(next.id);
  }

  /** Switch to another mode. */
  turnTo(mode: Id): void {
    if (mode === this.mode || !picking.hasChoices(this.all, mode)) return;
    this.#wished = mode;
    this.reset();
  }

  /** A click, a key or a second tap on a thing. */
  pick(id: Id): void {
    if (this.busy || !this.#source.isInteractive) return;
    if (this.subset?.of.includes(id)) {
      this.toggled = picking.toggle(this.subset, this.toggled, id);
    } else if (this.picked.at(-1) === id) {
      this.back();
    } else if (this.reach.has(id)) {
      this.walk(this.reach.get(id)!.route);
    } else {
      this.take(picking.pick(this.choices, this.picked, this.#like(id)), id);
    }
  }

  walk(route: Id[]): void {
    this.route = route;
    this.walkOn();
  }

  /** A thing dragged onto another. */
  drop(a: Id, b: Id): void {
    if (!this.busy) this.take(picking.drop(this.choices, this.picked, this.#like(a), this.#like(b)), b);
  }

  /** The lit thing that a thing stands for: itself, or its twin. */
  #like(id: Id): Id {
    return this.#lookAlikes.get(id) ?? id;
  }

  private take(step: picking.Step, id: Id): void {
    if (step.is === 'nothing') {
      this.#source.onwhy(id);
    } else if (step.is === 'choose') {
      this.choose(step.choice);
    } else if (step.is === 'turn') {
      this.choose(picking.placedAs(step.choices, step.picked.length - 1, this.facing) ?? step.choices[0]!);
    } else {
      if (this.picked[0] !== step.picked[0]) this.facing = this.#lying(step.picked[0]!);
      this.picked = step.picked;
      this.menu = step.is === 'menu' ? step.choices : [];
    }
  }

  /** How a thing is turned where it lies; else in a way in which it can be placed. */
  #lying(id: Id): Turned {
    const turns = picking.turnsOf(this.choices, [id]);
    const lies = this.pieces.get(id)?.turn ?? 0;
    return turns.includes(lies) ? lies : (turns[0] ?? 0);
  }

  /** Make a choice; a grave one is asked for first. */
  choose(choice: SceneChoice): void {
    if (this.busy || choice.chosen) return;
    if (choice.ask && this.asking !== choice) {
      this.asking = choice;
      return;
    }
    this.asking = null;
    this.menu = [];
    this.#source.onchoose(choice.id);
  }

  chooseSubset(): void {
    const choice = this.subset && picking.subsetChoice(this.subset, this.toggled);
    if (choice !== undefined && !this.busy) this.#source.onchoose(choice);
  }

  /** Turn what is about to be placed. */
  rotate(): void {
    if (this.turns.length > 1) this.facing = picking.turned(this.turns, this.facing);
  }

  /** One step back: a dialog, a menu, a pick, a look elsewhere. True if there was one. */
  back(): boolean {
    if (this.zoomedId) this.zoomedId = null;
    else if (this.asking) this.asking = null;
    else if (this.menu.length > 0) this.unpick();
    else if (this.picked.length > picking.inHand(this.choices).length) this.unpick();
    else if (this.toggled.length > 0) this.toggled = [];
    else if (this.tapped) this.tapped = null;
    else if (this.peekedId) this.peekedId = null;
    else return false;
    return true;
  }

  private unpick(): void {
    this.menu = [];
    this.tapped = null;
    this.picked = picking.back(this.choices, this.picked);
  }

  /** Look closer at a thing, or no longer. */
  lookAt(id: Id): void {
    this.zoomedId = this.zoomedId === id ? null : id;
  }

  undo(): void {
    if (this.scene.prompt?.undo && !this.busy) this.#source.onundo();
  }

  why(id: Id): void {
    this.#source.onwhy(id);
  }
}

function byId<T extends { id: Id }>(things: readonly T[]): Map<Id, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** Pieces by where they lie. */
function placed(pieces: readonly Piece[], before: Placed): Placed {
  return {
    zone: grouped(pieces, ({ at }) => (at.is === 'zone' ? at.zone : undefined), before.zone),
    spot: grouped(pieces, ({ at }) => (at.is === 'spot' ? at.spot : undefined), before.spot),
    board: grouped(pieces, ({ at }) => (at.is === 'board' ? at.board : undefined), before.board),
    piece: grouped(pieces, ({ at }) => (at.is === 'piece' ? at.piece : undefined), before.piece),
  };
}

function order(at: Place): number {
  return 'n' in at ? (at.n ?? 0) : 0;
}

const TABLE = Symbol('table');

export function provideTable(source: Source): TableState {
  return setContext(TABLE, new TableState(source));
}

export function useTable(): TableState {
  return getContext<TableState>(TABLE);
}
