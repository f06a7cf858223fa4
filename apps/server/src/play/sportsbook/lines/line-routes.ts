import * as endpoints from "@houselight/contracts";
import { settingOf } from "#core/configuration";
import { createReadCache } from "#platform/batching";
import { Refused, type Route, route } from "#platform/http";
import { type House, perHouse } from "#platform/module";
import {
  type CompetitionCount,
  countByCompetition,
  selectFixturesById,
  selectFixturesPage,
} from "./fixture-store.ts";
import { cardsOf, fixtureCardView } from "./line-views.ts";
import { countOpenMarkets, selectMarkets } from "./market-store.ts";

/** A match that has not ended so long after its start is left out of lists: nobody tells of it any more. */
const LIVE_MS = 12 * 3_600_000;
/** A match that has not begun so long after its start is left out of lists. */
const LATE_MS = 30 * 60_000;
/** Counts of the tree are read anew after so long. */
const COUNTED_EVERY_MS = 1_000;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);
const startsSince = (now: Date) => ({ live: before(now, LIVE_MS), upcoming: before(now, LATE_MS) });

const countsOf = perHouse(({ clock }) =>
  createReadCache(clock, { ttlMs: COUNTED_EVERY_MS, entriesMax: 1 }),
);

/** Answers what can be bet on: the sports tree, lists of fixtures, and one of them. */
export const lineRoutes = (house: House): readonly Route[] => [
  route(endpoints.getSportsTree, () => readTree(house)),
  route(endpoints.listFixtures, ({ query }) => readPage(house, query)),
  route(endpoints.getFixture, ({ params }) => readFixture(house, BigInt(params.id))),
];

async function readTree(house: House): Promise<endpoints.SportsTreeView> {
  const now = house.clock.now();
  const [{ open, bet_delay_seconds, bet_delay_by_sport }, counts] = await Promise.all([
    settingOf(house, endpoints.sportsbookConfig),
    countsOf(house).get("competitions", () => countByCompetition(house.database, startsSince(now))),
  ]);
  const sports = Map.groupBy(counts, ({ sport }) => sport);
  return {
    now: now.toISOString(),
    is_open: open,
    bet_delay_seconds: Math.max(bet_delay_seconds, ...Object.values(bet_delay_by_sport)),
    sports: [...sports].map(([slug, competitions]) => ({
      slug,
      fixtures: sum(competitions, "fixtures"),
      live: sum(competitions, "live"),
      competitions: competitions.map(({ id, name, fixtures }) => ({ id, name, fixtures })),
    })),
  };
}

const sum = (counts: readonly CompetitionCount[], of: "fixtures" | "live"): number =>
  counts.reduce((all, count) => all + count[of], 0);

async function readPage(
  house: House,
  query: endpoints.EndpointInput<typeof endpoints.listFixtures>["query"],
): Promise<endpoints.FixturesView> {
  const { state, sport = null, competition = null, limit } = query;
  const now = house.clock.now();
  const since = startsSince(now)[state];
  const found = await selectFixturesPage(house.database, {
    state,
    sport,
    competition,
    since,
    after: query.after === undefined ? null : readPlace(query.after),
    // One more tells whether there is a next page.
    limit: limit + 1,
  });
  const fixtures = found.slice(0, limit);
  const last = fixtures.at(-1);
  return {
    fixtures: await cardsOf(house.database, fixtures, now),
    next: last && found.length > limit ? `${last.startsAt.getTime()}-${last.id}` : null,
  };
}

/** Latest moment that a place can name, milliseconds: the end of the year 9999. */
const LATEST_MS = 253_402_300_799_999;

/** Reads a place in a list, whose form the contract has checked. */
function readPlace(text: string): { startsAt: Date; id: bigint } {
  const [startsAtMs = "", id = ""] = text.split("-");
  return { startsAt: new Date(Math.min(Number(startsAtMs), LATEST_MS)), id: BigInt(id) };
}

async function readFixture(house: House, id: bigint): Promise<endpoints.FixtureCardView> {
  const [fixture] = await selectFixturesById(house.database, [id]);
  if (!fixture) throw new Refused("fixture_not_found");
  const now = house.clock.now();
  const [markets, open] = await Promise.all([
    selectMarkets(house.database, [id]),
    countOpenMarkets(house.database, [id], now),
  ]);
  return fixtureCardView(fixture, { markets, openMarkets: open.get(id) ?? 0 }, now);
}
