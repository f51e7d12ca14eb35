/** What a person can do at a table besides choosing, and how refusals are shown. */
import { api, errorText, problemText } from '../net/api';
import { gameInfo } from '../state/games.svelte';
import type { Reply, Live, Command } from '../net/live-table.svelte';
import { afterSignIn } from '../state/person.svelte';
import type { Advice, Reason } from '../table/state/attention.svelte';
import { go } from '../state/router.svelte';
import { t } from '../text/translate.svelte';
import { refuse } from '../state/toasts.svelte';
import type { SuggestionScene } from '../wire';

/** Send a command and show a refusal. Returns the reply, or null if it was refused. */
export async function sendCommand(live: Live, command: Command): Promise<Reply | null> {
  const reply = await live.send(command);
  if (reply.is !== 'reject') return reply;
  refuse(reply.code === 'stale' ? t('ui-stale') : problemText(reply), reply.rule ?? null);
  return null;
}

/** Why something cannot be picked; a server that does not answer says nothing. */
export async function reasonFor(live: Live, id: string): Promise<Reason | null> {
  const reply = await live.send({ do: 'why', id });
  if (reply.is !== 'why') return null;
  return { words: problemText(reply), rule: reply.rule ?? null, apt: reply.apt ?? false, now: reply.now ?? null };
}

/** What the bot would do now, and its whole plan if it has one. */
export interface Hint {
  advice: Advice | null;
  plan: SuggestionScene | null;
}

/** Ask for a hint. */
export async function askHint(live: Live): Promise<Hint> {
  const reply = await sendCommand(live, { do: 'hint', v: live.v });
  if (reply?.is !== 'hint') return { advice: null, plan: null };
  const { choice, label } = reply;
  return { advice: { choice, label, on: pickedBy(live, choice) }, plan: reply.suggestion ?? null };
}

/** Ask for what would have been best for each seat; null if it was refused. */
export async function askReview(live: Live): Promise<SuggestionScene[] | null> {
  const reply = await sendCommand(live, { do: 'review' });
  return reply?.is === 'review' ? reply.suggestions : null;
}

/** The targets of a choice, also of one of a subset. */
function pickedBy(live: Live, choice: number): string[] {
  const listed = live.scene?.choices?.find((each) => each.id === choice);
  if (listed) return listed.targets;
  const subset = live.scene?.subset;
  if (!subset) return [];
  return subset.of.filter((_, n) => Math.floor((choice - subset.first) / 2 ** n) % 2 === 1);
}

/** Hand a seat over to a bot, or take the own seat back. */
export function hand(live: Live, seat: number, toBot: boolean): Promise<Reply | null> {
  const bot = gameInfo(live.info?.game ?? '')?.usual_bot ?? null;
  return sendCommand(live, { do: 'hand-over', seat, bot: toBot ? bot : null });
}

export async function rematch(id: string): Promise<void> {
  try {
    const next = await afterSignIn(() => api.rematch(id));
    if (next) go(`/t/${next.id}`);
  } catch (error) {
    refuse(errorText(error));
  }
}
