import {
  type OwnRocketBetView,
  ROCKET_BETS_SHOWN,
  ROCKET_FLIGHTS_SHOWN,
  rocketConfig,
  type RocketBetView,
  type RocketRoundView,
  type RocketView,
} from "@houselight/contracts";
import { settingOf } from "#core/configuration";
import { selectNicknames, shownName } from "#core/accounts";
import type { House } from "#platform/module";
import { type PointedBet, type RocketBet, selectLargest } from "./bets/bet-store.ts";
import { after, PAUSE_MS, phaseOf, type RocketRound } from "./round.ts";
import { selectLatest, selectOver } from "./round-store.ts";

/** Returns the rocket as all see it: the round that is on, its bets, and the flights before it. */
export async function readRocketView(house: House): Promise<RocketView> {
  // Before anything is read: of two views the later one knows no less.
  const now = house.clock.now().toISOString();
  const round = await selectLatest(house.database);
  const { open: is_open } = await settingOf(house, rocketConfig);
  if (!round) return { now, round: null, next_at: null, is_open, bets: [], flights: [] };
  const [bets, over] = await Promise.all([
    selectLargest(house.database, round.number, ROCKET_BETS_SHOWN),
    selectOver(house.database, { before: round.number, limit: ROCKET_FLIGHTS_SHOWN }),
  ]);
  const names = await selectNicknames(
    house.database,
    bets.map(({ playerId }) => playerId),
  );
  return {
    now,
    round: roundView(round),
    next_at: round.end ? after(round.end.at, PAUSE_MS).toISOString() : null,
    is_open,
    bets: bets.map((bet) => betView(bet, names.get(bet.playerId))),
    flights: over.flatMap(({ number, end }) =>
      end ? [{ number: Number(number), point: end.point, broken_off_at: end.brokenOffAt }] : [],
    ),
  };
}

/** Returns a round as all see it: its seed once it is over. */
export const roundView = (round: RocketRound): RocketRoundView => ({
  number: Number(round.number),
  phase: phaseOf(round),
  seed_hash: round.seedHash,
  nonce: round.link.number,
  salt: round.salt,
  bets: round.bets,
  closes_at: round.closesAt.toISOString(),
  flew_at: round.flight?.flewAt.toISOString() ?? null,
  over_at: round.end?.at.toISOString() ?? null,
  point: round.end?.point ?? null,
  broken_off_at: round.end?.brokenOffAt ?? null,
  seed: round.end?.seed ?? null,
});

const betView = (bet: RocketBet, nickname: string | null | undefined): RocketBetView => ({
  id: bet.id,
  user_name: shownName(nickname),
  currency: bet.currency,
  stake_cents: Number(bet.stake),
  ...endOf(bet),
});

/** Returns a bet as its player sees it. */
export const ownBetView = (bet: PointedBet): OwnRocketBetView => ({
  id: bet.id,
  round: Number(bet.round),
  currency: bet.currency,
  stake_cents: Number(bet.stake),
  target: bet.target,
  ...endOf(bet),
  placed_at: bet.placedAt.toISOString(),
  point: bet.point,
});

const endOf = ({ state, multiplier, payout }: RocketBet) => ({
  state,
  multiplier,
  payout_cents: payout === null ? null : Number(payout),
});
