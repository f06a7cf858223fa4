import {
  type DiceChoice,
  type DiceOutcome,
  diceMultiple,
  isDiceOutcome,
  readDiceChoice,
} from "@houselight/game-maths/dice";
import { multiplyFractions } from "@houselight/game-maths/proof";
import { useTranslations } from "use-intl/react";
import { useOddsText } from "../originals/odds-text.ts";
import type { Original } from "../originals/original.ts";
import { DiceBoard } from "./board.tsx";
import { DiceChoices } from "./choices.tsx";
import { diceChance, rollText } from "./odds.ts";
import { useWords } from "./words.ts";

const MOVES_MS = 1_300;

/** Tells the stage of all originals what dice is. */
export const diceOriginal: Original<DiceChoice, DiceOutcome> = {
  slug: "dice",
  first: { side: "under", target: 4_950 },
  readChoice: readDiceChoice,
  isOutcome: isDiceOutcome,
  movesMs: () => MOVES_MS,
  Board: DiceBoard,
  Choices: DiceChoices,
  useOdds: (choice, stakeCents, currency) => {
    const t = useTranslations("games.originals");
    const text = useOddsText();
    const chance = diceChance(choice);
    const multiple = diceMultiple(choice);
    return {
      odds: [
        { name: t("chance"), value: text.chance(chance) },
        { name: t("pays"), value: text.multiple(multiple) },
        { name: t("win"), value: text.payment(stakeCents, multiple, currency) },
        { name: t("returns"), value: text.chance(multiplyFractions(chance, multiple)) },
      ],
      obstacle: null,
    };
  },
  useResult: () => {
    const words = useWords();
    return ({ roll }) => {
      const text = rollText(roll);
      return { short: text, whole: words("rolled", { roll: text }) };
    };
  },
  useAction: () => useWords()("go"),
};
