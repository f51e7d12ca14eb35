/** Keeps the keyboard focus: the focused element may be gone, disabled or no target after a choice. */
import { centre } from '../look/geometry';

type Focusable = (HTMLElement | SVGElement) & { focus(options?: FocusOptions): void };

const LIT = '[data-lit][tabindex="0"], [data-light="drawback"][tabindex]';
const BUTTONS = '[data-choice]:enabled';

export class Focus {
  #at: { rect: DOMRect; lit: boolean } | null = null;
  /** The element that holds the focus while nothing can be picked. */
  #resting: Element | null = null;

  /** Note the focused element, if the keyboard has reached it. */
  seen(target: Element): void {
    if (!target.matches(':focus-visible')) this.#at = null;
    else if (target !== this.#resting) this.#at = { rect: target.getBoundingClientRect(), lit: target.matches(LIT) };
  }

  /** After a change, move a lost focus to the nearest target, or to the bar if there is none. */
  keep(page: HTMLElement, bar: HTMLElement): void {
    if (!this.#at || !this.#isLost()) return;
    const lit = [...page.querySelectorAll<Focusable>(LIT)];
    const buttons = [...bar.querySelectorAll<Focusable>(BUTTONS)];
    const next = this.#nearest(this.#at.lit && lit.length > 0 ? lit : buttons) ?? this.#nearest(lit);
    this.#resting = next ? null : bar;
    (next ?? bar).focus({ preventScroll: next === undefined });
  }

  #isLost(): boolean {
    const now = document.activeElement;
    if (!now || now === document.body || now === this.#resting || now.matches(':disabled')) return true;
    return now.matches('[data-id]') && !now.matches('button, a, [tabindex]');
  }

  #nearest(all: readonly Focusable[]): Focusable | undefined {
    const from = centre(this.#at!.rect);
    const away = (one: Focusable) => {
      const [x, y] = centre(one.getBoundingClientRect());
      return Math.hypot(x - from[0], y - from[1]);
    };
    return all.map((one) => ({ one, far: away(one) })).sort((a, b) => a.far - b.far)[0]?.one;
  }
}
