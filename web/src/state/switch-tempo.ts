/** The key that changes how fast the table shows what happens. */
import { t } from '../text/translate.svelte';
import { set, settings, TEMPOS } from './settings.svelte';
import { confirm } from './toasts.svelte';

/** Switch to the next tempo, and say which it is. */
export function switchTempo(): void {
  const tempo = TEMPOS[(TEMPOS.indexOf(settings.tempo) + 1) % TEMPOS.length]!;
  set('tempo', tempo);
  confirm(t('ui-tempo-now', { tempo: t(`ui-tempo-${tempo}`) }));
}
