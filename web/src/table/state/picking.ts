/**
 * Which things can be picked, and which choice a pick makes. Pure.
 *
 * A choice names the things one picks for it, in order. What is picked so far keeps the choices
 * open that begin with it; the next thing of each open choice is a target.
 */
import type { Icon, Id, Mode, Role, Shortcut, SceneChoice, Subset, Turned } from '../../wire';

/** Of more main targets than this only the active one has a halo. */
export const HALO_LIMIT = 8;

/** What a pick leads to. */
export type Step =
  | { is: 'nothing' }
  | { is: 'picked'; picked: Id[] }
  | { is: 'choose'; choice: SceneChoice }
  | { is: 'menu'; picked: Id[]; choices: SceneChoice[] }
  | { is: 'turn'; picked: Id[]; choices: SceneChoice[] };

const NOTHING: Step = { is: 'nothing' };

/** The mode that is on: the wished one, as long as something can be chosen in it. */
export function modeOn(modes: readonly Mode[], choices: readonly SceneChoice[], wished: Id): Id {
  const open = modes.filter(({ id }) => hasChoices(choices, id));
  return (open.find(({ id }) => id === wished) ?? open[0] ?? modes[0])?.id ?? '';
}

/** Whether something can be chosen in a mode. */
export function hasChoices(choices: readonly SceneChoice[], mode: Id): boolean {
  return choices.some((choice) => choice.mode === mode);
}

/** The choices of one mode, and those that are of none. */
export function inMode(choices: readonly SceneChoice[], mode: Id): readonly SceneChoice[] {
  return choices.some((choice) => choice.mode && choice.mode !== mode)
    ? choices.filter((choice) => !choice.mode || choice.mode === mode)
    : choices;
}

/** The choices that are buttons of the bar. */
export function buttons(choices: readonly SceneChoice[]): SceneChoice[] {
  return choices.filter((choice) => choice.targets.length === 0);
}

/** The choices that begin with what is picked. */
export function open(choices: readonly SceneChoice[], picked: readonly Id[]): SceneChoice[] {
  return choices.filter(
    ({ targets }) =>
      targets.length > 0 && targets.length >= picked.length && picked.every((id, n) => targets[n] === id),
  );
}

/** What can be picked next, and which choices each of them leaves open. */
export function highlighted(choices: readonly SceneChoice[], picked: readonly Id[]): Map<Id, SceneChoice[]> {
  const next = new Map<Id, SceneChoice[]>();
  for (const choice of open(choices, picked)) {
    const id = choice.targets[picked.length];
    if (id !== undefined) next.set(id, [...(next.get(id) ?? []), choice]);
  }
  return next;
}

/** What is picked for the person: the only first thing, if more is to be picked after it. */
export function inHand(choices: readonly SceneChoice[]): Id[] {
  const withTargets = choices.filter((choice) => choice.targets.length > 0);
  const first = withTargets[0]?.targets[0];
  const alone = withTargets.every(({ targets }) => targets[0] === first && targets.length > 1);
  return first !== undefined && alone ? [first] : [];
}

/** Choices alike but for `turn` are one target. */
export function differByTurn(choices: readonly SceneChoice[]): boolean {
  return (
    choices.length > 1 &&
    choices.every(({ turn }) => turn !== undefined) &&
    new Set(choices.map(({ turn }) => turn)).size === choices.length
  );
}

/** Pick a thing; what was picked before it is kept as far as it leads there. */
export function pick(choices: readonly SceneChoice[], picked: readonly Id[], id: Id): Step {
  for (let kept = picked.length; kept >= 0; kept -= 1) {
    const step = pickAfter(choices, [...picked.slice(0, kept), id]);
    if (step.is !== 'nothing') return step;
  }
  return NOTHING;
}

function pickAfter(choices: readonly SceneChoice[], picked: Id[]): Step {
  const left = open(choices, picked);
  const complete = left.filter(({ targets }) => targets.length === picked.length);
  if (left.length === 0) return NOTHING;
  if (complete.length === 0) return { is: 'picked', picked };
  if (complete.length === 1 && left.length === 1) return { is: 'choose', choice: complete[0]! };
  if (picked.length === 1 && clicked(choices, picked[0]!)) return { is: 'picked', picked };
  if (left.length === complete.length && differByTurn(complete)) {
    return { is: 'turn', picked, choices: complete };
  }
  return { is: 'menu', picked, choices: complete };
}

/** Drag one thing onto another: pick the one, then the other. */
export function drop(choices: readonly SceneChoice[], picked: readonly Id[], a: Id, b: Id): Step {
  const held = picked.at(-1) === a ? [...picked] : pickedBy(pick(choices, picked, a));
  return held ? pick(choices, held, b) : NOTHING;
}

function pickedBy(step: Step): Id[] | undefined {
  return 'picked' in step ? step.picked : undefined;
}

/** Take the last pick back; what was picked for the person stays. */
export function back(choices: readonly SceneChoice[], picked: readonly Id[]): Id[] {
  const least = inHand(choices).length;
  return picked.slice(0, Math.max(least, picked.length - 1));
}

