import { cardCode } from "../cards/deck.ts";
import type { GameEntry } from "../game.ts";
import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";
import { fractionToText } from "../proof/fraction.ts";
import { FOLDHOUSE } from "../studios.ts";
import { TABLE_STAKES, tableGame } from "../table/table-game.ts";
import { SETTLED_BETS_SCHEMA, settledBets, tableBetSchema } from "../table/wire.ts";
import {
  DRAGON_TIGER_DECKS,
  DRAGON_TIGER_RETURNS,
  DRAGON_TIGER_RULES,
  DRAGON_TIGER_SPOTS,
  higherSide,
} from "./dragon-tiger-rules.ts";
import figures from "./figures.json" with { type: "json" };

/** The two cards, each in two letters, and the side with the higher one. */
const OUTCOME_SCHEMA = objectSchema({
  kind: { const: "dragon-tiger" },
  dragon: { type: "string", maxLength: 2 },
  tiger: { type: "string", maxLength: 2 },
  winner: { enum: ["dragon", "tiger", "tie"] },
  bets: SETTLED_BETS_SCHEMA,
});
export type DragonTigerOutcome = FromSchema<typeof OUTCOME_SCHEMA>;

/** Tells an outcome of dragon tiger from those of other kinds. */
export const isDragonTigerOutcome = (outcome: {
  readonly kind: string;
}): outcome is DragonTigerOutcome => outcome.kind === "dragon-tiger";

/** Dragon tiger of eight decks. Every chip can be halved, so that half a stake is exact. */
export const dragonTiger = tableGame({
  slug: "dragon-tiger",
  name: "Dragon Tiger",
  studio: FOLDHOUSE,
  version: "1.0.0",
  kind: "dragon-tiger",
  rules: DRAGON_TIGER_RULES,
  stakes: TABLE_STAKES,
  betSchema: tableBetSchema("dragon-tiger", DRAGON_TIGER_SPOTS.length),
  outcomeSchema: OUTCOME_SCHEMA,
  tell: (round): DragonTigerOutcome => ({
    kind: "dragon-tiger",
    dragon: cardCode(round.result.dragon),
    tiger: cardCode(round.result.tiger),
    winner: higherSide(round.result),
    bets: settledBets(round),
  }),
  config: {
    decks: DRAGON_TIGER_DECKS,
    returns: Object.fromEntries(
      Object.entries(DRAGON_TIGER_RETURNS).map(([name, paid]) => [name, fractionToText(paid)]),
    ),
    ranks: "ace low, king high; suits do not count",
  },
  figures,
  shownBet: "dragon",
  simulated: { spots: DRAGON_TIGER_SPOTS, stake: "equal bets on all three spots" },
});

export const dragonTigerVersions: GameEntry = { current: dragonTiger, earlier: [] };
