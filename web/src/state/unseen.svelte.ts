/** What has happened while the page was hidden: counted in its title, with a dot on its icon, until it is seen. */

const ICON = '/icon.svg';
const ICON_WITH_DOT = '/icon-new.svg';

export class Unseen {
  count = $state(0);
  /** The last thing that has happened, in words. */
  words = $state('');

  constructor(readonly page: { readonly hidden: boolean } = document) {}

  /** Something has happened. It is seen at once unless the page is hidden. */
  add(words: string): void {
    if (!this.page.hidden) return;
    this.count += 1;
    this.words = words;
  }

  /** The page is looked at again. */
  see(): void {
    if (this.page.hidden) return;
    this.count = 0;
    this.words = '';
  }

  /** The title of the page: what is unseen, else its heading. */
  title(heading: string, place = 'Donjon'): string {
    return this.count ? `(${this.count}) ${this.words} · ${heading}` : `${heading} · ${place}`;
  }

  /** Follow the page, as long as a component lives. */
  follow(): void {
    $effect(() => {
      const seen = () => this.see();
      document.addEventListener('visibilitychange', seen);
      return () => document.removeEventListener('visibilitychange', seen);
    });
    $effect(() => {
      showIcon(this.count > 0);
      return () => showIcon(false);
    });
  }
}

function showIcon(dot: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', dot ? ICON_WITH_DOT : ICON);
}
