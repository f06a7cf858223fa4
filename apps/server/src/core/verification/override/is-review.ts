import { type HandedIn, missingKinds } from "../status/submission.ts";

/**
 * Tells whether a word about a player is an answer to documents: they were sent for checking, wait for it, and
 * are all there. Whatever else an operator calls verified is set by hand: nothing was handed in, it was
 * refused or is over, or the provider alone has seen the papers.
 */
export const isReview = (given: HandedIn): boolean =>
  (given.status === "pending" || given.renewal === "pending") && missingKinds(given).length === 0;
