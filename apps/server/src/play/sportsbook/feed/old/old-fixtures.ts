import type { Job } from "#platform/jobs";
import type { House } from "#platform/module";
import { selectFixturesByUrn } from "../../lines/fixture-store.ts";
import { selectMarkets } from "../../lines/market-store.ts";
import { writeFolded } from "../apply-messages.ts";
import { foldMessages } from "../fold/fold-messages.ts";
import type { FeedMessage } from "../messages.ts";
import { deleteSimulated, selectLongPostponed } from "./old-fixture-store.ts";
import { lockFeed } from "../producer-store.ts";
import { showChanges } from "../show-changes.ts";

const HOUR_MS = 3_600_000;
/** A match that is put off keeps its bets for so long after it should have begun (the house's rule). */
const POSTPONED_MS = 48 * HOUR_MS;
/** Simulated matches without bets are kept for so long; older than the second span they stay. */
const SIMULATED_MS = 24 * HOUR_MS;
const SIMULATED_MOST_MS = 72 * HOUR_MS;
const AT_ONCE = 100;

/** Ends what no message of the feed ends. */
export const feedJobs = (house: House): readonly Job[] => [
  { name: "sportsbook.postponed", cron: "7 * * * *", run: () => callOffPostponed(house) },
  { name: "sportsbook.simulated", cron: "19 * * * *", run: () => forgetSimulated(house) },
];

/** Calls off matches that were put off and have no new time: bets on them are given back. */
export async function callOffPostponed(house: House): Promise<void> {
  const at = house.clock.now();
  const before = new Date(at.getTime() - POSTPONED_MS);
  for (;;) {
    const folded = await house.database.tx(async (tx) => {
      await lockFeed(tx);
      const urns = await selectLongPostponed(tx, { before, limit: AT_ONCE });
      const fixtures = await selectFixturesByUrn(tx, urns);
      const ids = fixtures.map(({ id }) => id);
      const markets = (await selectMarkets(tx, ids)).map(
        ({ isFed: _isFed, version: _version, ...market }) => market,
      );
      const ends = fixtures.map(
        ({ urn, producer, toldAt }): FeedMessage => ({
          type: "fixture_change",
          change_type: "CANCELLED",
          fixture: urn,
          product: producer,
          // What the feed says from now on is newer.
          timestamp: toldAt.getTime(),
          sequence: 1,
          detail: null,
        }),
      );
      const result = foldMessages({ fixtures, markets }, ends, at);
      await writeFolded(tx, result, { at, by: "house" });
      return result;
    });
    await showChanges(house, { ...folded, whole: [] });
    if (folded.fixtures.length < AT_ONCE) return;
  }
}

/** Forgets simulated matches that nobody has bet on: there are thousands a day. */
export async function forgetSimulated(house: House): Promise<void> {
  const now = house.clock.now().getTime();
  const span = { from: new Date(now - SIMULATED_MOST_MS), until: new Date(now - SIMULATED_MS) };
  while ((await deleteSimulated(house.database, { ...span, limit: AT_ONCE })) === AT_ONCE);
}
