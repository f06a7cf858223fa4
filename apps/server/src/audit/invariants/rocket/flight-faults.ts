import {
  drawPoint,
  flightMs,
  LEAST_TARGET,
  mostTarget,
  multiplierAt,
  payoutOf,
} from "@houselight/game-maths/rocket";
import { drawOf } from "#core/fairness";
import { sha256 } from "#platform/ids";

/** A round of the rocket that is over, as it is on record. Multipliers are whole hundredths. */
export interface AuditedFlight {
  readonly number: bigint;
  readonly link: number;
  readonly seedHash: string;
  readonly salt: string;
  readonly bets: number;
  readonly flewAt: Date;
  readonly beatAt: Date;
  readonly overAt: Date;
  readonly point: number;
  readonly brokenOffAt: number | null;
  readonly seed: string;
}

/** A bet on record. Amounts in smallest units. */
export interface AuditedBet {
  readonly round: bigint;
  readonly position: number;
  readonly id: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly target: number | null;
  readonly state: "open" | "cashed_out" | "lost" | "returned";
  readonly multiplier: number | null;
  readonly payout: bigint | null;
}

/** Bets of a round so far, in their order, and the salt that they give. */
interface Tally {
  readonly bets: number;
  readonly salt: string;
}

/** Returns the tally of a round before its first bet. */
export const emptyTally = ({ seedHash }: AuditedFlight): Tally => ({ bets: 0, salt: seedHash });

/** Adds the bet that follows. */
export const tallyAfter = ({ bets, salt }: Tally, { id }: Pick<AuditedBet, "id">): Tally => ({
  bets: bets + 1,
  salt: sha256(`${salt}:${id}`),
});

/** Tells what is wrong with a flight, its bets being tallied: nothing, as a rule. */
export function flightFaults(flight: AuditedFlight, tally: Tally): string[] {
  const { seed, salt, link, seedHash, point, bets } = flight;
  const drawn = drawPoint(drawOf({ serverSeed: seed, clientSeed: salt, nonce: BigInt(link) }));
  return [
    ...fault(sha256(seed) !== seedHash, "has a seed of another hash than was told"),
    ...fault(tally.bets !== bets, `says ${bets} bets, has ${tally.bets}`),
    ...fault(tally.salt !== salt, "has another salt than its bets give"),
    ...fault(drawn !== point, `got to ${point}, seed and salt give ${drawn}`),
    ...endFaults(flight),
  ];
}

/** A flight lasts until its point; a broken one counts as far as the house last looked after it. */
function endFaults({ flewAt, beatAt, overAt, point, brokenOffAt }: AuditedFlight): string[] {
  const lasted = overAt.getTime() - flewAt.getTime();
  const due = flightMs(point);
  if (brokenOffAt === null)
    return fault(lasted !== due, `flew ${lasted} ms, to ${point} it takes ${due}`);
  const reached = multiplierAt(beatAt.getTime() - flewAt.getTime());
  return [
    ...fault(brokenOffAt !== reached, `was broken off at ${brokenOffAt}, last seen at ${reached}`),
    ...fault(brokenOffAt > point, `was broken off at ${brokenOffAt}, above its point ${point}`),
  ];
}

/** Tells what is wrong with a bet on a flight, `place` being where it stands by the bets before it. */
export function betFaults(flight: AuditedFlight, bet: AuditedBet, place: number): string[] {
  const { position, stake, currency, target } = bet;
  const cap = mostTarget(stake, currency);
  const isOffered = target === null || (target >= LEAST_TARGET && target <= cap);
  return [
    ...fault(position !== place, `stands at ${position} where ${place} should`),
    ...fault(!isOffered, `has a target of ${target}, offered are ${LEAST_TARGET} to ${cap}`),
    ...outcomeFaults(flight, bet, target ?? cap),
  ];
}

/** @param target at which the bet is cashed out by itself */
function outcomeFaults(
  { point, brokenOffAt }: AuditedFlight,
  { state, stake, multiplier, payout }: AuditedBet,
  target: number,
): string[] {
  switch (state) {
    case "cashed_out": {
      const at = multiplier ?? 0;
      const most = Math.min(point, target);
      const due = payoutOf(stake, at);
      return [
        ...fault(
          at < LEAST_TARGET || at > most,
          `was cashed out at ${at}, could be from ${LEAST_TARGET} to ${most}`,
        ),
        ...fault(payout !== due, `paid ${payout}, ${stake} at ${at} is ${due}`),
      ];
    }
    case "lost":
      return [
        ...fault(payout !== 0n, `was lost and paid ${payout}`),
        ...fault(target <= point && brokenOffAt === null, `was lost, ${target} was reached`),
        ...fault(brokenOffAt !== null, "was lost in a flight that was broken off"),
      ];
    case "returned":
      return [
        ...fault(payout !== stake, `was given back ${payout} of ${stake}`),
        ...fault(brokenOffAt === null, "was given back, its flight was not broken off"),
        ...fault(target <= (brokenOffAt ?? 0), `was given back, ${target} was reached`),
      ];
    case "open":
      return [];
  }
}

const fault = (isWrong: boolean, text: string): string[] => (isWrong ? [text] : []);
