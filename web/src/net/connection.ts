/** A WebSocket that reconnects: backoff with jitter, a heartbeat, at once when the network returns. */
import type { Command, ServerMessage } from '../wire';

export type Status = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'closed';

/** What we use of a WebSocket. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ends {
  /** The address to connect to; called before each attempt. */
  address(): string;
  open(): void;
  receive(message: ServerMessage): void;
  status(status: Status, code: number): void;
  make?(address: string): Socket;
}

export const PING_EVERY = 20_000;
export const SILENT_FOR = 45_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Close codes after which reconnecting is useless: unreadable, forbidden, no table, too many, too large. */
const FINAL_CODES = new Set([4400, 4403, 4404, 4409, 4413]);

/** Milliseconds to wait before the attempt after `tries` failed ones: doubled each time, with jitter. */
export function backoff(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + chance / 2);
}

export class Connection {
  #socket: Socket | null = null;
  #tries = 0;
  #lastMessageAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #ever = false;
  #stopped = true;

  constructor(readonly ends: Ends) {}

  start(): void {
    this.#stopped = false;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#lost);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** Close the connection and do not reconnect: the page is left. */
  stop(): void {
    this.#stopped = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#lost);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#hangUp();
  }

  /** Reconnect now: on request, or because a patch does not fit the scene. */
  reopen(): void {
    if (this.#stopped) return;
    this.#hangUp();
    this.#tries = 0;
    this.#open();
  }

  send(command: Command): void {
    this.#socket?.send(JSON.stringify(command));
  }

  #open(): void {
    this.ends.status(this.#ever ? 'reconnecting' : 'connecting', 0);
    const make = this.ends.make ?? ((address: string): Socket => new WebSocket(address));
    const socket = make(this.ends.address());
    this.#socket = socket;
    this.#lastMessageAt = Date.now();
    this.#beat = setInterval(() => this.#pulse(), PING_EVERY);
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#message(socket, event);
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  #opened(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#ever = true;
    this.#lastMessageAt = Date.now();
    this.ends.status('live', 0);
    this.ends.open();
  }

  #message(socket: Socket, event: MessageEvent): void {
    if (socket !== this.#socket) return;
    this.#tries = 0;
    this.#lastMessageAt = Date.now();
    this.ends.receive(JSON.parse(event.data as string) as ServerMessage);
  }

  #closed(socket: Socket, code: number): void {
    if (socket !== this.#socket) return;
    this.#hangUp();
    if (FINAL_CODES.has(code)) this.ends.status('closed', code);
    else this.#later(code);
  }

  #later(code: number): void {
    const away = navigator.onLine === false;
    this.ends.status(away ? 'offline' : this.#ever ? 'reconnecting' : 'connecting', code);
    if (!away) this.#retry = setTimeout(() => this.#open(), backoff(this.#tries++));
  }

  /** Send a ping; reconnect if the server has been silent for `SILENT_FOR`. */
  #pulse(): void {
    if (Date.now() - this.#lastMessageAt >= SILENT_FOR) this.reopen();
    else this.#ping();
  }

  #ping(): void {
    try {
      this.send({ do: 'ping' });
    } catch {
      // Still connecting: the timeout will notice.
    }
  }

  readonly #hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (!this.#socket) this.reopen();
    else this.#pulse();
  };

  readonly #lost = (): void => {
    this.#hangUp();
    this.#later(0);
  };

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
