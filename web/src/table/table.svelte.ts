/** What is on the table for one viewer, and what the person has picked so far. */
import { getContext, setContext } from 'svelte';
import { plain, t } from '../lib/text.svelte';
import type {
  Board,
  Counter,
  Face,
  Id,
  Link,
  Piece,
  Place,
  Reach,
  Scene,
  SceneChoice,
  Slot,
  Spot,
  Stroke,
  TableInfo,
  Text,
  Zone,
} from '../wire';
import * as picking from './picking';

export interface Source {
  scene: Scene;
  info: TableInfo | null;
  light: boolean;
  busy: boolean;
  onchoose(choice: number): void;
  onwhy(id: Id): void;
  onundo(): void;
}

export type Light = 'lit' | 'picked' | 'reach' | undefined;

const NO_CHOICES: SceneChoice[] = [];
const NO_PIECES: Piece[] = [];

export class Table {
  readonly #source: Source;

  picked = $state.raw<Id[]>([]);
  toggled = $state.raw<Id[]>([]);
  /** Complete choices to choose between, at the thing picked last. */
  menu = $state.raw<SceneChoice[]>([]);
  turns = $state.raw<SceneChoice[]>([]);
  turn = $state(0);
  /** A choice that asks to be confirmed. */
  asking = $state.raw<SceneChoice | null>(null);
  hovered = $state<Id | null>(null);
  focused = $state<Id | null>(null);
  /** What is looked at closely, by a long press or the space bar. */
  closer = $state<Id | null>(null);
  /** What the first tap of a finger shows. */
  tapped = $state<Id | null>(null);
  /** Things that a log line names. */
  named = $state.raw<readonly Id[]>([]);
  /** Faces that flicker by: of a die that rolls. */
  rolling = $state.raw<ReadonlyMap<Id, string>>(new Map());
  /** Counters that have just changed, and by how much. */
  counted = $state.raw<ReadonlyMap<Id, number>>(new Map());
  /** Another seat's board that is looked at. */
  peek = $state<Id | null>(null);
  /** Pieces seen for one beat alone. */
  guests = $state.raw<readonly Piece[]>([]);
  route = $state.raw<Id[]>([]);

  constructor(source: Source) {
    this.#source = source;
  }

