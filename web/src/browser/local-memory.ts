/** What the browser remembers for a person. A browser that forbids it just forgets. */
const PREFIX = 'donjon.';

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private browsing or no room: the setting lasts as long as the page.
  }
}
