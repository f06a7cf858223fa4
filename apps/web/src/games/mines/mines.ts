import type { BetView } from "@houselight/contracts/house-games";
import { isMinesOutcome, type MinesOutcome, readMinesChoice } from "@houselight/game-maths/mines";
import { choiceFields, type ShownOriginal } from "../originals/original.ts";
import { useWords } from "./words.ts";

/** Returns how many mines a bet has. */
export const minesOf = (bet: BetView): number => readMinesChoice(choiceFields(bet))?.mines ?? 0;

/** Tells the lists and lines of all originals what a round of mines came to. */
export const minesResults: ShownOriginal<MinesOutcome> = {
  slug: "mines",
  isOutcome: isMinesOutcome,
  useResult: () => {
    const words = useWords();
    return ({ state, opened }) => {
      const picks = opened.length;
      return {
        short: words("short", { picks }),
        whole: state === "struck" ? words("struck", { picks }) : words("cashedOut", { picks }),
      };
    };
  },
};

/** Names what is chosen for the next round, kept for this tab. */
export const minesChoice = {
  slug: "mines",
  first: { mines: 3 },
  readChoice: readMinesChoice,
};
