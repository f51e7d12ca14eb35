/** Short sentences that come and go: a refusal with its rule, a confirmation, what others do. */
export interface Toast {
  id: number;
  text: string;
  kind: 'no' | 'yes' | 'news';
  /** The rule that is the reason of a refusal. */
  rule: string | null;
  /** Who has done it, and what stands below. */
  seat: number | null;
  note: string;
  /** Whom it is about: news of somebody take the place of older news. */
  of: string;
}

/** There is room for two. */
const MOST = 2;

class Toasts {
  shown = $state<Toast[]>([]);
}

export const toasts = new Toasts();

let last = 0;

/** Show a refusal, with the rule that is the reason. */
export function refuse(text: string, rule: string | null = null): void {
  add({ text, rule, kind: 'no', seat: null, note: '', of: '' });
}

/** Show a confirmation. */
export function confirm(text: string): void {
  add({ text, rule: null, kind: 'yes', seat: null, note: '', of: '' });
}

/** Tell what somebody else has done. */
export function showToast(text: string, { seat = null, note = '', of = '' }: Partial<Toast> = {}): void {
  add({ text, rule: null, kind: 'news', seat, note, of });
}

function add(toast: Omit<Toast, 'id'>): void {
  const others = toasts.shown.filter((each) => !isReplaced(each, toast));
  toasts.shown = [...others.slice(1 - MOST), { ...toast, id: ++last }];
}

function isReplaced(old: Toast, by: Omit<Toast, 'id'>): boolean {
  return (old.text === by.text && old.note === by.note) || (by.of !== '' && old.of === by.of);
}

export function dismiss(id: number): void {
  toasts.shown = toasts.shown.filter((toast) => toast.id !== id);
}
