/** The drafts of new tables: kept while one goes from game to game and from page to page. */
import type { GameInfo } from '../wire';
import { type Chance, seeded } from './dealing';
import { botsDraft, type Draft, friendsDraft } from './new-table';

/** What the lobby deals house players by. */
export const chance: Chance = seeded(crypto.getRandomValues(new Uint32Array(1))[0]!);

/** One draft for each game: the first one, until it is edited. */
export class Drafts {
  readonly #make: (game: GameInfo) => Draft;
  readonly #first = new Map<string, Draft>();
  #edited = $state.raw<Record<string, Draft>>({});

  constructor(make: (game: GameInfo) => Draft) {
    this.#make = make;
  }

  of(game: GameInfo): Draft {
    return this.#edited[game.name] ?? this.#firstOf(game);
  }

  set(draft: Draft): void {
    this.#edited = { ...this.#edited, [draft.game]: draft };
  }

  #firstOf(game: GameInfo): Draft {
    const made = this.#first.get(game.name) ?? this.#make(game);
    this.#first.set(game.name, made);
    return made;
  }
}

export const againstBots = new Drafts((game) => botsDraft(game, 'mixed', chance));
export const withFriends = new Drafts(friendsDraft);
