/** The keys of a replay. */
import type { Player } from './replay-player.svelte';

type Act = (player: Player, shift: boolean) => unknown;

const KEYS: Record<string, Act> = {
  ArrowLeft: (player, shift) => (shift ? player.turnBack() : player.step(-1)),
  ArrowRight: (player, shift) => (shift ? player.turnOn() : player.step(1)),
  Home: (player) => player.go(0),
  End: (player) => player.go(player.length),
  ' ': (player) => (player.playing ? player.pause() : player.play()),
};

/** Do what a key does in a replay, unless it belongs to something else. */
export function pressReplayKey(event: KeyboardEvent, player: Player): void {
  const act = KEYS[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey || belongsElsewhere(event)) return;
  event.preventDefault();
  event.stopPropagation();
  void act(player, event.shiftKey);
}

/** Whether a key belongs to what has the focus: text, lists, buttons under the space bar. */
function belongsElsewhere(event: KeyboardEvent): boolean {
  const on = event.target as HTMLElement;
  if (document.querySelector('dialog[open]')) return true;
  if (event.key === ' ') return on.matches('button, a, input, select, summary, textarea');
  return on.matches('select, textarea, input:not([type=range])');
}
