/** What a person can do at a table besides choosing, and how refusals are told. */
import { api, told, troubleText } from '../net/api';
import { gameCard } from '../state/games.svelte';
import type { Answer, Live, Saying } from '../net/live-table.svelte';
import { asMe } from '../state/person.svelte';
import { go } from '../state/router.svelte';
import { plain, t } from '../text/translate.svelte';
import { confirm, refuse } from '../state/toasts.svelte';
import type { Sight } from '../wire';

/** Say it; a refusal is shown with its rule. True when it was done. */
export async function tell(live: Live, saying: Saying): Promise<Answer | null> {
  const answer = await live.say(saying);
  if (answer.is !== 'reject') return answer;
  refuse(answer.code === 'stale' ? t('ui-stale') : told(answer), answer.rule ?? null);
  return null;
}

/** Why something cannot be picked, as a toast. */
export async function tellWhy(live: Live, id: string): Promise<void> {
  const answer = await tell(live, { do: 'why', id });
  if (answer?.is === 'why') refuse(told(answer), answer.rule ?? null);
}

/** What the bot would do, to be shown: the things it would pick, and the whole it has in mind. */
export interface Hint {
  on: string[];
  plan: Sight | null;
}

/** What the bot would do: said, where it has no whole plan to show. */
export async function tellHint(live: Live): Promise<Hint> {
  const answer = await tell(live, { do: 'hint', v: live.v });
  if (answer?.is !== 'hint') return { on: [], plan: null };
  if (!answer.plan) confirm(t('ui-hinted', { label: plain(answer.label) }));
  return { on: pickedBy(live, answer.choice), plan: answer.plan ?? null };
}

/** How everybody could have done best; null when it cannot be told. */
export async function askReview(live: Live): Promise<Sight[] | null> {
  const answer = await tell(live, { do: 'review' });
  return answer?.is === 'review' ? answer.sights : null;
}

/** What one picks for a choice, also for one of a subset. */
function pickedBy(live: Live, choice: number): string[] {
  const listed = live.scene?.choices?.find((each) => each.id === choice);
  if (listed) return listed.on;
  const subset = live.scene?.subset;
  if (!subset) return [];
  return subset.of.filter((_, n) => Math.floor((choice - subset.first) / 2 ** n) % 2 === 1);
}

/** Hand a seat to a bot, or take mine back. */
export function hand(live: Live, seat: number, toBot: boolean): Promise<Answer | null> {
  const bots = gameCard(live.info?.game ?? '')?.bots ?? [];
  return tell(live, { do: 'hand', seat, bot: toBot ? (bots.at(-1) ?? null) : null });
}

export async function rematch(id: string): Promise<void> {
  try {
    const next = await asMe(() => api.rematch(id));
    if (next) go(`/t/${next.id}`);
  } catch (error) {
    refuse(troubleText(error));
  }
}
