import { playerChannel, type LegState, type SportsBetView } from "@houselight/contracts";
import { legOutcome, payoutOf } from "@houselight/sports-maths/bets";
import type { Queryable } from "#platform/database";
import type { House } from "#platform/module";
import { readFixtureViews } from "../lines/line-views.ts";
import { type Leg, lineStakeOf, paidOf, type SportsBet } from "./bet.ts";
import { type BetName, selectBets } from "./bet-store.ts";

/** Returns bets as their player sees them, in their order. */
export async function sportsBetViews(
  queryable: Queryable,
  bets: readonly SportsBet[],
  now: Date,
): Promise<SportsBetView[]> {
  const ids = bets.flatMap(({ legs }) => legs.map(({ fixtureId }) => fixtureId));
  const fixtures = await readFixtureViews(queryable, ids, now);
  const fixtureOf = ({ fixtureId }: Leg) => {
    const fixture = fixtures.get(fixtureId);
    if (!fixture) throw new Error(`a leg is on fixture ${fixtureId}, which is not there`);
    return fixture;
  };
  return bets.map((bet) => ({
    id: bet.id,
    kind: bet.kind,
    sizes: bet.sizes && [...bet.sizes],
    lines: bet.lines,
    currency: bet.currency,
    stake_cents: Number(bet.stake),
    potential_cents: Number(mostOf(bet)),
    is_free: bet.freeBetId !== null,
    state: bet.state,
    payout_cents: bet.payout === null ? null : Number(bet.payout),
    placed_at: bet.placedAt.toISOString(),
    ended_at: bet.endedAt?.toISOString() ?? null,
    legs: bet.legs.map((leg) => ({
      fixture: fixtureOf(leg),
      market_id: leg.marketId,
      specifiers: leg.specifiers,
      selection_id: leg.selectionId,
      odds: leg.odds,
      in_play: leg.inPlay,
      state: stateOf(leg),
    })),
  }));
}

/** Returns the most that can still come back: a lost or void leg of a bet that goes on takes its part away. */
const mostOf = (bet: SportsBet): bigint =>
  bet.state === "open"
    ? paidOf(bet, payoutOf(bet, lineStakeOf(bet), bet.legs).most)
    : bet.potential;

const stateOf = ({ result }: Leg): LegState => (result ? legOutcome(result) : "open");

/** Shows players their bets as they are now. Returns what is shown. */
export async function showBets(
  house: House,
  names: readonly BetName[],
): Promise<readonly SportsBetView[]> {
  const bets = await selectBets(house.database, names);
  const views = await sportsBetViews(house.database, bets, house.clock.now());
  for (const [at, bet] of bets.entries()) {
    const view = views[at];
    if (view) house.live.publish(playerChannel(bet.playerId), "sports_bet", view);
  }
  return views;
}

/** Shows a player a bet that stands on record, on all screens. Returns it. */
export async function showBet(house: House, name: BetName): Promise<SportsBetView> {
  const [view] = await showBets(house, [name]);
  if (!view) throw new Error(`player ${name.playerId} has no bet ${name.id}`);
  return view;
}