/** The ways in which what is picked can be turned, somewhere. */
export function turnsOf(choices: readonly SceneChoice[], picked: readonly Id[]): Turned[] {
  const turns = picked.length === 0 ? [] : open(choices, picked).flatMap(({ turn }) => turn ?? []);
  return [...new Set(turns)].sort((a, b) => a - b);
}

/** The turn after `now`; after the last one the first. */
export function turned(turns: readonly Turned[], now: Turned): Turned {
  return turns[(turns.indexOf(now) + 1) % turns.length] ?? now;
}

/** The choice at one target that places the thing in hand, turned as it is held if possible. */
export function placedAs(at: readonly SceneChoice[], picked: number, turn: Turned): SceneChoice | undefined {
  if (!at.every((choice) => choice.turn !== undefined && choice.targets.length === picked + 1)) return undefined;
  return at.find((choice) => choice.turn === turn) ?? at[0];
}

/** Whether a target is not marked: all choices at it are quiet, and none has a role or a verb to show. */
export function isQuiet(at: readonly SceneChoice[]): boolean {
  return at.every(({ weight, role, verb }) => weight === 'quiet' && role === undefined && verb === undefined);
}

/** What a choice is to the turn; a quiet or a grave one is a drawback unless it says otherwise. */
function roleOfChoice({ role, weight }: SceneChoice): Role {
  return role ?? (weight === 'quiet' || weight === 'grave' ? 'drawback' : 'main');
}

/** What a target is to the turn: the best that can be chosen there. */
export function roleOf(at: readonly SceneChoice[]): Role {
  const roles = at.map(roleOfChoice);
  return roles.includes('main') ? 'main' : roles.includes('also') ? 'also' : 'drawback';
}

/** What is done at a target, as an icon. */
export function verbOf(at: readonly SceneChoice[]): Icon | undefined {
  return at.map(({ verb, icon }) => verb ?? icon).find((icon) => icon !== undefined);
}

/** The only choice on a thing that could otherwise be placed elsewhere: a click makes it. */
export function clicked(choices: readonly SceneChoice[], id: Id): SceneChoice | undefined {
  const at = open(choices, [id]);
  const [only, ...others] = at.filter(({ targets }) => targets.length === 1);
  const placed = at.length > 1 && at.every((choice) => choice === only || choice.turn !== undefined);
  return placed && others.length === 0 ? only : undefined;
}

/** Toggle one thing of a subset; no more than its most. */
export function toggle(subset: Subset, picked: readonly Id[], id: Id): Id[] {
  if (picked.includes(id)) return picked.filter((other) => other !== id);
  if (!subset.of.includes(id) || picked.length >= subset.most) return [...picked];
  return subset.of.filter((other) => other === id || picked.includes(other));
}

/** The choice for what is picked of a subset, if that number may be picked. */
export function subsetChoice(subset: Subset, picked: readonly Id[]): number | undefined {
  if (picked.length < subset.least || picked.length > subset.most) return undefined;
  return subset.of.reduce((choice, id, n) => choice + (picked.includes(id) ? 2 ** n : 0), subset.first);
}

/** The choice of the bar that Enter takes; a lone one too, unless there is a whole mode of other things to do. */
export function mainButton(choices: readonly SceneChoice[]): SceneChoice | undefined {
  const bar = buttons(choices);
  const lone =
    bar.length === 1 && bar[0]!.weight === undefined && !choices.some(({ mode }) => mode) ? bar[0] : undefined;
  return bar.find(({ weight }) => weight === 'main') ?? lone;
}

/** The choice of the bar that takes the last step back. */
export function stepBack(choices: readonly SceneChoice[]): SceneChoice | undefined {
  return buttons(choices).find(({ key }) => key === 'Z' || key === 'Backspace');
}

/** The choice that a key takes: of the bar, or on one thing; of several things on the one that is looked at. */
export function keyed(choices: readonly SceneChoice[], key: string, at?: Id | null): SceneChoice | undefined {
  const all = choices.filter((choice) => choice.targets.length < 2 && choice.key?.toLowerCase() === key.toLowerCase());
  return (
    all.find(({ targets }) => targets.length === 0) ??
    (all.length < 2 ? all[0] : all.find(({ targets }) => targets[0] === at))
  );
}

/** The choice that several at one target would look like, if they all look the same. */
export function alike(open: readonly SceneChoice[], picked: number): SceneChoice | undefined {
  const [first, ...others] = open;
  if (!first || others.length === 0) return first;
  const look = JSON.stringify(first.preview);
  const same = open.every(({ targets, preview }) => targets.length === picked + 1 && JSON.stringify(preview) === look);
  return same ? first : undefined;
}

/** The next step of a walk, if it is one choice and nothing else. */
export function nextOfWalk(choices: readonly SceneChoice[], route: readonly Id[]): SceneChoice | undefined {
  const next = route[0];
  if (next === undefined) return undefined;
  const step = pick(choices, inHand(choices), next);
  return step.is === 'choose' && !step.choice.ask ? step.choice : undefined;
}

/** Shortcuts by their target, without those whose target can be picked itself. */
export function within(shortcuts: readonly Shortcut[], near: ReadonlyMap<Id, SceneChoice[]>): Map<Id, Shortcut> {
  return new Map(shortcuts.filter(({ target }) => !near.has(target)).map((one) => [one.target, one]));
}
