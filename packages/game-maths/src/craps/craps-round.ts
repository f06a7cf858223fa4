import type { Draw } from "../fairness/draw.ts";
import { hasOnly } from "../stakes/bet-readers.ts";
import type { SteppedRules } from "../steps/position.ts";
import { parseTableBets, payoutOf, readerByKey } from "../table/index.ts";
import type { PlacedBet, SettledBet } from "../table/index.ts";
import { pointAfter, verdictOf } from "./settle.ts";
import type { Dice } from "./settle.ts";
import { STEP_SPOTS } from "./spots.ts";
import type { CrapsSpot } from "./spots.ts";
import { roomLeft, roomOn } from "./round-state.ts";
import type { CrapsBets, CrapsState } from "./round-state.ts";
import { tellRound } from "./tell-round.ts";
import { KIND } from "./wire.ts";
import type { CrapsOutcome } from "./wire.ts";

/** A roll, with the bets that are laid before it. */
interface CrapsStep {
  readonly bets: readonly PlacedBet<CrapsSpot>[];
}

const FACES = 6;
/** Whole chips are asked for when the step is offered: only the round knows its chip. */
const STEP_READER = readerByKey(STEP_SPOTS, new Map());

/** The rules of craps: each step is a roll, and a round ends when no bet stands. */
export const CRAPS_ROUND: SteppedRules<CrapsBets, CrapsState, CrapsStep, CrapsOutcome> = {
  open: ({ chip, bets }, draw) =>
    rollOn({ chip, point: null, standing: [], rolled: 0, rolls: [] }, bets, draw),
  readStep(json) {
    if (typeof json !== "object" || json === null) return null;
    const { kind, bets, ...others } = json as Record<string, unknown>;
    if (kind !== KIND || !hasOnly(others, []) || !Array.isArray(bets)) return null;
    if (bets.length === 0) return { bets: [] };
    const parsed = parseTableBets(bets, STEP_READER);
    return parsed.ok ? { bets: parsed.bets } : null;
  },
  cost(state, { bets }) {
    const cost = bets.reduce((sum, { amount }) => sum + amount, 0n);
    const areTaken = bets.every(
      ({ spot, amount }) => amount % state.chip === 0n && amount <= roomOn(state, spot),
    );
    // The room of a spot knows nothing of the chips on another: together they keep the limit, too.
    return areTaken && cost <= roomLeft(state) ? cost : null;
  },
  act: (state, { bets }, draw) => rollOn(state, bets, draw),
  payout: ({ standing, rolls }) =>
    standing.length > 0 ? null : rolls.reduce((sum, { decided }) => sum + totalPaid(decided), 0n),
  outcome: tellRound,
  byDefault: () => ({ kind: KIND, bets: [] }),
};

const totalPaid = (decided: readonly SettledBet<CrapsSpot>[]): bigint =>
  decided.reduce((sum, { payout }) => sum + payout, 0n);

/** Draws two dice, one after the other. */
export const rollDice = (draw: Draw): Dice => [draw(FACES) + 1, draw(FACES) + 1];

/** Lays bets, rolls the dice and settles what they decide. */
const rollOn = (state: CrapsState, bets: readonly PlacedBet<CrapsSpot>[], draw: Draw): CrapsState =>
  settleRoll({ ...state, standing: laid(state.standing, bets) }, rollDice(draw));

/** Puts bets on the table; chips on a spot that carries some join them. */
function laid(
  standing: readonly PlacedBet<CrapsSpot>[],
  bets: readonly PlacedBet<CrapsSpot>[],
): readonly PlacedBet<CrapsSpot>[] {
  if (bets.length === 0) return standing;
  const amounts = new Map(standing.map((bet) => [bet.spot, bet.amount]));
  for (const { spot, amount } of bets) amounts.set(spot, (amounts.get(spot) ?? 0n) + amount);
  return [...amounts].map(([spot, amount]) => ({ spot, amount }));
}

/**
 * Settles a roll. Each bet is judged by itself, so that their order decides nothing: a come bet travels
 * to a number whose own bet the same roll has just decided.
 */
export function settleRoll(state: CrapsState, dice: Dice): CrapsState {
  const decided: SettledBet<CrapsSpot>[] = [];
  const standing: PlacedBet<CrapsSpot>[] = [];
  const travelled: CrapsSpot[] = [];
  for (const bet of state.standing) {
    const verdict = verdictOf(bet.spot, dice, state.point);
    if (verdict.kind === "stands") standing.push(bet);
    else if (verdict.kind === "travels") {
      travelled.push(verdict.to);
      standing.push({ spot: verdict.to, amount: bet.amount });
    } else {
      const payout = payoutOf({ returns: () => verdict.returns }, bet, dice);
      decided.push({ ...bet, payout });
    }
  }
  const point = pointAfter(state.point, dice);
  const roll = { dice, point, decided, travelled };
  return { ...state, point, standing, rolled: state.rolled + 1, rolls: [...state.rolls, roll] };
}
