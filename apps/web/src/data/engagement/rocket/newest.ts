import {
  type OwnRocketBetView,
  ROCKET_PHASES,
  type RocketView,
} from "@houselight/contracts/rocket";
import { newestTold } from "../rounds-of-all/newest-told.ts";

/** Returns the newer of two told states of the rocket. */
export const newestRocket = (known: RocketView | undefined, told: RocketView): RocketView =>
  newestTold(ROCKET_PHASES, known, told);

type Pages = readonly (readonly OwnRocketBetView[])[];

/**
 * Returns the pages of a player's bets with one of them as it was told: the latest stand first. A bet that
 * is over does not open again.
 */
export function withOwnBet(pages: Pages, bet: OwnRocketBetView): OwnRocketBetView[][] {
  const isKnown = pages.some((page) => page.some(({ id }) => id === bet.id));
  if (!isKnown) {
    const [first = [], ...rest] = pages;
    return [[bet, ...first], ...rest.map((page) => [...page])];
  }
  return pages.map((page) =>
    page.map((known) => (known.id === bet.id ? newer(known, bet) : known)),
  );
}

/** A point is told when the rocket is gone, which is after a cash-out. */
function newer(known: OwnRocketBetView, told: OwnRocketBetView): OwnRocketBetView {
  if (known.state !== "open" && told.state === "open") return known;
  return { ...told, point: told.point ?? known.point };
}
