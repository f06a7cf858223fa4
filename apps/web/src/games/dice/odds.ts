import { type DiceChoice, ROLLS, winningRolls } from "@houselight/game-maths/dice";
import { type Fraction, fraction } from "@houselight/game-maths/proof";

/** Writes hundredths with both decimals: `1234` gives `12.34`. */
export const rollText = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`;

/** Returns the exact chance of a choice. */
export const diceChance = (choice: DiceChoice): Fraction =>
  fraction(BigInt(winningRolls(choice)), BigInt(ROLLS));
