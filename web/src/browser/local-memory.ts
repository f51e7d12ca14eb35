/** Values kept in local storage. If the browser forbids that, nothing is kept. */
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
    // Private browsing or a full storage: the value lasts as long as the page.
  }
}
