import {
  chanceOfHeight,
  highestTarget,
  isLimboOutcome,
  type LimboChoice,
  limboMultiple,
  type LimboOutcome,
  readLimboChoice,
} from "@houselight/game-maths/limbo";
import { multiplyFractions } from "@houselight/game-maths/proof";
import { useTranslations } from "use-intl/react";
import { useOddsText } from "../originals/odds-text.ts";
import type { Original } from "../originals/original.ts";
import { LimboBoard } from "./board.tsx";
import { LimboChoices } from "./choices.tsx";
import { heightText } from "./heights.ts";
import { useWords } from "./words.ts";

const LEAST_MS = 700;
const DOUBLING_MS = 230;

/** Tells the stage of all originals what limbo is. */
export const limboOriginal: Original<LimboChoice, LimboOutcome> = {
  slug: "limbo",
  first: { target: 200 },
  readChoice: readLimboChoice,
  isOutcome: isLimboOutcome,
  movesMs: ({ height }) => LEAST_MS + DOUBLING_MS * Math.log2(height / 99),
  Board: LimboBoard,
  Choices: LimboChoices,
  useOdds: (choice, stakeCents, currency) => {
    const t = useTranslations("games.originals");
    const words = useWords();
    const text = useOddsText();
    const chance = chanceOfHeight(choice.target);
    const multiple = limboMultiple(choice);
    const highest = stakeCents > 0 ? highestTarget(BigInt(stakeCents), currency) : choice.target;
    return {
      odds: [
        { name: t("chance"), value: text.chance(chance) },
        { name: t("pays"), value: text.multiple(multiple) },
        { name: t("win"), value: text.payment(stakeCents, multiple, currency) },
        { name: t("returns"), value: text.chance(multiplyFractions(chance, multiple)) },
      ],
      obstacle: choice.target > highest ? words("tooHigh", { target: heightText(highest) }) : null,
    };
  },
  useResult: () => {
    const words = useWords();
    return ({ height }) => {
      const text = heightText(height);
      return { short: words("short", { height: text }), whole: words("rose", { height: text }) };
    };
  },
  useAction: () => useWords()("go"),
};
