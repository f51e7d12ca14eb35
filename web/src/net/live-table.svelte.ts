/** One live table: its scene, its seats, the chat, and the commands that wait for a reply. */
import type {
  Arrival,
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
import { freshKey } from '../browser/fresh-key';
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

/** A scene that came, and the one before if it follows from that by choices and nothing was taken back. */
export interface SceneStep {
  scene: Scene;
  before: Scene | null;
}

/** Commands that change the match: the table is busy until the reply. */
const ACTS = new Set<WireCommand['do']>(['choose', 'undo']);

export class Live {
  status = $state<Status>('connecting');
  scene = $state.raw<Scene | null>(null);
  info = $state.raw<TableInfo | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The chat so far has arrived: what follows is news. */
  hasChat = $state(false);
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

  /** The scene that the next patch changes; null while a whole one is fetched. */
  #base: { scene: Scene; v: number } | null = null;
  readonly #followers = new Set<(step: SceneStep) => void>();
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

  /** Begin with what is known; the connection only brings what has happened since. */
  arrive({ table, scene }: Arrival): void {
    this.info = table;
    if (scene) this.#fullScene(scene);
  }

  /** How many choices stand. */
  get seq(): number {
    return this.scene?.seq ?? 0;
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#connection.stop();
  }

  /** Tell of every scene that comes. Returns a function that ends it. */
  follow(tell: (step: SceneStep) => void): () => void {
    this.#followers.add(tell);
    return () => this.#followers.delete(tell);
  }

  /** Try again now. */
  retry(): void {
    this.#connection.reopen();
  }

  /** Send a command. After a lost connection it is sent again until there is a reply. */
  send(command: Command): Promise<Reply> {
    const keyed = { ...command, key: freshKey() } as Keyed;
    return new Promise((resolve) => {
      this.#pending.set(keyed.key, { keyed, resolve });
      this.#count();
      if (this.status === 'live') this.#connection.send(keyed);
    });
  }

  #address(): string {
    const query = new URLSearchParams();
    if (this.#base) {
      const { scene, v } = this.#base;
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
    this.#ahead = Math.min(this.#ahead, v);
    this.#show(scene, v, this.scene && follows(this.scene, scene) ? this.scene : null);
  }

  /** Apply a patch. An old one is ignored; one that does not fit makes us fetch the whole scene. */
  #patch(patch: Patch): void {
    const last = this.#base;
    if (last && patch.to <= last.v) return;
    if (!last || patch.from !== last.v) return this.#fetchFullScene();
    const isNext = patch.lines >= (last.scene.log?.length ?? 0) && patch.seq >= (last.scene.seq ?? 0);
    this.#show(patched(last.scene, patch), patch.to, isNext ? last.scene : null);
  }

  #show(scene: Scene, v: number, before: Scene | null): void {
    this.#base = { scene, v };
    this.scene = scene;
    this.v = v;
    for (const tell of this.#followers) tell({ scene, before });
  }

  #upToDate(v: number): void {
    if (v !== this.#base?.v) this.#fetchFullScene();
  }

  #fetchFullScene(): void {
    this.#base = null;
    this.#connection.reopen();
  }

  #addChatLines(lines: readonly ChatLine[]): void {
    this.hasChat = true;
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

/** Whether choices alone lead from one scene to another: what the log said it still says. */
function follows(before: Scene, scene: Scene): boolean {
  const told = before.log ?? [];
  if (before.viewer !== scene.viewer || (scene.seq ?? 0) <= (before.seq ?? 0)) return false;
  return JSON.stringify(told) === JSON.stringify((scene.log ?? []).slice(0, told.length));
}
