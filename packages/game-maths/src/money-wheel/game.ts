import type { GameEntry } from "../game.ts";
import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";
import { TIN_PARADE } from "../studios.ts";
import { TABLE_STAKES, tableGame } from "../table/table-game.ts";
import { SETTLED_BETS_SCHEMA, settledBets, tableBetSchema } from "../table/wire.ts";
import figures from "./figures.json" with { type: "json" };
import {
  MONEY_WHEEL_RULES,
  MONEY_WHEEL_SPOTS,
  WHEEL_SEGMENTS,
  WHEEL_SYMBOLS,
} from "./money-wheel-rules.ts";

/** The segment that came, counted clockwise from 0; its symbol stands in the rules. */
const OUTCOME_SCHEMA = objectSchema({
  kind: { const: "money-wheel" },
  segment: { type: "integer", minimum: 0, maximum: WHEEL_SEGMENTS.length - 1 },
  symbol: { type: "string", maxLength: 10 },
  bets: SETTLED_BETS_SCHEMA,
});
export type MoneyWheelOutcome = FromSchema<typeof OUTCOME_SCHEMA>;

/** Tells an outcome of the money wheel from those of other kinds. */
export const isMoneyWheelOutcome = (outcome: {
  readonly kind: string;
}): outcome is MoneyWheelOutcome => outcome.kind === "money-wheel";

/** The money wheel: 54 segments, seven symbols. */
export const moneyWheel = tableGame({
  slug: "money-wheel",
  name: "Money Wheel",
  studio: TIN_PARADE,
  version: "1.0.0",
  kind: "money-wheel",
  rules: MONEY_WHEEL_RULES,
  stakes: TABLE_STAKES,
  betSchema: tableBetSchema("money-wheel", MONEY_WHEEL_SPOTS.length),
  outcomeSchema: OUTCOME_SCHEMA,
  tell: (round): MoneyWheelOutcome => ({
    kind: "money-wheel",
    segment: round.result,
    symbol: WHEEL_SEGMENTS[round.result] ?? "",
    bets: settledBets(round),
  }),
  config: { segments: WHEEL_SEGMENTS, symbols: WHEEL_SYMBOLS },
  figures,
  shownBet: "lantern",
  simulated: { spots: MONEY_WHEEL_SPOTS, stake: "one unit on each of the seven symbols" },
});

export const moneyWheelVersions: GameEntry = { current: moneyWheel, earlier: [] };
