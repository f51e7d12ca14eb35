/** Do what the bot would do. */
import type { TableState } from './table-state.svelte';

/** Make the choice of the hint, as if its things were picked. Returns false if nothing is suggested. */
export function takeAdvice({ attention, selection }: TableState): boolean {
  const { advice } = attention;
  if (!advice || !selection.mine) return false;
  const listed = selection.all.find(({ id }) => id === advice.choice);
  if (listed) {
    selection.choose(listed);
  } else {
    selection.toggled = [...advice.on];
    selection.chooseSubset();
  }
  return true;
}
