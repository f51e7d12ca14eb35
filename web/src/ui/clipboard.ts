/** Copy a text to the clipboard and confirm it; if the browser forbids that, show the text. */
import { t } from '../text/translate.svelte';
import { confirm, refuse } from '../state/toasts.svelte';

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    confirm(t('ui-copied'));
    return true;
  } catch {
    refuse(text);
    return false;
  }
}
