/** Copy a text to the clipboard and confirm it; if the browser forbids that, show the text. */
import { t } from '../text/translate.svelte';
import { confirm, refuse } from '../state/toasts.svelte';

export async function copy(text: string): Promise<boolean> {
  if (!((await written(text)) || selected(text))) {
    refuse(text);
    return false;
  }
  confirm(t('ui-copied'));
  return true;
}

/** The clipboard of the browser, which pages over plain HTTP from another computer do not have. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The old way, which works there, too. */
function selected(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement as HTMLElement | null;
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  focused?.focus();
  return done;
}
