import {
  GAME_DEVICES,
  type GameDevice,
  type GameRunner,
  type GameView,
} from "@houselight/contracts";
import { isGameOffered, type Licence } from "#core/configuration";
import { gameView } from "../game-view.ts";
import { inAll, inAny, type Numbers } from "./numbers.ts";
import type { Stock } from "./stock.ts";

/** Decides which games somebody is shown. */
export interface Audience extends Pick<Licence, "tableGames" | "jackpots"> {
  /** Games of the other kind alone are left out; null leaves none out. */
  readonly device: GameDevice | null;
  /** Slugs of studios that are not shown. */
  readonly hidden: readonly string[];
  /** Games that take no stake, by studio and slug. */
  readonly closed: readonly string[];
  /** Runners whose games the house has switched off. */
  readonly off: readonly GameRunner[];
}

export interface GameFilter {
  readonly categories: readonly string[] | null;
  /** True when a game must be in all of the categories, false when one is enough. */
  readonly every: boolean;
  readonly providers: readonly string[] | null;
  /** Games of these slugs, beside those of the providers where both are named. */
  readonly slugs: readonly string[] | null;
  readonly title: string | null;
  /** Games that feed a jackpot alone. */
  readonly jackpot: boolean;
}

/** Lists of games by category that operators put together, each in its order (`game-lists`). */
export type GameLists = Readonly<Record<string, readonly string[]>>;

/** The games that one audience is shown. */
export interface Shelf {
  /** Returns a page of the games of a filter, and how many there are in all. */
  page(
    filter: GameFilter,
    page: { readonly number: number; readonly size: number },
  ): { readonly games: readonly GameView[]; readonly total: number };
  /** Returns the named games that are shown, in the order of their names. */
  named(identifiers: readonly string[]): readonly GameView[];
  /** Returns the game at a place of the whole list, from 0 on. */
  at(place: number): GameView | null;
  readonly total: number;
  /** Categories with the number of their games, by the place of their foremost game and their name. */
  readonly collections: readonly { readonly identifier: string; readonly games_count: number }[];
  readonly providers: readonly {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
  }[];
}

/** Category of the games that feed a jackpot, whether they name it or not. */
const JACKPOT_CATEGORY = "jackpot";

const NONE: Numbers = new Uint32Array();
/** Lists that are kept of filters that are no single category or studio, and of searches. */
const MIXED_MAX = 200;

/**
 * Makes the shelf of an audience. What operators list under a category stands there in their order, in
 * the place of the games that name the category themselves. A page costs its own games, however many
 * there are in all.
 */
export function makeShelf(stock: Stock, lists: GameLists, audience: Audience): Shelf {
  const hidden = new Set(audience.hidden);
  const closed = new Set(audience.closed);
  const { device, off } = audience;
  const isShown = stock.games.map(
    (game) =>
      isGameOffered(audience, game) &&
      !hidden.has(game.provider.slug) &&
      !closed.has(`${game.provider.slug}/${game.slug}`) &&
      !off.includes(game.runBy ?? "house") &&
      (device === null || (game.devices ?? GAME_DEVICES).includes(device)),
  );
  const views = listedViews(stock, lists);
  const viewOf = (number: number) => (views.get(number) ?? stock.views[number]) as GameView;
  const sorted = sort(stock, lists, isShown);
  const mixed = keepSome<Numbers>(MIXED_MAX);

  const single = (filter: GameFilter): Numbers | null => {
    const { categories, providers, slugs, title, jackpot } = filter;
    if (title !== null || slugs !== null) return null;
    if (jackpot) return categories || providers ? null : sorted.jackpots;
    if (categories && !providers && categories.length === 1)
      return sorted.byCategory.get(categories[0] as string) ?? NONE;
    if (providers && !categories && providers.length === 1)
      return sorted.byProvider.get(providers[0] as string) ?? NONE;
    return categories || providers ? null : sorted.all;
  };
  const ofSlugs = (slugs: readonly string[]): Numbers => {
    const named = new Set(slugs);
    return sorted.all.filter((number) => named.has(stock.games[number]?.slug ?? ""));
  };
  const combined = (filter: GameFilter): Numbers => {
    const { categories, every, providers, slugs, title, jackpot } = filter;
    const ofCategories = categories?.map((one) => sorted.byCategory.get(one) ?? NONE);
    const ofProviders = providers?.map((one) => sorted.byProvider.get(one) ?? NONE) ?? [];
    const named = slugs ? [...ofProviders, ofSlugs(slugs)] : ofProviders;
    return inAll([
      // The order is that of the first: what was searched for comes as the search ranks it.
      ...(title === null ? [] : [stock.search.find(title).filter((number) => isShown[number])]),
      ...(ofCategories ? (every ? ofCategories : [inAny(ofCategories)]) : []),
      ...(providers || slugs ? [inAny(named)] : []),
      ...(jackpot ? [sorted.jackpots] : []),
    ]);
  };
  return {
    page(filter, { number, size }) {
      const list = single(filter) ?? mixed(JSON.stringify(filter), () => combined(filter));
      const from = (number - 1) * size;
      return { games: Array.from(list.subarray(from, from + size), viewOf), total: list.length };
    },
    named: (identifiers) =>
      identifiers.flatMap((identifier) => {
        const number = stock.numbers.get(identifier);
        return number !== undefined && isShown[number] ? [viewOf(number)] : [];
      }),
    at: (place) => (place < sorted.all.length ? viewOf(sorted.all[place] as number) : null),
    total: sorted.all.length,
    collections: collectionsOf(sorted.byCategory),
    providers: sorted.providers,
  };
}

