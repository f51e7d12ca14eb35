/** One live table: its scene, its seats, the chat, and the commands that wait for a reply. */
import type {
  ChatLine,
  Command as WireCommand,
  FullScene,
  Patch,
  Reply as WireReply,
  Scene,
  ServerMessage,
  TableInfo,
} from '../wire';
import { Connection, type Socket, type Status } from './connection';
import { Throttle } from '../browser/throttle';
import { patched } from './scene-patch';

/** The reply to a command. */
export type Reply = Exclude<WireReply, { is: 'pong' }>;
type Keyed = Exclude<WireCommand, { do: 'ping' }>;
/** A command; `send` adds the idempotency key. */
export type Command = Keyed extends infer K ? (K extends Keyed ? Omit<K, 'key'> : never) : never;

interface Pending {
  keyed: Keyed;
  resolve: (reply: Reply) => void;
}

/** Commands that change the match: the table is busy until the reply. */
const ACTS = new Set<WireCommand['do']>(['choose', 'undo']);

export class Live {
  status = $state<Status>('connecting');
  scene = $state.raw<Scene | null>(null);
  info = $state.raw<TableInfo | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The version of the scene. */
  v = $state(-1);
  /** Since when the connection is lost. */
  lostAt = $state<number | null>(null);
  /** The close code after which it does not reconnect. */
  closeCode = $state(0);
  #acts = $state(0);
  /** The version after our last command; its scene may not have arrived yet. */
  #ahead = $state(-1);
  /** A command waits for its reply, or its scene has not arrived yet. */
  busy = $derived(this.#acts > 0 || this.#ahead > this.v);

  /** The newest scene; scenes that come in quick succession are drawn once. */
  #newest: { scene: Scene; v: number } | null = null;
  readonly #shown = new Throttle(() => this.#show());
  readonly #pending = new Map<string, Pending>();
  readonly #connection: Connection;

  constructor(
    readonly id: string,
    readonly invite: string | null = null,
    make?: (address: string) => Socket,
  ) {
    this.#connection = new Connection({
      address: () => this.#address(),
      open: () => this.#resend(),
      receive: (message) => this.#receive(message),
      status: (status, code) => this.#setStatus(status, code),
      ...(make ? { make } : {}),
    });
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#shown.stop();
    this.#connection.stop();
  }

  /** Try again now. */
  retry(): void {
    this.#connection.reopen();
  }

  /** Send a command. After a lost connection it is sent again until there is a reply. */
  send(command: Command): Promise<Reply> {
    const keyed = { ...command, key: crypto.randomUUID() } as Keyed;
    return new Promise((resolve) => {
      this.#pending.set(keyed.key, { keyed, resolve });
      this.#count();
      if (this.status === 'live') this.#connection.send(keyed);
    });
  }

  #address(): string {
    const query = new URLSearchParams();
    if (this.#newest) {
      const { scene, v } = this.#newest;
      query.set('have', String(v));
      if (scene.viewer !== null) query.set('viewer', String(scene.viewer));
    }
    if (this.invite) query.set('invite', this.invite);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${query}`;
  }

  #resend(): void {
    for (const { keyed } of this.#pending.values()) this.#connection.send(keyed);
  }

  #setStatus(status: Status, code: number): void {
    this.status = status;
    this.closeCode = code;
    if (status === 'live') this.lostAt = null;
    else this.lostAt ??= Date.now();
  }

  #receive(message: ServerMessage): void {
    switch (message.is) {
      case 'scene':
        return this.#fullScene(message);
      case 'patch':
        return this.#patch(message);
      case 'up-to-date':
        return this.#upToDate(message.v);
      case 'table':
        this.info = message.table;
        return;
      case 'chat':
        return this.#addChatLines(message.lines);
      case 'ack':
        this.#ahead = Math.max(this.#ahead, message.v);
        return this.#settle(message);
      case 'reject':
      case 'hint':
      case 'review':
      case 'why':
        return this.#settle(message);
      case 'pong':
    }
  }

  #fullScene({ scene, v }: FullScene): void {
    this.#newest = { scene, v };
    this.#ahead = Math.min(this.#ahead, v);
    this.#shown.stop();
    this.#show();
  }

  /** Apply a patch. An old one is ignored; one that does not fit makes us fetch the whole scene. */
  #patch(patch: Patch): void {
    const last = this.#newest;
    if (last && patch.to <= last.v) return;
    if (!last || patch.from !== last.v) return this.#fetchFullScene();
    const unseen = last.v > this.v ? last.scene.beats : undefined;
    this.#newest = { scene: patched(last.scene, patch, unseen), v: patch.to };
    this.#shown.ask();
  }

  #show(): void {
    if (!this.#newest) return;
    this.scene = this.#newest.scene;
    this.v = this.#newest.v;
  }

  #upToDate(v: number): void {
    if (v !== this.#newest?.v) this.#fetchFullScene();
  }

  #fetchFullScene(): void {
    this.#newest = null;
    this.#connection.reopen();
  }

  #addChatLines(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.n));
    const fresh = lines.filter((line) => !known.has(line.n));
    if (fresh.length) this.chat = [...this.chat, ...fresh].sort((one, other) => one.n - other.n);
  }

  #settle(reply: Reply): void {
    const pending = this.#pending.get(reply.key);
    this.#pending.delete(reply.key);
    this.#count();
    pending?.resolve(reply);
  }

  #count(): void {
    this.#acts = [...this.#pending.values()].filter(({ keyed }) => ACTS.has(keyed.do)).length;
  }
}
