export { dice, diceVersions } from "./game.ts";
export type { DiceChoice, DiceSide } from "./rolls.ts";
export {
  CHANCES,
  choiceOfChance,
  diceMultiple,
  readDiceChoice,
  ROLLS,
  winningRolls,
} from "./rolls.ts";
export type { DiceOutcome } from "./wire.ts";
export { isDiceOutcome } from "./wire.ts";