/** Returns the views of the games whose categories operators changed. */
function listedViews(stock: Stock, lists: GameLists): ReadonlyMap<number, GameView> {
  const names = Object.keys(lists);
  const own = new Map<number, string[]>();
  for (const name of names)
    for (const identifier of lists[name] ?? []) {
      const number = stock.numbers.get(identifier);
      if (number !== undefined) own.set(number, [...(own.get(number) ?? []), name]);
    }
  const replaced = new Set(names);
  for (const [number, { categories }] of stock.games.entries())
    if (!own.has(number) && categories.some((one) => replaced.has(one))) own.set(number, []);
  return new Map(
    [...own].map(([number, listed]) => {
      const game = stock.games[number] as Stock["games"][number];
      const categories = [...game.categories.filter((one) => !replaced.has(one)), ...listed];
      return [number, gameView({ ...game, categories: [...new Set(categories)] })];
    }),
  );
}

/** Sorts the games that are shown into their lists. */
function sort(stock: Stock, lists: GameLists, isShown: readonly boolean[]) {
  const all: number[] = [];
  const jackpots: number[] = [];
  const [byCategory, byProvider] = [new Map<string, number[]>(), new Map<string, number[]>()];
  const names = new Map<string, string>();
  const put = (map: Map<string, number[]>, key: string, number: number) => {
    const list = map.get(key);
    if (list) list.push(number);
    else map.set(key, [number]);
  };
  for (const [number, { provider, categories, jackpot }] of stock.games.entries()) {
    if (!isShown[number]) continue;
    all.push(number);
    if (jackpot) {
      jackpots.push(number);
      if (!categories.includes(JACKPOT_CATEGORY)) put(byCategory, JACKPOT_CATEGORY, number);
    }
    put(byProvider, provider.slug, number);
    names.set(provider.slug, provider.name);
    for (const category of categories)
      if (!Object.hasOwn(lists, category)) put(byCategory, category, number);
  }
  for (const [category, identifiers] of Object.entries(lists)) {
    const numbers = identifiers.flatMap((one) => stock.numbers.get(one) ?? []);
    byCategory.set(
      category,
      [...new Set(numbers)].filter((number) => isShown[number]),
    );
  }
  const typed = (map: Map<string, number[]>) =>
    new Map([...map].map(([key, list]) => [key, Uint32Array.from(list)] as const));
  return {
    all: Uint32Array.from(all),
    jackpots: Uint32Array.from(jackpots),
    byCategory: typed(byCategory),
    byProvider: typed(byProvider),
    providers: [...names]
      .map(([slug, name]) => ({ id: slug, slug, name }))
      .toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)),
  };
}

function collectionsOf(byCategory: ReadonlyMap<string, Numbers>): Shelf["collections"] {
  const foremost = (list: Numbers) =>
    list.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  return [...byCategory]
    .filter(([, list]) => list.length > 0)
    .map(([identifier, list]) => ({ identifier, place: foremost(list), games_count: list.length }))
    .toSorted(
      (one, other) => one.place - other.place || (one.identifier < other.identifier ? -1 : 1),
    )
    .map(({ identifier, games_count }) => ({ identifier, games_count }));
}

/** Keeps what was made last under its key, so many at most. */
export function keepSome<T>(max: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const known = kept.get(key);
    const value = known ?? make();
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > max) kept.delete(kept.keys().next().value as string);
    return value;
  };
}
