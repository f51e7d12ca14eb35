/** Opening a table from any door of the lobby. */
import { api, errorText } from '../net/api';
import { afterSignIn } from '../state/person.svelte';
import { go } from '../state/router.svelte';
import { refuse } from '../state/toasts.svelte';
import type { NewTable } from '../wire';

/** One table is opened at a time, whichever door was used. */
export const opening = $state({ busy: false });

/** Open a table and go there; a guest is asked for a name first. */
export async function openTable(table: NewTable): Promise<void> {
  if (opening.busy) return;
  opening.busy = true;
  try {
    const opened = await afterSignIn(() => api.open(table));
    if (opened) go(`/t/${opened.id}`);
  } catch (error) {
    refuse(errorText(error));
  }
  opening.busy = false;
}
