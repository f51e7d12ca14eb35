/** How fast the server is, in words. */
import type { Speed } from '../wire';
import { t } from './translate.svelte';

export function speedText(speed: Speed): string {
  if (speed.kind === 'compiling') return t('ui-speed-compiling', { percent: speed.percent });
  return t(`ui-speed-${speed.reason ?? speed.kind}`);
}
