/** What the person has picked so far, what can be picked next, and what a pick leads to. */
import type { Id, Mode, Piece, Shortcut, Scene, SceneChoice, ChoicePreview, Text, Turned } from '../../wire';
import type { Attention, Reason } from './attention.svelte';
import { lookAlikes } from './look-alikes';
import { type Highlight, Marks } from './marks.svelte';
import * as picking from './picking';
import type { SceneIndex } from './scene-index.svelte';

/** Where choices come from, and where they go. */
export interface ChoiceSource {
  readonly scene: Scene;
  /** False while nothing can be chosen at all: in a replay, without a connection. */
  readonly isInteractive: boolean;
  /** A choice is on its way. */
  readonly busy: boolean;
  onchoose(choice: number): void;
  onwhy(id: Id): Promise<Reason | null>;
}

const NO_CHOICES: readonly SceneChoice[] = [];
const NO_MODES: readonly Mode[] = [];
const NO_PIECES: readonly Piece[] = [];
const NO_HIGHLIGHTS: ReadonlyMap<Id, SceneChoice[]> = new Map();
const NO_SHORTCUTS: Shortcut[] = [];
const NO_TARGETS: ReadonlyMap<Id, Shortcut> = new Map();

export class Selection {
  readonly #source: ChoiceSource;
  readonly #index: SceneIndex;
  readonly #attention: Attention;
  readonly marks: Marks;

  picked = $state.raw<Id[]>([]);
  /** What is picked of a subset. */
  toggled = $state.raw<Id[]>([]);
  /** Complete choices to choose between, at the thing that was picked last. */
  menu = $state.raw<SceneChoice[]>([]);
  /** How the thing in hand is turned. */
  facing = $state<Turned>(0);
  /** A choice that waits for a confirmation. */
  asking = $state.raw<SceneChoice | null>(null);
  /** The mode that the person has switched to. */
  #wishedMode = $state<Id>('');
  /** What is still to be picked of a shortcut. */
  #route: Id[] = [];

  constructor(source: ChoiceSource, index: SceneIndex, attention: Attention) {
    this.#source = source;
    this.#index = index;
    this.#attention = attention;
    this.marks = new Marks(this, attention);
  }

