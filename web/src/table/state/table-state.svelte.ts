/** The state of one table for one viewer, in five parts, and what needs more than one of them. */
import { getContext, setContext } from 'svelte';
import { amountWords } from '../../text/amount-words';
import { isKnown, plain, t } from '../../text/translate.svelte';
import type { Id, TableInfo, Text } from '../../wire';
import { Attention, type Reason } from './attention.svelte';
import { Effects } from './effects.svelte';
import { PieceScale } from './piece-scale.svelte';
import type { Tipped } from './tips';
import { type Overlay, SceneIndex } from './scene-index.svelte';
import { type ChoiceSource, Selection } from './selection.svelte';

const NO_STROKES: Overlay['strokes'] = [];
const NO_COUNTERS: Overlay['counters'] = {};

export interface TableSource extends ChoiceSource {
  readonly info: TableInfo | null;
  /** After how many choices the question was asked, where the table still shows a moment before. */
  readonly askedAt?: number | undefined;
  onundo(): void;
}

export class TableState {
  readonly #source: TableSource;
  readonly attention = new Attention();
  readonly effects = new Effects();
  readonly pieceScale = new PieceScale();
  readonly index: SceneIndex;
  readonly selection: Selection;

  constructor(source: TableSource) {
    this.#source = source;
    this.index = new SceneIndex(source, this.#overlay());
    this.selection = new Selection(source, this.index, this.attention);
  }

  /** What the index shows beyond the scene; read lazily, since the selection is made after the index. */
  #overlay(): Overlay {
    const { effects } = this;
    const selection = () => this.selection;
    return {
      get temporaryPieces() {
        return effects.temporaryPieces;
      },
      get ghosts() {
        return selection().ghosts;
      },
      get strokes() {
        return selection().shows?.strokes ?? NO_STROKES;
      },
      get counters() {
        return selection().shows?.counters ?? NO_COUNTERS;
      },
    };
  }

  scene = $derived.by(() => this.#source.scene);
  info = $derived.by(() => this.#source.info);
  busy = $derived.by(() => this.#source.busy);
  /** After how many choices the question was asked. */
  askedAt = $derived.by(() => this.#source.askedAt ?? this.scene.seq);

  /** The bot that sits there; undefined for a person. */
  botAt(seat: number): string | undefined {
    return this.info?.seats[seat]?.bot;
  }

  /** The sentence of the one choice that picking a thing makes, or else what the thing is called. */
  sentence(id: Id): Text {
    const open = this.selection.openAt(id);
    return open.length === 1 ? open[0]!.label : this.index.label(id);
  }

  /** The accessible name of a thing: `said` is what it is, then comes what picking it does. */
  accessibleName(id: Id, ...said: readonly Text[]): string {
    const { selection } = this;
    const ahead = this.scene.previews?.[id]?.text;
    const gains = selection.foreseen?.gains?.[id] ?? [];
    const what = [...said, ...(ahead ? [ahead] : []), ...gains.map(amountWords)].map((text) => plain(text)).join(', ');
    if (!selection.highlight(id)) return what;
    const open = selection.openAt(id);
    if (open.length === 1) return t('tbl-lit', { what, does: plain(open[0]!.label) });
    if (open.length > 1) return t('tbl-lit-many', { what, n: open.length });
    if (selection.subset?.of.includes(id)) return t('tbl-lit-subset', { what });
    if (selection.shortcuts.has(id)) return t('tbl-lit-shortcut', { what });
    return what;
  }

  /** Another question is asked: forget what was picked and looked at. */
  reset(): void {
    const { attention, index, selection } = this;
    selection.reset();
    attention.tapped = null;
    attention.zoomedId = null;
    attention.refusal = null;
    const { hovered } = attention;
    // A piece may have moved away from under the pointer.
    if (hovered && (index.pieces.has(hovered) || !selection.highlight(hovered))) attention.hovered = null;
  }

  switchMode(mode: Id): void {
    if (this.selection.switchMode(mode)) this.reset();
  }

  undo(): void {
    if (this.scene.prompt?.undo && !this.busy) this.#source.onundo();
  }

  /** Ask the server why a thing cannot be picked, and tell it beside the thing. */
  askWhy(id: Id): void {
    void this.attention.showReason(id, this.reasonFor(id));
  }

  /** Why a thing cannot be picked. */
  reasonFor(id: Id): Promise<Reason | null> {
    return this.#source.onwhy(id);
  }

  /** The sentence of rule about a thing, for a screen reader: with the first thing of each kind. */
  described(thing: Tipped) {
    const tip = this.index.firstTip(thing);
    return { 'aria-description': tip && isKnown(tip.text) ? plain(tip.text) : undefined };
  }
}

const TABLE = Symbol('table');

/** Make the state of a table for this component and all components inside it. */
export function provideTable(source: TableSource): TableState {
  return setContext(TABLE, new TableState(source));
}

/** The state of the table around this component. */
export function useTable(): TableState {
  return getContext<TableState>(TABLE);
}
