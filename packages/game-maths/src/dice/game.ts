import type { GameEntry, GameFacts } from "../game.ts";
import { originalGame } from "../originals/index.ts";
import { TIN_PARADE } from "../studios.ts";
import figures from "./figures.json" with { type: "json" };
import {
  CHANCES,
  choiceOfChance,
  dicePrizes,
  readDiceChoice,
  rollDice,
  ROLLS,
  SIDES,
} from "./rolls.ts";
import { DICE_OUTCOME_SCHEMA } from "./wire.ts";

/** Dice as a game. */
export const dice = originalGame({
  slug: "dice",
  name: "Dice",
  studio: TIN_PARADE,
  version: "1.0.0",
  kind: "dice",
  choiceFields: {
    side: { enum: SIDES },
    target: { type: "integer", minimum: 0, maximum: ROLLS - 1 },
  },
  outcomeSchema: DICE_OUTCOME_SCHEMA,
  facts: figures.facts as GameFacts,
  readChoice: readDiceChoice,
  play: rollDice,
  prizes: dicePrizes,
  bets: {
    main: choiceOfChance("under", 4_950),
    under_98: choiceOfChance("under", CHANCES.most),
    over_25: choiceOfChance("over", 7_499),
    over_75: choiceOfChance("over", 2_499),
    under_10: choiceOfChance("under", 1_000),
    over_99: choiceOfChance("over", 99),
    under_0_01: choiceOfChance("under", CHANCES.least),
  },
  config: { rolls: ROLLS, chances: CHANCES, returns: "99/100", lastUnit: "drawn" },
});

export const diceVersions: GameEntry = { current: dice, earlier: [] };
