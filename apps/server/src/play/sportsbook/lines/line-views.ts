import type { FixtureCardView, FixtureView, MarketView } from "@houselight/contracts";
import type { Queryable } from "#platform/database";
import type { Fixture } from "./fixture.ts";
import { selectFixturesById } from "./fixture-store.ts";
import { type ReadMarket, shownState } from "./market.ts";
import { countOpenMarkets, selectOnOffer } from "./market-store.ts";

/** Ids of the markets that a list shows, as unified-odds feeds publish them: the winner, and totals. */
const MATCH_WINNER = 1;
const TOTAL = 18;

/** Returns a fixture as all see it, with the number of its markets that take bets. */
export const fixtureView = (fixture: Fixture, openMarkets: number): FixtureView => ({
  id: Number(fixture.id),
  sport: fixture.sport,
  competition: fixture.competition,
  home: fixture.home,
  away: fixture.away,
  starts_at: fixture.startsAt.toISOString(),
  state: fixture.status,
  score: fixture.score,
  half_time: fixture.halfTime,
  clock: fixture.clock,
  simulated: simulatedView(fixture),
  open_markets: openMarkets,
  version: Number(fixture.version),
});

/** Returns all that it takes to play a simulated match again: its draws are those of its seed and its name. */
const simulatedView = ({ simulated, urn }: Fixture) => simulated && { ...simulated, urn };

/** Reads fixtures as all see them, by their ids. */
export async function readFixtureViews(
  queryable: Queryable,
  ids: readonly bigint[],
  now: Date,
): Promise<ReadonlyMap<bigint, FixtureView>> {
  const distinct = [...new Set(ids)];
  const [fixtures, open] = await Promise.all([
    selectFixturesById(queryable, distinct),
    countOpenMarkets(queryable, distinct, now),
  ]);
  return new Map(fixtures.map((one) => [one.id, fixtureView(one, open.get(one.id) ?? 0)]));
}

/** Returns a market as all see it at a moment. */
export const marketView = (market: ReadMarket, fixture: Fixture, now: Date): MarketView => ({
  market_id: market.marketId,
  specifiers: market.specifiers,
  state: shownState(market, fixture, now),
  selections: market.selections.map(({ id, odds, active }) => ({ id, odds, active })),
  version: Number(market.version),
});

/** Returns a fixture with these of its markets. */
export const fixtureCardView = (
  fixture: Fixture,
  {
    markets,
    openMarkets,
  }: { readonly markets: readonly ReadMarket[]; readonly openMarkets: number },
  now: Date,
): FixtureCardView => ({
  ...fixtureView(fixture, openMarkets),
  markets: markets.map((market) => marketView(market, fixture, now)),
});

/** Returns the markets that a list shows of a fixture: the winner, and the total nearest to even money. */
function mainMarkets(markets: readonly ReadMarket[]): ReadMarket[] {
  const winner = markets.find(({ marketId }) => marketId === MATCH_WINNER);
  const [total] = markets
    .filter(({ marketId }) => marketId === TOTAL)
    .toSorted((a, b) => unevenness(a) - unevenness(b) || (a.specifiers < b.specifiers ? -1 : 1));
  return [winner, total].filter((market) => market !== undefined);
}

/** Returns how far the answers of a market are from equal prices, thousandths. */
const unevenness = ({ selections }: ReadMarket): number => {
  const odds = selections.map((selection) => selection.odds);
  return Math.max(...odds) - Math.min(...odds);
};

/** Reads fixtures as lists show them, in the order of the ids. */
export async function readCards(
  queryable: Queryable,
  ids: readonly bigint[],
  now: Date,
): Promise<FixtureCardView[]> {
  const fixtures = new Map((await selectFixturesById(queryable, ids)).map((one) => [one.id, one]));
  return cardsOf(
    queryable,
    ids.map((id) => fixtures.get(id)).filter((fixture) => fixture !== undefined),
    now,
  );
}

/** Returns fixtures that were read as lists show them. */
export async function cardsOf(
  queryable: Queryable,
  fixtures: readonly Fixture[],
  now: Date,
): Promise<FixtureCardView[]> {
  const ids = fixtures.map(({ id }) => id);
  const [markets, open] = await Promise.all([
    selectOnOffer(queryable, ids, [MATCH_WINNER, TOTAL]),
    countOpenMarkets(queryable, ids, now),
  ]);
  const byFixture = Map.groupBy(markets, ({ fixtureId }) => fixtureId);
  return fixtures.map((fixture) =>
    fixtureCardView(
      fixture,
      {
        markets: mainMarkets(byFixture.get(fixture.id) ?? []),
        openMarkets: open.get(fixture.id) ?? 0,
      },
      now,
    ),
  );
}
