/** What a person can do at a table besides choosing, and how refusals are told. */
import { api, errorText, problemText } from '../net/api';
import { gameCard } from '../state/games.svelte';
import type { Reply, Live, Command } from '../net/live-table.svelte';
import { afterSignIn } from '../state/person.svelte';
import { go } from '../state/router.svelte';
import { plain, t } from '../text/translate.svelte';
import { confirm, refuse } from '../state/toasts.svelte';
import type { Sight } from '../wire';

/** Say it; a refusal is shown with its rule. True when it was done. */
export async function sendCommand(live: Live, command: Command): Promise<Reply | null> {
  const reply = await live.send(command);
  if (reply.is !== 'reject') return reply;
  refuse(reply.code === 'stale' ? t('ui-stale') : problemText(reply), reply.rule ?? null);
  return null;
}

/** Why something cannot be picked, as a toast. */
export async function showReason(live: Live, id: string): Promise<void> {
  const reply = await sendCommand(live, { do: 'why', id });
  if (reply?.is === 'why') refuse(problemText(reply), reply.rule ?? null);
}

/** What the bot would do, to be shown: the things it would pick, and the whole it has in mind. */
export interface Hint {
  on: string[];
  plan: Sight | null;
}

/** What the bot would do: said, where it has no whole plan to show. */
export async function showHint(live: Live): Promise<Hint> {
  const reply = await sendCommand(live, { do: 'hint', v: live.v });
  if (reply?.is !== 'hint') return { on: [], plan: null };
  if (!reply.plan) confirm(t('ui-hinted', { label: plain(reply.label) }));
  return { on: pickedBy(live, reply.choice), plan: reply.plan ?? null };
}

/** How everybody could have done best; null when it cannot be told. */
export async function askReview(live: Live): Promise<Sight[] | null> {
  const reply = await sendCommand(live, { do: 'review' });
  return reply?.is === 'review' ? reply.sights : null;
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
export function hand(live: Live, seat: number, toBot: boolean): Promise<Reply | null> {
  const bots = gameCard(live.info?.game ?? '')?.bots ?? [];
  return sendCommand(live, { do: 'hand', seat, bot: toBot ? (bots.at(-1) ?? null) : null });
}

export async function rematch(id: string): Promise<void> {
  try {
    const next = await afterSignIn(() => api.rematch(id));
    if (next) go(`/t/${next.id}`);
  } catch (error) {
    refuse(errorText(error));
  }
}
