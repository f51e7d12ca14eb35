/** Short sentences that come and go: a refusal with its rule, a confirmation. */
export interface Toast {
  id: number;
  text: string;
  rule: string | null;
  kind: 'no' | 'yes';
}

class Toasts {
  shown = $state<Toast[]>([]);
}

export const toasts = new Toasts();

let last = 0;

/** Show a refusal, with the rule that is the reason. */
export function refuse(text: string, rule: string | null = null): void {
  add({ id: ++last, text, rule, kind: 'no' });
}

/** Show a confirmation. */
export function confirm(text: string): void {
  add({ id: ++last, text, rule: null, kind: 'yes' });
}

function add(toast: Toast): void {
  const others = toasts.shown.filter((each) => each.text !== toast.text);
  toasts.shown = [...others.slice(-2), toast];
}

export function dismiss(id: number): void {
  toasts.shown = toasts.shown.filter((toast) => toast.id !== id);
}
