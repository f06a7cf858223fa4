import type { GameEntry } from "../game.ts";
import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";
import { TIN_PARADE } from "../studios.ts";
import { TABLE_STAKES, tableGame } from "../table/table-game.ts";
import { SETTLED_BETS_SCHEMA, settledBets, tableBetSchema } from "../table/wire.ts";
import figures from "./figures.json" with { type: "json" };
import { SIC_BO_PAYS, SIC_BO_RULES, SIC_BO_SPOTS } from "./sic-bo-rules.ts";

const DIE = { type: "integer", minimum: 1, maximum: 6 } as const;

/** The three dice in the order in which they were drawn. */
const OUTCOME_SCHEMA = objectSchema({
  kind: { const: "sic-bo" },
  dice: { type: "array", prefixItems: [DIE, DIE, DIE], items: false },
  bets: SETTLED_BETS_SCHEMA,
});
export type SicBoOutcome = FromSchema<typeof OUTCOME_SCHEMA>;

/** Tells an outcome of sic bo from those of other kinds. */
export const isSicBoOutcome = (outcome: { readonly kind: string }): outcome is SicBoOutcome =>
  outcome.kind === "sic-bo";

/** Sic bo: three dice, 52 spots. */
export const sicBo = tableGame({
  slug: "sic-bo",
  name: "Sic Bo",
  studio: TIN_PARADE,
  version: "1.0.0",
  kind: "sic-bo",
  rules: SIC_BO_RULES,
  stakes: TABLE_STAKES,
  betSchema: tableBetSchema("sic-bo", SIC_BO_SPOTS.length),
  outcomeSchema: OUTCOME_SCHEMA,
  tell: (round): SicBoOutcome => ({
    kind: "sic-bo",
    dice: round.result,
    bets: settledBets(round),
  }),
  config: { pays: SIC_BO_PAYS, spots: SIC_BO_SPOTS },
  figures,
  shownBet: "small",
  simulated: { spots: SIC_BO_SPOTS, stake: "one unit on each of the 52 spots" },
});

export const sicBoVersions: GameEntry = { current: sicBo, earlier: [] };
