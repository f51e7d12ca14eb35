/** System notifications: «It is your turn», while the page is hidden. */
import { settings } from './settings.svelte';

/** Ask the person for permission. Returns whether it is given. */
export async function wishNotices(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notice(title: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body, tag });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
