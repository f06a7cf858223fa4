import type { Draw } from "../fairness/draw.ts";
import { openBy } from "../steps/position.ts";
import type { RoundPosition } from "../steps/position.ts";
import { CRAPS_ROUND } from "./craps-round.ts";
import { EXACT_UNIT, spotOf } from "./spots.ts";
import type { CrapsBet } from "./spots.ts";
import { KIND } from "./wire.ts";
import type { CrapsOutcome } from "./wire.ts";

const open = openBy(CRAPS_ROUND);
const UNIT = EXACT_UNIT;
const ROLL_ON = { kind: KIND, bets: [] };

const lay = (spot: string) => ({ kind: KIND, bets: [{ spot, amount_cents: Number(UNIT) }] });

/** The bet that has to stand before one of a kind can be laid, and the spot of that one. */
const AFTER: Partial<Readonly<Record<CrapsBet, readonly [first: string, then: string]>>> = {
  come: ["pass", "come"],
  dont_come: ["pass", "dont_come"],
  odds: ["pass", "pass_odds"],
  lay_odds: ["dont_pass", "dont_pass_odds"],
};

function step(
  position: RoundPosition<CrapsOutcome>,
  json: unknown,
  draw: Draw,
): RoundPosition<CrapsOutcome> {
  const read = position.readStep(json);
  if ("refused" in read) throw new Error(`${JSON.stringify(json)}: ${read.refused}`);
  return read.take(draw);
}

/** Plays one bet of a kind to its end through the rules of real rounds. Returns units returned for one. */
export function playBet(kind: CrapsBet, draw: Draw): number {
  const after = AFTER[kind];
  const [first, then] = after ?? [kind.replace(/_(?=\d)/, "-")];
  const bets = [{ spot: spotOf(first), amount: UNIT }];
  let position = open({ chip: UNIT, bets }, draw);
  if (then !== undefined) {
    while (position.payout !== null) position = open({ chip: UNIT, bets }, draw);
    position = step(position, lay(then), draw);
  }
  while (position.payout === null) position = step(position, ROLL_ON, draw);
  if (then === undefined) return Number(position.payout) / Number(UNIT);
  const paid = position.outcome.bets
    .filter(({ spot }) => spotOf(spot).kind === kind)
    .reduce((sum, { payout_cents: cents }) => sum + cents, 0);
  return paid / Number(UNIT);
}
