import {
  chanceOfHits,
  isKenoOutcome,
  type KenoChoice,
  kenoMultiple,
  type KenoOutcome,
  paysOf,
  readKenoChoice,
} from "@houselight/game-maths/keno";
import { addFractions, type Fraction, multiplyFractions } from "@houselight/game-maths/proof";
import { useTranslations } from "use-intl/react";
import { useOddsText } from "../originals/odds-text.ts";
import type { Original } from "../originals/original.ts";
import { KenoBoard } from "./board.tsx";
import { KenoChoices } from "./choices.tsx";
import { useWords } from "./words.ts";

const MOVES_MS = 2_400;

/** One of the numbers of hits that pay. */
export interface KenoPrize {
  readonly hits: number;
  readonly multiple: Fraction;
  readonly chance: Fraction;
}

/** Returns what a ticket of so many numbers pays, and how often; none when it is empty. */
export const kenoPrizesOf = (picks: number): readonly KenoPrize[] =>
  picks === 0
    ? []
    : paysOf(picks).flatMap((tenths, hits) =>
        tenths === 0
          ? []
          : [{ hits, multiple: kenoMultiple(tenths), chance: chanceOfHits(picks, hits) }],
      );

/** Returns the return of a ticket of so many numbers. */
const returnOf = (picks: number): Fraction =>
  addFractions(
    ...kenoPrizesOf(picks).map(({ multiple, chance }) => multiplyFractions(multiple, chance)),
  );

/** Tells the stage of all originals what keno is. */
export const kenoOriginal: Original<KenoChoice, KenoOutcome> = {
  slug: "keno",
  first: { picks: [] },
  readChoice: readKenoChoice,
  isOutcome: isKenoOutcome,
  movesMs: () => MOVES_MS,
  Board: KenoBoard,
  Choices: KenoChoices,
  useOdds: ({ picks }, stakeCents, currency) => {
    const t = useTranslations("games.originals");
    const words = useWords();
    const text = useOddsText();
    if (picks.length === 0) return { odds: [], obstacle: words("pickFirst") };
    const prizes = kenoPrizesOf(picks.length).map(({ hits, multiple, chance }) => ({
      name: words("hitsOf", { hits, picks: picks.length }),
      value: words("paysIn", {
        amount: text.payment(stakeCents, multiple, currency),
        chance: text.chance(chance),
      }),
    }));
    const returns = { name: t("returns"), value: text.chance(returnOf(picks.length)) };
    return { odds: [...prizes, returns], obstacle: null };
  },
  useResult: () => {
    const words = useWords();
    return ({ hits }) => ({ short: words("short", { hits }), whole: words("hit", { hits }) });
  },
  useAction: () => useWords()("go"),
};
