/** A match that ended without a result: by resignation, or because everybody left. */
import type { Outcome, Scene, TableInfo } from '../wire';
import { plain, t } from '../text/translate.svelte';

/** The last scene without its prompt, since nobody can answer it, and with a result. */
export function withEnding(scene: Scene, info: Pick<TableInfo, 'ended' | 'seats'>): Scene {
  if (scene.result) return scene;
  const places = info.ended === 'resigned' ? placesOf(info.seats) : [];
  const text = endingText(scene, info.ended, places[0] ?? []);
  return {
    ...scene,
    seats: scene.seats.map((seat) => ({ ...seat, state: 'waits', turn: false })),
    prompt: { mine: false, title: text, waiting: [] },
    choices: [],
    shortcuts: [],
    result: { places, text, seed: '', rows: scores(scene), scores: [] },
  };
}

/** Everybody who has not resigned has won; if all have, nobody has. */
function placesOf(seats: TableInfo['seats']): number[][] {
  const those = (resigned: boolean) =>
    seats.filter((seat) => (seat.resigned ?? false) === resigned).map(({ seat }) => seat);
  return those(false).length > 0 && those(true).length > 0 ? [those(false), those(true)] : [];
}

function endingText(scene: Scene, how: TableInfo['ended'], winners: readonly number[]): string {
  if (how === 'abandoned') return t('ui-over-abandoned');
  const names = winners.map((seat) => plain(scene.seats.find((info) => info.seat === seat)?.name ?? ''));
  return names.length === 0 ? t('ui-over-resigned') : t('ui-over-won', { n: names.length, names: names.join(', ') });
}

/** The scores at the end. */
function scores(scene: Scene): Outcome['rows'] {
  const score = scene.seats.find((seat) => seat.score)?.score;
  if (!score) return [];
  const values = scene.seats.map((seat) => seat.score?.n ?? null);
  return [{ label: score.label ?? t('ui-over-score'), icon: score.icon, values }];
}
