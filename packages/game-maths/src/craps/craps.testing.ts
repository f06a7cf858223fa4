import { replayDraw } from "../fairness/draw.ts";
import type { RoundPosition } from "../steps/index.ts";
import { craps } from "./index.ts";
import type { CrapsOutcome } from "./index.ts";

export const CHIP = 30;

/** Chips on spots: `{ pass: 60 }`. */
export type Laid = Readonly<Record<string, number>>;

const listed = (laid: Laid) =>
  Object.entries(laid).map(([spot, amount_cents]) => ({ spot, amount_cents }));

export const betOf = (laid: Laid, chip_cents: number = CHIP) => ({
  kind: "craps",
  chip_cents,
  bets: listed(laid),
});
export const stepOf = (laid: Laid = {}) => ({ kind: "craps", bets: listed(laid) });

/** Two dice as they are written, "43", and the chips that are laid before they roll. */
export type Rolled = string | readonly [dice: string, laid: Laid];

const facesOf = (rolled: Rolled): number[] =>
  [...(typeof rolled === "string" ? rolled : rolled[0])].map((face) => Number(face) - 1);

/** Plays a round by the dice that it is told; the first chips lie before the first roll. */
export function roundOf(laid: Laid, rolls: readonly Rolled[]) {
  const draw = replayDraw(rolls.flatMap(facesOf));
  const read = craps.recallBet(betOf(laid));
  let staked = read.stake;
  let position: RoundPosition<CrapsOutcome> = craps.open(read.bet, draw);
  for (const rolled of rolls.slice(1)) {
    const step = position.readStep(stepOf(typeof rolled === "string" ? {} : rolled[1]));
    if ("refused" in step) throw new Error(`${JSON.stringify(rolled)}: ${step.refused}`);
    staked += step.cost;
    position = step.take(draw);
  }
  const paid = Object.fromEntries(
    position.outcome.bets.map(({ spot, payout_cents }) => [spot, payout_cents]),
  );
  const standing = Object.fromEntries(
    position.outcome.standing.map(({ spot, amount_cents }) => [spot, amount_cents]),
  );
  return { position, staked, payout: position.payout, outcome: position.outcome, paid, standing };
}
