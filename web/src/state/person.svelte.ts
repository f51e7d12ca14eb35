/** The person at this browser: a guest until a name is chosen. */
import { api, ApiError } from '../net/api';

class Me {
  name = $state<string | null>(null);
  known = $state(false);
  /** The dialog that asks for a name is open. */
  asking = $state(false);
}

export const me = new Me();

let waiting: ((named: boolean) => void)[] = [];

export async function signIn(): Promise<void> {
  me.name = (await api.me()).name;
  me.known = true;
}

/** Wait for a name. Returns false if the person would not choose one. */
export function hasName(): Promise<boolean> {
  if (me.name) return Promise.resolve(true);
  return askName();
}

/** Open the dialog: choose a name, or another one. */
export function askName(): Promise<boolean> {
  me.asking = true;
  return new Promise((answered) => waiting.push(answered));
}

export async function rename(name: string): Promise<void> {
  me.name = (await api.rename(name)).name;
  settle(true);
}

/** The dialog was closed without a name. */
export function settle(chosen: boolean): void {
  me.asking = false;
  const all = waiting;
  waiting = [];
  for (const answered of all) answered(chosen);
}

/** Do something that needs a name. Returns null if the person would not choose one. */
export async function afterSignIn<T>(act: () => Promise<T>): Promise<T | null> {
  if (!(await hasName())) return null;
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    me.name = null;
    return (await hasName()) ? act() : null;
  }
}
