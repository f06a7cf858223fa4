import type { SettledBet } from "../table/index.ts";
import type { CrapsRoll, CrapsState } from "./round-state.ts";
import type { CrapsSpot } from "./spots.ts";
import { KIND } from "./wire.ts";
import type { CrapsOutcome, CrapsRollView } from "./wire.ts";

/** Writes a round in wire form. Nothing of it is hidden: the dice to come are not drawn yet. */
export const tellRound = (state: CrapsState): CrapsOutcome => ({
  kind: KIND,
  state: state.standing.length > 0 ? "open" : "done",
  point: state.point,
  rolls: state.rolls.map(tellRoll),
  standing: state.standing.map(({ spot, amount }) => ({
    spot: spot.key,
    amount_cents: Number(amount),
  })),
  bets: tellBets(state),
});

const tellRoll = ({ dice, point, decided, travelled }: CrapsRoll): CrapsRollView => ({
  dice,
  point,
  bets: decided.map(({ spot, amount, payout }) => ({
    spot: spot.key,
    amount_cents: Number(amount),
    payout_cents: Number(payout),
  })),
  travelled: travelled.map(({ key }) => key),
});

/** Adds the bets of the round up, spot by spot. */
function tellBets({ rolls, standing }: CrapsState): CrapsOutcome["bets"] {
  const bySpot = new Map<string, { amount: bigint; payout: bigint }>();
  const add = ({ spot, amount, payout }: SettledBet<CrapsSpot>) => {
    const sums = bySpot.get(spot.key) ?? { amount: 0n, payout: 0n };
    bySpot.set(spot.key, { amount: sums.amount + amount, payout: sums.payout + payout });
  };
  for (const { decided } of rolls) decided.forEach(add);
  for (const bet of standing) add({ ...bet, payout: 0n });
  return [...bySpot].map(([spot, { amount, payout }]) => ({
    spot,
    amount_cents: Number(amount),
    payout_cents: Number(payout),
  }));
}
