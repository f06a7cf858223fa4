import { isDeepStrictEqual } from "node:util";
import type { MarketCancel, MarketResult } from "../../settlement/results.ts";
import type { Fixture } from "../../lines/fixture.ts";
import type { Market, MarketKey } from "../../lines/market.ts";
import type { Change } from "./change-store.ts";
import { FixtureFold, type FixtureMessage } from "./fold-fixture.ts";
import type { FeedMessage } from "../messages.ts";

/** Fixtures as they stand, with all their markets. */
export interface Standing {
  readonly fixtures: readonly Fixture[];
  readonly markets: readonly Market[];
}

/** The outcome of messages: rows that have changed, and what that means for legs, in the order of carrying it out. */
export interface Folded extends Standing {
  /** Markets that were told as they stand: nothing of them is new but the time. */
  readonly confirmed: readonly Market[];
  readonly changes: readonly Change[];
  readonly unvoid: readonly MarketCancel[];
  readonly reopen: readonly MarketKey[];
  readonly settle: readonly MarketResult[];
  readonly void: readonly MarketCancel[];
  /** Messages about fixtures that nobody has told of. */
  readonly strangers: number;
}

/** Tells whether a message names a fixture. */
export const isOfFixture = (message: FeedMessage): message is FixtureMessage =>
  "fixture" in message;

/**
 * Lays messages on what stands, in the order of their times. Pure.
 * @param at the house's time
 */
export function foldMessages(
  { fixtures, markets }: Standing,
  messages: readonly FeedMessage[],
  at: Date,
): Folded {
  const marketsOf = Map.groupBy(markets, ({ fixtureId }) => fixtureId);
  const folds = new Map(
    fixtures.map((fixture) => [
      fixture.urn,
      { before: fixture, fold: new FixtureFold(fixture, marketsOf.get(fixture.id) ?? [], at) },
    ]),
  );
  let strangers = 0;
  for (const message of messages
    .filter(isOfFixture)
    .toSorted((a, b) => a.timestamp - b.timestamp)) {
    const known = folds.get(message.fixture);
    if (known) known.fold.apply(message);
    else strangers++;
  }
  const ends = [...folds.values()].map(({ before, fold }) =>
    endOf(before, marketsOf.get(before.id) ?? [], fold),
  );
  return {
    fixtures: ends.flatMap((end) => end.fixtures),
    markets: ends.flatMap((end) => end.markets),
    confirmed: ends.flatMap((end) => end.confirmed),
    changes: ends.flatMap((end) => end.changes),
    unvoid: ends.flatMap((end) => end.unvoid),
    reopen: ends.flatMap((end) => end.reopen),
    settle: ends.flatMap((end) => end.settle),
    void: ends.flatMap((end) => end.void),
    strangers,
  };
}

/** Compares a fixture with what stood before: the rows that have changed, and what legs are told. */
function endOf(
  before: Fixture,
  stood: readonly Market[],
  { fixture, markets, changes, windows, released }: FixtureFold,
): Omit<Folded, "strangers"> {
  const stoodBy = new Map(stood.map((market) => [keyText(market), market]));
  const told = [...markets.values()].filter((market) => stoodBy.get(keyText(market)) !== market);
  const isConfirmed = (market: Market) => isSameMarket(stoodBy.get(keyText(market)), market);
  const changed = told.filter((market) => !isConfirmed(market));
  const ends = changed.map((market) => legEnd(stoodBy.get(keyText(market)), market));
  const given = [...markets].flatMap(([name, market]) => (released.has(name) ? [market] : []));
  const freed = [...released.values()].flat();
  const isTouched = changed.length > 0 || !isSameFixture(before, fixture);
  return {
    fixtures: isTouched ? [fixture] : [],
    markets: changed,
    confirmed: told.filter(isConfirmed),
    changes,
    unvoid: [...ends.flatMap((end) => end.unvoid ?? []), ...freed],
    reopen: ends.flatMap((end) => end.reopen ?? []),
    // What was given back by a cancellation that is gone has its result again.
    settle: [...ends.flatMap((end) => end.settle ?? []), ...given.flatMap(resultOf)],
    void: [...ends.flatMap((end) => end.void ?? []), ...[...windows.values()].flat()],
  };
}

interface LegEnd {
  readonly unvoid?: MarketCancel;
  readonly reopen?: MarketKey;
  readonly settle?: readonly MarketResult[];
  readonly void?: MarketCancel;
}

/** Returns what the change of a market means for its legs. */
function legEnd(before: Market | undefined, after: Market): LegEnd {
  const name = nameOnly(after);
  const whole = { ...name, from: null, until: null };
  if (after.status === "cancelled") return { void: whole };
  const unvoid = before?.status === "cancelled" ? { unvoid: whole } : {};
  if (after.status === "settled") {
    const isNew = before?.status !== "settled" || !isDeepStrictEqual(before.results, after.results);
    return { ...unvoid, ...(isNew ? { settle: resultOf(after) } : {}) };
  }
  return before?.status === "settled" ? { ...unvoid, reopen: name } : unvoid;
}

const nameOnly = ({ fixtureId, marketId, specifiers }: MarketKey): MarketKey => ({
  fixtureId,
  marketId,
  specifiers,
});

const keyText = ({ fixtureId, marketId, specifiers }: MarketKey): string =>
  `${fixtureId}/${marketId}/${specifiers}`;

const resultOf = (market: Market): MarketResult[] =>
  market.results ? [{ ...nameOnly(market), selections: market.results }] : [];

/** Tells whether nothing of a market has changed but the time at which it was told. */
const isSameMarket = (before: Market | undefined, after: Market): boolean =>
  before !== undefined && isDeepStrictEqual(before, { ...after, toldAt: before.toldAt });

/** Tells whether nothing of a fixture has changed but the time at which it was told. */
const isSameFixture = (before: Fixture, after: Fixture): boolean =>
  isDeepStrictEqual(before, { ...after, toldAt: before.toldAt });
