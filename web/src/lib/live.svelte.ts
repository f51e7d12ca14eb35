/** One table, live: its scene, who sits there, the chat, and what we have said to it. */
import type {
  Ack,
  Because,
  ChatLine,
  Hinted,
  Patch,
  Reject,
  Said,
  Scene,
  TableInfo,
  Told,
  Whole,
} from '../wire';
import { Connection, type Socket, type Status } from './connection';
import { patched } from './patch';

/** What answers something we said. */
export type Answer = Ack | Reject | Hinted | Because;
type Keyed = Exclude<Said, { do: 'ping' }>;
/** Something to say; the key is made here. */
export type Saying = Keyed extends infer K ? (K extends Keyed ? Omit<K, 'key'> : never) : never;

interface Pending {
  said: Keyed;
  answered: (answer: Answer) => void;
}

/** Acts on the match: until they are answered the table is busy. */
const ACTS = new Set<Said['do']>(['choose', 'undo']);

export class Live {
  status = $state<Status>('connecting');
  scene = $state.raw<Scene | null>(null);
  info = $state.raw<TableInfo | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The version of the scene. */
  v = $state(-1);
  /** Since when the connection is lost. */
  lostAt = $state<number | null>(null);
  /** Why it was closed for good. */
  closeCode = $state(0);
  #acts = $state(0);
  /** The version our last act led to; the scene may still be on its way. */
  #ahead = $state(-1);
  /** A pending act, or one whose consequences are not here yet. */
  busy = $derived(this.#acts > 0 || this.#ahead > this.v);

  readonly #pending = new Map<string, Pending>();
  readonly #connection: Connection;

  constructor(
    readonly id: string,
    readonly invite: string | null = null,
    make?: (address: string) => Socket,
  ) {
    this.#connection = new Connection({
      address: () => this.#address(),
      open: () => this.#sayAgain(),
      hear: (told) => this.#hear(told),
      status: (status, code) => this.#tell(status, code),
      ...(make ? { make } : {}),
    });
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#connection.stop();
  }

  /** Try again now. */
  retry(): void {
    this.#connection.reopen();
  }

  /** Say something; it is said again after a lost connection until it is answered. */
  say(saying: Saying): Promise<Answer> {
    const said = { ...saying, key: crypto.randomUUID() } as Keyed;
    return new Promise((answered) => {
      this.#pending.set(said.key, { said, answered });
      this.#count();
      if (this.status === 'live') this.#connection.send(said);
    });
  }

  #address(): string {
    const query = new URLSearchParams();
    if (this.v >= 0) query.set('have', String(this.v));
    if (this.invite) query.set('invite', this.invite);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${query}`;
  }

  #sayAgain(): void {
    for (const { said } of this.#pending.values()) this.#connection.send(said);
  }

  #tell(status: Status, code: number): void {
    this.status = status;
    this.closeCode = code;
    if (status === 'live') this.lostAt = null;
    else this.lostAt ??= Date.now();
  }

  #hear(told: Told): void {
    switch (told.is) {
      case 'scene':
        return this.#whole(told);
      case 'patch':
        return this.#patch(told);
      case 'current':
        return this.#current(told.v);
      case 'table':
        this.info = told.table;
        return;
      case 'chat':
        return this.#talk(told.lines);
      case 'ack':
        this.#ahead = Math.max(this.#ahead, told.v);
        return this.#answer(told);
      case 'reject':
      case 'hint':
      case 'why':
        return this.#answer(told);
      case 'pong':
    }
  }

  #whole(told: Whole): void {
    this.scene = told.scene;
    this.v = told.v;
    this.#ahead = Math.min(this.#ahead, told.v);
  }

  /** A patch we already have is old news; one that does not fit asks for a whole scene. */
  #patch(patch: Patch): void {
    if (patch.to <= this.v) return;
    if (!this.scene || patch.from !== this.v) return this.#anew();
    this.scene = patched(this.scene, patch);
    this.v = patch.to;
  }

  #current(v: number): void {
    if (v !== this.v) this.#anew();
  }

  #anew(): void {
    this.v = -1;
    this.#connection.reopen();
  }

  #talk(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.n));
    const fresh = lines.filter((line) => !known.has(line.n));
    if (fresh.length) this.chat = [...this.chat, ...fresh].sort((one, other) => one.n - other.n);
  }

  #answer(answer: Answer): void {
    const pending = this.#pending.get(answer.key);
    this.#pending.delete(answer.key);
    this.#count();
    pending?.answered(answer);
  }

  #count(): void {
    this.#acts = [...this.#pending.values()].filter(({ said }) => ACTS.has(said.do)).length;
  }
}
