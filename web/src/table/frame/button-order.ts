/** The order and the look of the choices in the prompt bar. Pure. */
import type { SceneChoice } from '../../wire';
import * as picking from '../state/picking';

/** The choices that are buttons of the bar, the main one last. */
export function mainLast(choices: readonly SceneChoice[]): SceneChoice[] {
  const main = picking.mainButton(choices);
  const bar = picking.buttons(choices);
  return [...bar.filter((choice) => choice !== main), ...bar.filter((choice) => choice === main)];
}

/** How the button of a choice is drawn. `main`: the choice to make first, if there is one. */
export function buttonKind(choice: SceneChoice, main: SceneChoice | undefined): 'main' | 'grave' | 'ghost' | '' {
  if (choice === main) return 'main';
  return choice.weight === 'grave' ? 'grave' : choice.weight === 'quiet' ? 'ghost' : '';
}

interface Room {
  /** The screen of a phone. */
  narrow: boolean;
  /** The buttons do not fit beside the words. */
  tight: boolean;
  /** On a phone the next of many steps is about to be made, and its button needs the room. */
  stepping: boolean;
}

/**
 * Whether the button of a choice shows only its icon. Where there is little room, choices that take something back or
 * are seldom wanted do, and all that stand beside a step.
 */
export function isOnlyIcon(choice: SceneChoice, { narrow, tight, stepping }: Room): boolean {
  if (!(narrow || tight) || choice.icon === undefined) return false;
  return (choice.mode !== undefined && takesBack(choice)) || stepping || (tight && choice.weight === 'quiet');
}

const takesBack = ({ weight, key }: SceneChoice) => weight === 'quiet' || key === 'Z' || key === 'Backspace';
