/** A live table without a server: its sockets, and the browser around it, are made up. Time stands still in it. */
import { vi } from 'vitest';
import type { Scene, ServerMessage, TableInfo } from '../wire';
import type { Socket } from './connection';
import { Live } from './live-table.svelte';

export class FakeSocket implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.(new Event('open'));
  }

  receive(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  drop(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }

  get acts(): Record<string, unknown>[] {
    return this.sent.filter((command) => command['do'] !== 'ping');
  }
}

export const scene = (title: string): Scene => ({
  format: 1,
  game: 'toy',
  viewer: 0,
  title,
  seats: [],
  layout: { wide: { is: 'show', show: 'map' }, narrow: { is: 'show', show: 'map' } },
  boards: [],
  zones: [],
  pieces: [],
  faces: {},
  counters: [],
  strokes: [],
});

/** What changes the title of the scene, from one version of the table to another. */
export const patch = (from: number, to: number, title: string): ServerMessage => ({
  is: 'patch', from, to, seq: to, set: { title }, drop: {}, lines: 0,
}); // prettier-ignore

export class FakeNet {
  readonly sockets: FakeSocket[] = [];
  readonly page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  online = true;
  readonly live: Live;

  constructor() {
    vi.useFakeTimers();
    const world = new EventTarget();
    const isOnline = () => this.online;
    vi.stubGlobal('document', this.page);
    vi.stubGlobal('location', { protocol: 'https:', host: 'table.example' });
    vi.stubGlobal('navigator', { get onLine() { return isOnline(); } }); // prettier-ignore
    vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
    vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world));
    vi.stubGlobal('dispatchEvent', world.dispatchEvent.bind(world));
    this.live = new Live('t1', null, (address) => {
      this.sockets.push(new FakeSocket(address));
      return this.last;
    });
    this.live.start();
  }

  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** The newest socket is open and brings the table and its scene. */
  begin(v = 3): void {
    this.last.open();
    this.last.receive({ is: 'table', table: { id: 't1' } as TableInfo });
    this.last.receive({ is: 'scene', v, scene: scene('first') });
  }

  end(): void {
    this.live.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
}
