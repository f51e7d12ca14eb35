/** The tables of the lobby, kept fresh. */
import type { TableSummary, TableList } from '../wire';
import { api, errorText, isAway, type TableQuery } from '../net/api';
import { poll } from '../net/poll';

const EVERY = 8000;

/** One list of tables; pages are added as they are asked for. */
export class Tables {
  /** `null` until the first page is there. */
  tables = $state.raw<readonly TableSummary[] | null>(null);
  people = $state(0);
  playing = $state(0);
  failure = $state('');
  /** The server did not answer. */
  away = $state(false);
  #next = $state<string | null>(null);
  #pages = 1;

  constructor(readonly query: TableQuery) {}

  get more(): boolean {
    return this.#next !== null;
  }

  follow(): () => void {
    return poll(() => void this.load(), EVERY);
  }

  async load(): Promise<void> {
    try {
      const pages = [await api.tables(this.query)];
      while (pages.length < this.#pages && pages.at(-1)!.next) pages.push(await this.#after(pages));
      this.#keep(pages);
      this.failure = '';
      this.away = false;
    } catch (error) {
      this.failure = errorText(error);
      this.away = isAway(error);
    }
  }

  async loadMore(): Promise<void> {
    this.#pages += 1;
    await this.load();
  }

  #after(pages: TableList[]): Promise<TableList> {
    return api.tables({ ...this.query, next: pages.at(-1)!.next! });
  }

  #keep(pages: TableList[]): void {
    this.tables = pages.flatMap((page) => page.tables);
    this.people = pages[0]!.people;
    this.playing = pages[0]!.playing;
    this.#next = pages.at(-1)!.next ?? null;
  }
}
