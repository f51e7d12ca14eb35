/** Notices what others do at a table and tells it: in a toast, by a sound, in the title of a hidden page. */
import { untrack } from 'svelte';
import { remember, remembered } from '../browser/local-memory';
import type { Live } from '../net/live-table.svelte';
import { me } from '../state/person.svelte';
import { play } from '../state/sound/play';
import { showToast } from '../state/toasts.svelte';
import type { Unseen } from '../state/unseen.svelte';
import { plain, t } from '../text/translate.svelte';
import type { ChatLine, TableInfo } from '../wire';
import { Absences } from './absences';
import { firstWords, newsNote, newsWords } from './news-words';
import { newsBetween, type News, type NewsKind } from './table-news';
import { Unread } from './unread.svelte';

/** Somebody is at the door. */
const KNOCKS: ReadonlySet<NewsKind> = new Set(['sat', 'coming', 'back']);

export class TableWatch {
  readonly unread: Unread;
  #before: TableInfo | null = null;
  /** Those of whom it was told that they have opened the link; a page that is loaded again tells nothing new. */
  readonly #came = new Set<string>();
  readonly #absences = new Absences((kind, { seat, name }) => this.#tell({ kind, seat, name: plain(name ?? '') }));

  constructor(
    readonly live: Live,
    readonly unseen: Unseen,
  ) {
    const shelf = `chat.${live.id}`;
    const seen = remembered(shelf);
    this.unread = new Unread((line) => this.#isMine(line), {
      seen: seen === null ? null : Number(seen),
      keep: (n) => remember(shelf, String(n)),
    });
    $effect(() => this.#followTable());
    $effect(() => this.#followChat());
    $effect(() => () => this.#absences.stop());
  }

  #followTable(): void {
    const info = this.live.info;
    if (!info) return;
    untrack(() => {
      if (this.#before === null) this.#absences.begin(info);
      else {
        newsBetween(this.#before, info, this.live.seq).forEach((news) => this.#tell(news));
        this.#absences.follow(info);
      }
      this.#before = info;
    });
  }

  #followChat(): void {
    const { chat, hasChat } = this.live;
    if (!hasChat) return;
    untrack(() => {
      for (const line of this.unread.take(chat)) {
        const words = firstWords(line.text);
        showToast(line.name, { seat: line.seat ?? null, note: words });
        this.unseen.add(t('ui-news-chat', { name: line.name, words }));
        play('chat');
      }
    });
  }

  #tell(news: News): void {
    if (news.kind === 'coming' && this.#came.has(news.name)) return;
    if (news.kind === 'coming') this.#came.add(news.name);
    const words = newsWords(news, this.live.info?.me);
    showToast(words, { seat: news.seat, note: newsNote(news), of: news.name });
    this.unseen.add(words);
    play(KNOCKS.has(news.kind) ? 'guest' : 'chat');
  }

  #isMine(line: ChatLine): boolean {
    return line.seat === undefined ? line.name === me.name : line.seat === this.live.info?.me;
  }
}