  scene = $derived.by(() => this.#source.scene);
  info = $derived.by(() => this.#source.info);
  busy = $derived.by(() => this.#source.busy);
  mine = $derived.by(() => this.#source.light && (this.scene.prompt?.mine ?? false));
  choices = $derived.by(() => (this.mine ? (this.scene.choices ?? NO_CHOICES) : NO_CHOICES));
  subset = $derived.by(() => (this.mine ? this.scene.subset : undefined));

  /** The button of a subset, with how many are picked. */
  subsetLabel = $derived.by((): Text => {
    const label = this.subset?.label ?? '';
    return typeof label === 'string' ? label : { ...label, args: { ...label.args, n: this.toggled.length } };
  });
  subsetReady = $derived.by(() => this.subset !== undefined && picking.subsetChoice(this.subset, this.toggled) !== undefined);

  boards = $derived.by(() => byId<Board>(this.scene.boards));
  zones = $derived.by(() => byId<Zone>(this.scene.zones));
  spots = $derived.by(() => byId<Spot>(this.scene.boards.flatMap(({ spots }) => spots)));
  links = $derived.by(() => byId<Link>(this.scene.boards.flatMap(({ links }) => links ?? [])));
  slots = $derived.by(() => byId<Slot>(this.scene.zones.flatMap(({ slots }) => slots ?? [])));
  boardOf = $derived.by(
    () => new Map(this.scene.boards.flatMap((b) => b.spots.map((spot) => [spot.id, b.id]))),
  );

  lights = $derived.by(() => (this.busy ? new Map() : picking.lit(this.choices, this.picked)) as Map<Id, SceneChoice[]>);
  reach = $derived.by(() =>
    this.busy || this.picked.length > 0
      ? new Map<Id, Reach>()
      : picking.within(this.mine ? (this.scene.reach ?? []) : [], this.lights),
  );
  /** How many targets are lit, those of a subset too. */
  litCount = $derived.by(() => this.lights.size + (this.subset && !this.busy ? this.subset.of.length : 0));
  active = $derived.by(() => this.hovered ?? this.focused ?? this.tapped);

  /** The choice one is about to make: shown as it would look. */
  preview = $derived.by((): SceneChoice | undefined => {
    if (this.turns.length > 0) return this.turns[this.turn];
    const open = this.active ? this.lights.get(this.active) : undefined;
    return open?.length === 1 ? open[0] : undefined;
  });
  pieces = $derived.by(() => byId<Piece>([...this.guests, ...this.scene.pieces, ...this.ghosts]));
  ghosts = $derived.by(() =>
    (this.preview?.shows?.pieces ?? []).map((piece): Piece => ({ ...piece, state: [...(piece.state ?? []), 'ghost'] })),
  );
  placed = $derived.by(() => grouped([...this.pieces.values()]));
  strokes = $derived.by(() => byId<Stroke>([...this.scene.strokes, ...(this.preview?.shows?.strokes ?? [])]));
  counters = $derived.by(() => {
    const shown = this.preview?.shows?.counters ?? {};
    return byId<Counter>(
      this.scene.counters.map((one) => (one.id in shown ? { ...one, value: shown[one.id]! } : one)),
    );
  });

  face(piece: Piece): Face | undefined {
    return this.scene.faces[piece.face];
  }

  /** The pieces in a zone, on a spot, anywhere on a board or on a piece, in order. */
  at(kind: Place['is'], id: Id): Piece[] {
    return this.placed.get(`${kind} ${id}`) ?? NO_PIECES;
  }

  light(id: Id): Light {
    if (this.toggled.includes(id) || this.picked.includes(id)) return 'picked';
    if (this.lights.has(id) || (!this.busy && this.subset?.of.includes(id))) return 'lit';
    return this.reach.has(id) ? 'reach' : undefined;
  }

  /** A halo for few targets; with many it follows pointer and focus. */
  halo(id: Id): boolean {
    return this.litCount <= picking.HALO_LIMIT || this.active === id;
  }

  /** Whether a thing waits because another one is picked. */
  waits(id: Id): boolean {
    return (
      this.picked.length > 0 && !this.picked.includes(id) && !this.lights.has(id) &&
      this.choices.some(({ on }) => on[0] === id)
    );
  }

  /** What a thing is called. */
  label(id: Id): Text {
    const thing =
      this.pieces.get(id) ?? this.spots.get(id) ?? this.slots.get(id) ?? this.links.get(id) ??
      this.zones.get(id) ?? this.boards.get(id);
    return thing?.label ?? '';
  }

  /** The whole sentence of what picking it does, else what it is. */
  sentence(id: Id): Text {
    const open = this.lights.get(id) ?? NO_CHOICES;
    return open.length === 1 ? open[0]!.label : this.label(id);
  }

  /** The accessible name: what it is, what lies there, what it does. */
  spoken(id: Id): string {
    const open = this.lights.get(id) ?? NO_CHOICES;
    const here = this.spots.has(id) ? this.at('spot', id).map((piece) => plain(piece.label)) : [];
    const what = [plain(this.label(id)), ...here, ...this.written(id)].join(', ');
    if (open.length === 1) return t('tbl-lit', { what, does: plain(open[0]!.label) });
    if (open.length > 1) return t('tbl-lit-many', { what, n: open.length });
    if (this.subset?.of.includes(id)) return t('tbl-lit-subset', { what });
    if (this.reach.has(id)) return t('tbl-lit-reach', { what });
    return what;
  }

  /** What is written on a card. */
  private written(id: Id): string[] {
    const piece = this.pieces.get(id);
    const face = piece && this.face(piece);
    return face?.is === 'card' && face.text ? [plain(face.text)] : [];
  }

  /** Begin anew: another question is asked. */
  reset(): void {
    this.picked = picking.inHand(this.choices);
    this.toggled = [];
    this.menu = [];
    this.turns = [];
    this.turn = 0;
    this.asking = null;
    this.tapped = null;
    this.closer = null;
  }

  /** Go on with a walk that was begun, if nothing stands in its way. */
  walkOn(): void {
    if (this.route.length === 0) return;
    const next = picking.nextOfWalk(this.choices, this.route);
    this.route = next ? this.route.slice(1) : [];
    if (next) this.#source.onchoose(next.id);
  }

  /** A click, a key or a second tap on a thing. */
  pick(id: Id): void {
    if (this.busy || !this.#source.light) return;
    if (this.subset?.of.includes(id)) {
      this.toggled = picking.toggle(this.subset, this.toggled, id);
    } else if (this.picked.at(-1) === id && this.turns.length === 0) {
      this.back();
    } else if (this.turns.length > 0 && this.turns[0]!.on.at(-1) === id) {
      this.choose(this.turns[this.turn]!);
    } else if (this.reach.has(id)) {
      this.walk(this.reach.get(id)!.route);
    } else {
      this.take(picking.pick(this.choices, this.picked, id), id);
    }
  }

  walk(route: Id[]): void {
    this.route = route;
    this.walkOn();
  }

  /** A thing dragged onto another. */
  drop(a: Id, b: Id): void {
    if (!this.busy) this.take(picking.drop(this.choices, this.picked, a, b), b);
  }

  private take(step: picking.Step, id: Id): void {
    if (step.is === 'nothing') {
      this.#source.onwhy(id);
    } else if (step.is === 'choose') {
      this.choose(step.choice);
    } else {
      this.picked = step.picked;
      this.menu = step.is === 'menu' ? step.choices : [];
      this.turns = step.is === 'turn' ? step.choices : [];
      this.turn = 0;
    }
  }

  /** Make a choice; a grave one is asked for first. */
  choose(choice: SceneChoice): void {
    if (this.busy) return;
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
    if (this.turns.length > 0) this.turn = picking.turned(this.turns, this.turn);
  }

  /** One step back: a dialog, a menu, a pick, a look elsewhere. True if there was one. */
  back(): boolean {
    if (this.closer) this.closer = null;
    else if (this.asking) this.asking = null;
    else if (this.menu.length > 0 || this.turns.length > 0) this.unpick();
    else if (this.picked.length > picking.inHand(this.choices).length) this.unpick();
    else if (this.toggled.length > 0) this.toggled = [];
    else if (this.tapped) this.tapped = null;
    else if (this.peek) this.peek = null;
    else return false;
    return true;
  }

  private unpick(): void {
    this.menu = [];
    this.turns = [];
    this.picked = picking.back(this.choices, this.picked);
  }

  /** Look closer at a thing, or no longer. */
  lookAt(id: Id): void {
    this.closer = this.closer === id ? null : id;
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

/** Pieces by where they lie, in order. */
function grouped(pieces: readonly Piece[]): Map<string, Piece[]> {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = placeKey(piece.at);
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  for (const group of groups.values()) group.sort((a, b) => order(a.at) - order(b.at));
  return groups;
}

function placeKey(at: Place): string {
  switch (at.is) {
    case 'zone':
      return `zone ${at.zone}`;
    case 'spot':
      return `spot ${at.spot}`;
    case 'board':
      return `board ${at.board}`;
    case 'piece':
      return `piece ${at.piece}`;
  }
}

function order(at: Place): number {
  return 'n' in at ? (at.n ?? 0) : 0;
}

const TABLE = Symbol('table');

export function layTable(source: Source): Table {
  return setContext(TABLE, new Table(source));
}

export function atTable(): Table {
  return getContext<Table>(TABLE);
}
