/** How each target is marked, and how strongly it is lit. */
import type { Icon, Id, Role, SceneChoice } from '../../wire';
import type { Attention } from './attention.svelte';
import * as picking from './picking';
import type { Selection } from './selection.svelte';
import { sameMap } from './stable-groups';

/** How a target is marked. A `quiet` one can be picked, but is marked only under pointer and focus. */
export type Highlight = 'lit' | 'picked' | 'shortcut' | 'quiet' | undefined;

/** A thing of a subset: picking it is what the turn is about. */
const NO_MAIN: readonly SceneChoice[] = [{ id: 0, label: '', targets: [] }];

export class Marks {
  readonly #selection: Selection;
  readonly #attention: Attention;

  constructor(selection: Selection, attention: Attention) {
    this.#selection = selection;
    this.#attention = attention;
  }

  /** What can be picked without being marked. */
  #quiet = $derived.by(
    () => new Set([...this.#selection.highlights].filter(([, open]) => picking.isQuiet(open)).map(([id]) => id)),
  );
  /** Every marked target, also those of a subset. */
  targets = $derived.by(() => {
    const { busy, highlights, subset } = this.#selection;
    return [...[...highlights.keys()].filter((id) => !this.#quiet.has(id)), ...(subset && !busy ? subset.of : [])];
  });
  /** What each target is to the turn; unchanged roles are the same map as before. */
  #roles = $derived.by(() => (this.#rolesBefore = sameMap(this.#rolesNow(), this.#rolesBefore)));
  #rolesBefore: ReadonlyMap<Id, Role> = new Map();
  #mainCount = $derived.by(() => [...this.#roles.values()].filter((role) => role === 'main').length);
  /** How each target is marked; unchanged marks are the same map as before. */
  #marks = $derived.by(() => (this.#marksBefore = sameMap(this.#marked(), this.#marksBefore)));
  #marksBefore: ReadonlyMap<Id, Highlight> = new Map();
  /** Nothing but drawbacks: they are reached by the keyboard like any target. */
  #onlyDrawbacks = $derived.by(() => [...this.#roles.values()].every((role) => role === 'drawback'));

  highlight(id: Id): Highlight {
    return this.#marks.get(id);
  }

  /** Later marks replace earlier ones. */
  #marked(): Map<Id, Highlight> {
    const { chosen, picked, shortcuts, toggled } = this.#selection;
    const marks = new Map<Id, Highlight>();
    for (const id of shortcuts.keys()) marks.set(id, 'shortcut');
    for (const id of this.#quiet) marks.set(id, 'quiet');
    for (const id of this.targets) marks.set(id, 'lit');
    for (const id of [...toggled, ...picked, ...(chosen?.targets ?? [])]) marks.set(id, 'picked');
    return marks;
  }

  #rolesNow(): Map<Id, Role> {
    const { highlights } = this.#selection;
    return new Map(this.targets.map((id) => [id, picking.roleOf(highlights.get(id) ?? NO_MAIN)]));
  }

  /** How strongly a target is lit: of many main targets each only as others are. */
  light(id: Id): Role | undefined {
    const role = this.#roles.get(id);
    if (role === undefined || this.#attention.hinted.includes(id)) return role && 'main';
    return role === 'main' && this.#mainCount > picking.HALO_LIMIT ? 'also' : role;
  }

  /** Whether a target wears a halo: a main one, of many only the active one. */
  halo(id: Id): boolean {
    const light = this.light(id);
    return light === 'main' || (light === 'also' && this.#attention.active === id);
  }

  /** What a drawback would do, as an icon. */
  verb(id: Id): Icon | undefined {
    return this.light(id) === 'drawback' ? picking.verbOf(this.#selection.openAt(id)) : undefined;
  }

  /** The place of a target in the order of the Tab key: drawbacks come after all others, by a key of ours. */
  tabIndex(id: Id): 0 | -1 {
    return this.#marks.get(id) === 'quiet' || (this.light(id) === 'drawback' && !this.#onlyDrawbacks) ? -1 : 0;
  }
}
