import { flightMs } from "@houselight/game-maths/rocket";
import type { House } from "#platform/module";
import { type RocketBet, selectOpen } from "../bets/bet-store.ts";
import { payAll, returnAll, targetOf } from "../bets/end-bets.ts";
import { showOwnBets, showRound } from "../live.ts";
import { after, isLapsed, multiplierOf, reachOf, type RocketRound } from "../round.ts";
import { selectRound, updateOver, updateSettled } from "../round-store.ts";
import { fateOf } from "./chance.ts";

/** Bets that are read and settled at once. */
const AT_ONCE = 500;

type End = NonNullable<RocketRound["end"]>;

/** Ends the flight of a round and shows its seed to all, once its rocket is gone or nobody looked after it. Returns whether it is over. */
export async function endFlight(house: House, round: RocketRound, now: Date): Promise<boolean> {
  if (round.end) return true;
  const end = await endOf(house, round, now);
  if (!end) return false;
  if (await updateOver(house.database, round, end)) await showRound(house);
  return true;
}

/** Returns how a flight has ended by now; null while it goes on. */
async function endOf(house: House, round: RocketRound, now: Date): Promise<End | null> {
  const { flight } = round;
  if (!flight) return null;
  const { point, seed } = await fateOf(house, house.database, round);
  const goneAt = after(flight.flewAt, flightMs(point));
  const reached = multiplierOf(flight, flight.beatAt);
  // From there on nobody could cash out.
  if (isLapsed(flight, now) && reached <= point)
    return { at: now, point, brokenOffAt: reached, seed };
  return now < goneAt ? null : { at: goneAt, point, brokenOffAt: null, seed };
}

/**
 * Ends a flight that nobody looked after, and its bets. Returns whether the flight of this round was broken
 * off, now or before.
 */
export async function breakOff(house: House, round: RocketRound, now: Date): Promise<boolean> {
  if (!round.flight || (!round.end && !isLapsed(round.flight, now))) return false;
  await endFlight(house, round, now);
  const ended = await selectRound(house.database, round.number);
  if (!ended?.end || ended.end.brokenOffAt === null) return false;
  await settleBets(house, ended, now);
  return true;
}

/**
 * Settles every bet of a round that is over and still open: those whose target was reached are paid, the
 * others are lost, or given back where the flight was broken off.
 */
export async function settleBets(
  house: House,
  { number, end }: RocketRound,
  now: Date,
): Promise<void> {
  if (!end) throw new Error(`round ${number} is not over`);
  const reach = reachOf(end);
  for (let position = 0; ; ) {
    const open = await selectOpen(house.database, number, { after: position, limit: AT_ONCE });
    const [reached, others] = [
      open.filter((bet) => targetOf(bet) <= reach),
      open.filter((bet) => targetOf(bet) > reach),
    ];
    await payAll(house, reached.map(atTarget));
    if (end.brokenOffAt === null)
      await payAll(
        house,
        others.map((bet) => ({ bet, multiplier: null })),
      );
    else await returnAll(house, others);
    await showOwnBets(house, open);
    position = open.at(-1)?.position ?? position;
    if (open.length < AT_ONCE) break;
  }
  if (!(await updateSettled(house.database, number, now)))
    house.log.error({ round: number }, "bets of a round are still open: the next one waits");
  await showRound(house);
}

/** Returns the end of a bet whose target was reached. */
export const atTarget = (bet: RocketBet) => ({ bet, multiplier: targetOf(bet) });
