import { FIXTURES_CHANNEL, fixtureChannel } from "@houselight/contracts";
import { atMostEvery } from "#platform/live";
import { type House, perHouse } from "#platform/module";
import { selectFixturesById } from "../lines/fixture-store.ts";
import { fixtureView, marketView, readCards } from "../lines/line-views.ts";
import type { MarketKey, ReadMarket } from "../lines/market.ts";
import { countOpenMarkets, selectMarkets, selectMarketsNamed } from "../lines/market-store.ts";

/** Lists are told of changes at most once in this time, milliseconds. */
const TOLD_EVERY_MS = 1_000;
/** Fixtures in one message to lists; the rest follows in the next. */
const CARDS_MAX = 40;

/** Changes that are to be shown. */
export interface Shown {
  readonly fixtures: readonly { readonly id: bigint }[];
  readonly markets: readonly MarketKey[];
  /** Fixtures whose markets are all shown anew. */
  readonly whole: readonly bigint[];
}

const listsOf = perHouse((house) => {
  const waiting = new Set<bigint>();
  const wish = atMostEvery(TOLD_EVERY_MS, () => {
    if (waiting.size === 0) return false;
    const ids = [...waiting].slice(0, CARDS_MAX);
    for (const id of ids) waiting.delete(id);
    showCards(house, ids).catch((error: unknown) =>
      house.log.warn({ err: error }, "fixtures could not be shown"),
    );
    return true;
  });
  return (ids: readonly bigint[]): void => {
    for (const id of ids) waiting.add(id);
    wish();
  };
});

async function showCards(house: House, ids: readonly bigint[]): Promise<void> {
  const fixtures = await readCards(house.database, ids, house.clock.now());
  house.live.publish(FIXTURES_CHANNEL, "fixtures_changes", { fixtures });
}

/** Shows what has changed: to those who look at a fixture at once, to lists in a moment. */
export async function showChanges(house: House, shown: Shown): Promise<void> {
  const ids = [...new Set([...shown.fixtures.map(({ id }) => id), ...shown.whole])];
  if (ids.length === 0) return;
  listsOf(house)(ids);
  try {
    await showFixtures(house, ids, shown);
  } catch (error) {
    house.log.warn({ err: error }, "a fixture could not be shown");
  }
}

/** Shows fixtures with all their markets: an operator has stopped them, or lets them go on. */
export const showWhole = (house: House, ids: readonly bigint[]): Promise<void> =>
  showChanges(house, { fixtures: [], markets: [], whole: ids });

async function showFixtures(
  house: House,
  ids: readonly bigint[],
  { markets, whole }: Shown,
): Promise<void> {
  const { database, live } = house;
  const now = house.clock.now();
  const [fixtures, open, all, some] = await Promise.all([
    selectFixturesById(database, ids),
    countOpenMarkets(database, ids, now),
    selectMarkets(database, whole),
    selectMarketsNamed(
      database,
      markets.filter(({ fixtureId }) => !whole.includes(fixtureId)),
    ),
  ]);
  const changed = Map.groupBy<bigint, ReadMarket>([...all, ...some], ({ fixtureId }) => fixtureId);
  for (const fixture of fixtures)
    live.publish(fixtureChannel(fixture.id), "fixture_changes", {
      fixture: fixtureView(fixture, open.get(fixture.id) ?? 0),
      markets: (changed.get(fixture.id) ?? []).map((market) => marketView(market, fixture, now)),
    });
}
