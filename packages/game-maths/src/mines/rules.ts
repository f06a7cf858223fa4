import type { Draw } from "../fairness/draw.ts";
import { payExactly } from "../originals/index.ts";
import { hasOnly, isWholeBetween } from "../stakes/bet-readers.ts";
import type { ChosenBet } from "../stakes/bet-readers.ts";
import type { SteppedRules } from "../steps/position.ts";
import { FIELDS, MINES, mostPicks, multipleOf } from "./pays.ts";
import type { MinesOutcome } from "./wire.ts";

export interface MinesChoice {
  readonly mines: number;
}
export type MinesBet = ChosenBet<MinesChoice>;

/** A step as the rules take it: the field that is picked, or the end of the round. */
export type MinesStep = { readonly pick: number } | "cash_out";

export interface MinesState {
  readonly bet: MinesBet;
  /** Fields with a mine, in the order drawn. */
  readonly board: readonly number[];
  readonly opened: readonly number[];
  readonly struck: number | null;
  /** Smallest units that were cashed out; null before that. */
  readonly paid: bigint | null;
}

/** Draws where the mines lie: each is drawn among the fields that are left, in their order. */
export function drawBoard(mines: number, draw: Draw, fields = FIELDS): readonly number[] {
  const left = Array.from({ length: fields }, (_, index) => index);
  return Array.from({ length: mines }, () => left.splice(draw(left.length), 1)[0] as number);
}

const isOpen = ({ struck, paid }: MinesState): boolean => struck === null && paid === null;

/** Pays for the fields that were opened; the last unit of the payment is drawn. */
function cashOut(state: MinesState, draw: Draw): MinesState {
  const { stake, choice } = state.bet;
  const multiple = multipleOf(choice.mines, state.opened.length);
  return { ...state, paid: payExactly(stake, multiple, draw) };
}

/** The rules of mines: pick fields, and cash out before a mine is struck. */
export const MINES_RULES: SteppedRules<MinesBet, MinesState, MinesStep, MinesOutcome> = {
  open: (bet, draw) => ({
    bet,
    board: drawBoard(bet.choice.mines, draw),
    opened: [],
    struck: null,
    paid: null,
  }),
  readStep: readMinesStep,
  cost({ opened }, step) {
    const offered = step === "cash_out" ? opened.length > 0 : !opened.includes(step.pick);
    return offered ? 0n : null;
  },
  act(state, step, draw) {
    if (step === "cash_out") return cashOut(state, draw);
    if (state.board.includes(step.pick)) return { ...state, struck: step.pick };
    const next = { ...state, opened: [...state.opened, step.pick] };
    // After the last pick that is offered there is nothing left to choose.
    const isLast = next.opened.length === mostPicks(state.bet.choice.mines);
    return isLast ? cashOut(next, draw) : next;
  },
  payout: ({ struck, paid }) => (struck === null ? paid : 0n),
  outcome: (state) => {
    const open = isOpen(state);
    return {
      kind: "mines",
      state: open ? "open" : state.struck === null ? "cashed_out" : "struck",
      opened: [...state.opened],
      struck: state.struck,
      board: open ? [] : [...state.board],
    };
  },
  // Nothing is paid back without a risk: a round without a pick takes one first.
  byDefault: ({ opened }) =>
    opened.length > 0
      ? { kind: "mines", action: "cash_out", field: null }
      : { kind: "mines", action: "pick", field: 0 },
};

function readMinesStep(json: unknown): MinesStep | null {
  if (typeof json !== "object" || json === null) return null;
  const { kind, action, field, ...others } = json as Record<string, unknown>;
  if (kind !== "mines" || Object.keys(others).length > 0) return null;
  if (action === "cash_out") return field === null ? "cash_out" : null;
  return action === "pick" && isWholeBetween(field, 0, FIELDS - 1) ? { pick: field } : null;
}

/** Reads the number of mines; null when it is not offered. */
export function readMinesChoice(fields: Readonly<Record<string, unknown>>): MinesChoice | null {
  const { mines } = fields;
  const fits = isWholeBetween(mines, MINES.fewest, MINES.most) && hasOnly(fields, ["mines"]);
  return fits ? { mines } : null;
}
