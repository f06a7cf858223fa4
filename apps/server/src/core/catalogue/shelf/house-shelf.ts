import {
  closedGames,
  disabledProviders,
  featureFlags,
  type GameDevice,
  type GameView,
  gameLists,
} from "@houselight/contracts";
import { CHANGE_TTL_MS, servingLicence, settingOf } from "#core/configuration";
import { createReadCache } from "#platform/batching";
import { type HandlerContext, isCrawler } from "#platform/http";
import { type House, perHouse } from "#platform/module";
import { selectAllGames, selectRevision } from "../catalogue-store.ts";
import {
  type DisabledProviders,
  hiddenProviders,
  ignoredProviders,
  studiosNotServing,
} from "../visibility/hidden-providers.ts";
import { type Audience, type GameLists, keepSome, makeShelf, type Shelf } from "./shelf.ts";
import { makeStock, type Stock } from "./stock.ts";

/** Audiences that differ in licence, device or hidden studios, at most at a time. */
const SHELVES_MAX = 64;

/** Tells of who asks for games as much as decides what is shown. */
export type Visitor = Parameters<typeof servingLicence>[0] & Pick<HandlerContext, "userAgent">;

interface Kept {
  readonly revision: bigint;
  readonly lists: string;
  readonly shelves: Promise<(audience: Audience) => Shelf>;
}

/**
 * Keeps the games of a house in memory, and whether that still holds is asked once in a moment: what is
 * listed changes at a start of the house, by an import or by an operator.
 */
const shelvesOf = perHouse((house) => {
  const reads = createReadCache(house.clock, { ttlMs: CHANGE_TTL_MS, entriesMax: 1 });
  let stock: { readonly revision: bigint; readonly stock: Promise<Stock> } | undefined;
  let kept: Kept | undefined;
  const listsText = textOnce<GameLists>();
  const stockAt = (revision: bigint): Promise<Stock> => {
    if (stock?.revision === revision) return stock.stock;
    const made = { revision, stock: makeStock(selectAllGames(house.database)) };
    stock = made;
    // A failure is told to those who wait for it and not kept.
    made.stock.catch(() => {
      if (stock === made) stock = undefined;
      kept = undefined;
    });
    return made.stock;
  };
  return async (audience: Audience): Promise<Shelf> => {
    const [revision, chosen] = await Promise.all([
      reads.get("revision", () => selectRevision(house.database)),
      settingOf(house, gameLists),
    ]);
    const lists = listsText(chosen);
    if (kept?.revision === revision && kept.lists === lists) return (await kept.shelves)(audience);
    const shelves = stockAt(revision).then((games) => shelvesFrom(games, chosen));
    kept = { revision, lists, shelves };
    return (await shelves)(audience);
  };
});

function shelvesFrom(stock: Stock, lists: GameLists): (audience: Audience) => Shelf {
  const shelves = keepSome<Shelf>(SHELVES_MAX);
  return (audience) => shelves(JSON.stringify(audience), () => makeShelf(stock, lists, audience));
}

/** Returns the text of a value, written once as long as it is the same object. */
function textOnce<T extends object>(): (value: T) => string {
  let last: { readonly value: T; readonly text: string } | undefined;
  return (value) => {
    if (last?.value !== value) last = { value, text: JSON.stringify(value) };
    return last.text;
  };
}

/** Says once of each choice which studios of it do not count. */
const warnOf = perHouse((house) => {
  let told = "";
  const textOf = textOnce<DisabledProviders>();
  return (map: DisabledProviders): void => {
    const ignored = ignoredProviders(map);
    if (ignored.length === 0 || told === textOf(map)) return;
    told = textOf(map);
    house.log.warn({ ignored }, "the map of disabled studios is longer than what counts of it");
  };
});

/**
 * Returns the games that a visitor is shown: what the licence offers, on the device where one is named,
 * without what is closed and the studios that are hidden from the country. Crawlers see all studios (GAME-16). The rocket is in
 * no list while its flag hides its page (FLAG-03).
 */
export async function shelfFor(
  house: House,
  visitor: Visitor,
  device: GameDevice | null = null,
): Promise<Shelf> {
  const { tableGames, jackpots } = servingLicence(visitor);
  const map = await settingOf(house, disabledProviders);
  const { rocket_chance: hasRocket } = await settingOf(house, featureFlags);
  warnOf(house)(map);
  const hidden = isCrawler(visitor.userAgent)
    ? []
    : [
        ...hiddenProviders(map, visitor.country),
        ...studiosNotServing(house.config.STUDIOS, visitor.country),
      ];
  return shelvesOf(house)({
    tableGames,
    jackpots,
    device,
    hidden: [...new Set(hidden)].toSorted(),
    closed: await settingOf(house, closedGames),
    off: hasRocket ? [] : ["rocket"],
  });
}

/** Returns those of the games named `{studio}/{slug}` that a visitor is shown, in the order of their names. */
export const shownGames = async (
  house: House,
  visitor: Visitor,
  identifiers: readonly string[],
): Promise<readonly GameView[]> => (await shelfFor(house, visitor)).named(identifiers);

/** Finds a game by studio and slug among those that a visitor is shown; null for any other. */
export async function findShownGame(
  house: House,
  visitor: Visitor,
  { producer, name }: { readonly producer: string; readonly name: string },
): Promise<GameView | null> {
  const [game] = await shownGames(house, visitor, [`${producer}/${name}`]);
  return game ?? null;
}
