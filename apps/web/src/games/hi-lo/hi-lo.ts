import {
  formOf,
  type Guess,
  type HiLoOutcome,
  isHiLoOutcome,
  standingOf,
} from "@houselight/game-maths/hi-lo";
import { readCard } from "@houselight/game-maths/cards";
import { useCardName } from "../cards/card-names.ts";
import type { ShownOriginal } from "../originals/original.ts";
import { useWords } from "./words.ts";

/** Returns the card of an outcome that was shown last. */
export const lastCard = ({ cards }: HiLoOutcome) => readCard(cards.at(-1) ?? "");

/** Returns what names a guess on a card of this rank: "Higher or same", "Same". */
export function useGuessName(): (rank: number, guess: Guess) => string {
  const words = useWords();
  return (rank, guess) => {
    const form = formOf(rank, guess);
    if (form === "same") return words("same");
    if (form === "only") return words(guess);
    return guess === "higher" ? words("higherOrSame") : words("lowerOrSame");
  };
}

/** Tells the lists and lines of all originals what a round of hi-lo came to. */
export const hiLoResults: ShownOriginal<HiLoOutcome> = {
  slug: "hi-lo",
  isOutcome: isHiLoOutcome,
  useResult: () => {
    const words = useWords();
    const cardName = useCardName();
    return (outcome) => {
      const { guesses } = standingOf(outcome);
      const card = cardName(lastCard(outcome));
      return {
        short: words("short", { guesses }),
        whole:
          outcome.state === "lost"
            ? words("lost", { card, guesses })
            : words("cashedOut", { card, guesses }),
      };
    };
  },
};
