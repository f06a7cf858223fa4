import {
  basketsOf,
  isPlinkoOutcome,
  pathsTo,
  type PlinkoChoice,
  plinkoMultiple,
  type PlinkoOutcome,
  readPlinkoChoice,
} from "@houselight/game-maths/plinko";
import {
  addFractions,
  type Fraction,
  fraction,
  multiplyFractions,
} from "@houselight/game-maths/proof";
import { useTranslations } from "use-intl/react";
import { useOddsText } from "../originals/odds-text.ts";
import type { Original } from "../originals/original.ts";
import { PlinkoBoard } from "./board.tsx";
import { PlinkoChoices } from "./choices.tsx";
import { useWords } from "./words.ts";

const HOP_MS = 150;

/** Returns the exact chance of a basket. */
export const chanceOfBasket = (rows: number, basket: number): Fraction =>
  fraction(BigInt(pathsTo(rows, basket)), 2n ** BigInt(rows));

/** Returns pay and chance of each basket, from the left. */
const prizesOf = (choice: PlinkoChoice) =>
  basketsOf(choice).map((hundredths, basket) => ({
    multiple: plinkoMultiple(hundredths),
    chance: chanceOfBasket(choice.rows, basket),
  }));

/** Tells the stage of all originals what plinko is. */
export const plinkoOriginal: Original<PlinkoChoice, PlinkoOutcome> = {
  slug: "plinko",
  first: { rows: 12, risk: "medium" },
  readChoice: readPlinkoChoice,
  isOutcome: isPlinkoOutcome,
  movesMs: ({ path }) => (path.length + 1) * HOP_MS,
  Board: PlinkoBoard,
  Choices: PlinkoChoices,
  useOdds: (choice, stakeCents, currency) => {
    const t = useTranslations("games.originals");
    const words = useWords();
    const text = useOddsText();
    const prizes = prizesOf(choice);
    const [edge] = prizes;
    const middle = prizes[Math.floor(choice.rows / 2)];
    const sum = (parts: readonly Fraction[]) => text.chance(addFractions(...parts));
    const alike = (each: typeof edge) =>
      prizes
        .filter(({ multiple }) => each && boardKey(multiple) === boardKey(each.multiple))
        .map(({ chance }) => chance);
    const told = (each: typeof edge) =>
      each
        ? words("paysIn", {
            amount: text.payment(stakeCents, each.multiple, currency),
            chance: sum(alike(each)),
          })
        : "";
    const gains = prizes.filter(({ multiple }) => multiple.numerator > multiple.denominator);
    return {
      odds: [
        { name: words("edge"), value: told(edge) },
        { name: words("middle"), value: told(middle) },
        { name: words("more"), value: sum(gains.map(({ chance }) => chance)) },
        {
          name: t("returns"),
          value: sum(prizes.map(({ multiple, chance }) => multiplyFractions(multiple, chance))),
        },
      ],
      obstacle: null,
    };
  },
  useResult: () => {
    const words = useWords();
    const text = useOddsText();
    return ({ basket, hundredths }) => {
      const multiple = text.multiple(plinkoMultiple(hundredths));
      return { short: multiple, whole: words("landed", { basket: basket + 1, multiple }) };
    };
  },
  useAction: () => useWords()("go"),
};

const boardKey = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;
