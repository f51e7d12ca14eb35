/** A match that ended without a result: by resignation, or because everybody left. */
import type { Scene, TableInfo } from '../wire';
import { t } from './text.svelte';

/** The last scene without its question, since nobody answers it any more. */
export function ended(scene: Scene, how: TableInfo['ended']): Scene {
  if (scene.result) return scene;
  const title = how === 'abandoned' ? t('ui-over-abandoned') : t('ui-over-resigned');
  return { ...scene, prompt: { mine: false, title, waiting: [] }, choices: [], reach: [] };
}
