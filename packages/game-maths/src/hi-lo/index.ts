export { hiLo, hiLoVersions } from "./game.ts";
export type { Guess, GuessForm, Standing, Turned } from "./pays.ts";
export {
  chanceOf,
  factorOf,
  formOf,
  GUESSES,
  isOffered,
  MOST_CARDS,
  multipleAfter,
} from "./pays.ts";
export type { HiLoOutcome } from "./wire.ts";
export { isHiLoOutcome, standingOf } from "./wire.ts";