  #scene = $derived.by(() => this.#source.scene);
  /** A choice is on its way. */
  busy = $derived.by(() => this.#source.busy);
  /** The viewer is asked. */
  mine = $derived.by(() => this.#source.isInteractive && (this.#scene.prompt?.mine ?? false));
  /** The answer already given while others still choose: it can be changed. */
  chosen = $derived.by(() =>
    this.#source.isInteractive && !this.mine ? this.#scene.choices?.find(({ chosen }) => chosen) : undefined,
  );
  /** All that can be chosen, in any mode. */
  all = $derived.by(() => (this.mine || this.chosen ? (this.#scene.choices ?? NO_CHOICES) : NO_CHOICES));
  modes = $derived.by(() => (this.mine ? (this.#scene.modes ?? NO_MODES) : NO_MODES));
  mode = $derived.by(() => picking.modeOn(this.modes, this.all, this.#wishedMode));
  choices = $derived.by(() => picking.inMode(this.all, this.mode));
  subset = $derived.by(() => (this.mine ? this.#scene.subset : undefined));

  /** The label of the subset's button, with the number of things picked. */
  subsetLabel = $derived.by((): Text => {
    const label = this.subset?.label ?? '';
    return typeof label === 'string' ? label : { ...label, args: { ...label.args, n: this.toggled.length } };
  });
  subsetReady = $derived.by(
    () => this.subset !== undefined && picking.subsetChoice(this.subset, this.toggled) !== undefined,
  );

  #highlighted = $derived.by(() =>
    this.busy || this.choices.length === 0 ? NO_HIGHLIGHTS : picking.highlighted(this.choices, this.picked),
  );
  #lookAlikes = $derived.by(() => lookAlikes(this.#highlighted, this.#index.ownPieces));
  /** What can be picked, and the choices it leaves open; a look-alike leaves the same. */
  highlights = $derived.by(() =>
    this.#lookAlikes.size === 0
      ? this.#highlighted
      : new Map([
          ...this.#highlighted,
          ...[...this.#lookAlikes].map(([id, like]) => [id, this.#highlighted.get(like)!] as const),
        ]),
  );
  #shortcuts = $derived.by(() => (this.mine && !this.busy ? (this.#scene.shortcuts ?? NO_SHORTCUTS) : NO_SHORTCUTS));
  /** Shortcuts that are buttons of the prompt bar. */
  gestures = $derived.by(() => this.#shortcuts.filter(({ label }) => label !== undefined));
  /** Shortcuts by the target that takes them. */
  shortcuts = $derived.by(() => {
    const targets = this.#shortcuts.filter(({ label }) => label === undefined);
    return this.picked.length > 0 || targets.length === 0 ? NO_TARGETS : picking.within(targets, this.highlights);
  });

  /** The choice that picking the active thing would make: it is shown as it would look. */
  preview = $derived.by((): SceneChoice | undefined => {
    const open = this.openAt(this.#attention.active);
    return picking.placedAs(open, this.picked.length, this.facing) ?? picking.alike(open, this.picked.length);
  });
  /** The choice that places the thing in hand as it is shown. */
  placing = $derived.by(() => (this.picked.length > 0 && this.preview?.turn !== undefined ? this.preview : undefined));
  /** What can be done with the thing in hand besides placing it. */
  aside = $derived.by(() => (this.picked.length === 1 ? picking.clicked(this.choices, this.picked[0]!) : undefined));
  /** The ways in which the thing in hand can be turned. */
  turns = $derived.by(() => picking.turnsOf(this.choices, this.picked));
  /** What the active thing could lead to, else the thing in hand or chosen. */
  foreseen = $derived.by((): ChoicePreview | undefined => {
    const ahead = this.#scene.previews ?? {};
    const { active } = this.#attention;
    const held = this.picked.at(-1) ?? this.chosen?.targets.at(-1);
    return (active && ahead[active]) || (held ? ahead[held] : undefined);
  });
  /** What the preview shows; many previews show nothing, and then nothing is drawn again. */
  shows = $derived.by(() => this.preview?.preview);
  /** The pieces of the preview, as ghosts. */
  ghosts = $derived.by(() =>
    (this.shows?.pieces ?? this.#inPlace).map((piece): Piece => ({
      ...piece,
      state: [...(piece.state ?? []), 'ghost'],
    })),
  );
  /** The thing in hand, where it is about to be placed. */
  #inPlace = $derived.by((): readonly Piece[] => {
    const { targets, turn } = this.preview ?? {};
    const held = turn === undefined ? undefined : this.#index.ownPieces.find(({ id }) => id === targets?.[0]);
    const spot = targets?.[1];
    return held && spot && turn !== undefined && this.#index.spots.has(spot)
      ? [{ ...held, id: `${held.id}~`, at: { is: 'spot', spot }, turn, badges: [] }]
      : NO_PIECES;
  });

  /** The choices that picking a thing leaves open. */
  openAt(id: Id | null): readonly SceneChoice[] {
    return (id !== null && this.highlights.get(id)) || NO_CHOICES;
  }

  highlight(id: Id): Highlight {
    return this.marks.highlight(id);
  }

  /** Whether a thing waits because another one is picked. What lies anywhere on a board is built upon and never waits. */
  waits(id: Id): boolean {
    return (
      this.picked.length > 0 &&
      !this.picked.includes(id) &&
      !this.highlights.has(id) &&
      this.#index.pieces.get(id)?.at.is !== 'board' &&
      this.choices.some(({ targets }) => targets[0] === id)
    );
  }

  /** Forget all picks: another question is asked. */
  reset(): void {
    this.picked = picking.inHand(this.choices);
    this.facing = this.picked[0] === undefined ? 0 : this.#turnOf(this.picked[0]);
    this.toggled = [];
    this.menu = [];
    this.asking = null;
  }

  switchMode(mode: Id): boolean {
    if (mode === this.mode || !picking.hasChoices(this.all, mode)) return false;
    this.#wishedMode = mode;
    return true;
  }

  /** Pick a thing: by a click, a key or a second tap. */
  pick(id: Id): void {
    if (this.busy || !this.#source.isInteractive) return;
    if (this.subset?.of.includes(id)) {
      this.toggled = picking.toggle(this.subset, this.toggled, id);
    } else if (this.picked.at(-1) === id) {
      this.back();
    } else if (this.shortcuts.has(id)) {
      this.walk(this.shortcuts.get(id)!.route);
    } else {
      this.#take(picking.pick(this.choices, this.picked, this.#standsFor(id)), id);
    }
  }

  /** Drop one thing onto another. */
  drop(a: Id, b: Id): void {
    if (!this.busy) this.#take(picking.drop(this.choices, this.picked, this.#standsFor(a), this.#standsFor(b)), b);
  }

  /** Take a shortcut: its choices are made one by one. */
  walk(route: Id[]): void {
    this.#route = route;
    this.walkOn();
  }

  /** Make the next choice of a shortcut, if that is possible without a further pick. */
  walkOn(): void {
    if (this.#route.length === 0) return;
    const next = picking.nextOfWalk(this.choices, this.#route);
    this.#route = next ? this.#route.slice(1) : [];
    if (next) this.#source.onchoose(next.id);
  }

  /** The target that a thing stands for: itself, or the one that it looks like. */
  #standsFor(id: Id): Id {
    return this.#lookAlikes.get(id) ?? id;
  }

  #take(step: picking.Step, id: Id): void {
    if (step.is === 'nothing') {
      void this.#attention.showReason(id, this.#source.onwhy(id));
    } else if (step.is === 'choose') {
      this.choose(step.choice);
    } else if (step.is === 'turn') {
      this.choose(picking.placedAs(step.choices, step.picked.length - 1, this.facing) ?? step.choices[0]!);
    } else {
      if (this.picked[0] !== step.picked[0]) this.facing = this.#turnOf(step.picked[0]!);
      this.picked = step.picked;
      this.menu = step.is === 'menu' ? step.choices : [];
    }
  }

  /** How a thing is turned where it lies, or else a way in which it can be placed. */
  #turnOf(id: Id): Turned {
    const turns = picking.turnsOf(this.choices, [id]);
    const now = this.#index.pieces.get(id)?.turn ?? 0;
    return turns.includes(now) ? now : (turns[0] ?? 0);
  }

  /** Make a choice; one with a question is confirmed first. */
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

  /** Turn the thing in hand. */
  rotate(): void {
    if (this.turns.length > 1) this.facing = picking.turned(this.turns, this.facing);
  }

  /** Take one step back: a close look, a confirmation, a menu, a pick, a tap, a look elsewhere. False if there was none. */
  back(): boolean {
    const attention = this.#attention;
    if (attention.refusal) attention.refusal = null;
    else if (attention.zoomedId) attention.zoomedId = null;
    else if (this.asking) this.asking = null;
    else if (this.menu.length > 0 || this.picked.length > picking.inHand(this.choices).length) this.#unpick();
    else if (this.toggled.length > 0) this.toggled = [];
    else if (attention.tapped) attention.tapped = null;
    else if (attention.peekedId) attention.peekedId = null;
    else return false;
    return true;
  }

  #unpick(): void {
    this.menu = [];
    this.#attention.tapped = null;
    this.picked = picking.back(this.choices, this.picked);
  }
}
