import { mostTarget, payoutOf, ROCKET } from "@houselight/game-maths/rocket";
import { wagers } from "#money/wagers";
import { idFrom } from "#platform/ids";
import { togetherOrAlone } from "#platform/batching";
import type { House } from "#platform/module";
import type { RocketBet } from "./bet-store.ts";
import { rocketOwner, writeBetRecord } from "./rocket-owner.ts";

/** Returns the multiplier at which a bet is cashed out by itself: the player's own, or the highest that its stake allows. */
export const targetOf = ({ target, stake, currency }: RocketBet): number =>
  target ?? mostTarget(stake, currency);

/** The end of a bet. */
export interface Ending {
  readonly bet: RocketBet;
  /** Null for a bet that is lost. */
  readonly multiplier: number | null;
}

/** Settles bets, each at its multiplier. A bet that has ended meanwhile stays as it is. */
export async function payBets(house: House, endings: readonly Ending[]): Promise<void> {
  const owner = rocketOwner(house);
  await wagers(house).all(
    endings.map(({ bet, multiplier }) => ({
      kind: "settle" as const,
      owner,
      playerId: bet.playerId,
      id: endId(bet),
      bodyHash: `${multiplier}`,
      wagerId: bet.id,
      payout: multiplier === null ? 0n : payoutOf(bet.stake, multiplier),
      record: writeBetRecord({ round: Number(bet.round), target: bet.target, multiplier }),
    })),
  );
}

/** Settles bets as `payBets` does; one that cannot be settled keeps no other from its end. */
export const payAll = (house: House, endings: readonly Ending[]): Promise<void> =>
  togetherOrAlone(
    endings,
    (some) => payBets(house, some),
    ({ bet }, error) => noteStuck(house, bet, error),
  );

/** Gives the stakes of bets back; one that cannot be given back keeps no other from its end. */
export const returnAll = (house: House, bets: readonly RocketBet[]): Promise<void> =>
  togetherOrAlone(
    bets,
    (some) => returnBets(house, some),
    (bet, error) => noteStuck(house, bet, error),
  );

const noteStuck = (house: House, { playerId, id }: RocketBet, error: unknown): void =>
  house.log.error({ err: error, playerId, bet: id }, "a bet on the rocket could not be ended");

async function returnBets(house: House, bets: readonly RocketBet[]): Promise<void> {
  const owner = rocketOwner(house);
  await wagers(house).all(
    bets.map((bet) => ({
      kind: "void" as const,
      owner,
      playerId: bet.playerId,
      id: endId(bet),
      bodyHash: "returned",
      wagerId: bet.id,
      // For the mark of a wager that never came: a bet on record has one.
      subject: ROCKET,
      licence: "",
      currency: bet.currency,
    })),
  );
}

/** Returns the id of the command that ends a bet: there is one, whoever gives it. */
const endId = ({ playerId, id }: RocketBet): string => idFrom(`rocket end ${playerId} ${id}`);
