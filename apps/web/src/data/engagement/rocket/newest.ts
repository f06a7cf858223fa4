import {
  type OwnRocketBetView,
  ROCKET_PHASES,
  type RocketView,
} from "@houselight/contracts/rocket";

/** Compares told states by round, then phase, then time: replicas of a house have clocks of their own. */
function ageOf({ now, round }: RocketView): readonly number[] {
  return [round?.number ?? 0, round ? ROCKET_PHASES.indexOf(round.phase) : 0, Date.parse(now)];
}

/** Returns the newer of two told states; a message that comes late replaces nothing. */
export function newestRocket(known: RocketView | undefined, told: RocketView): RocketView {
  if (!known) return told;
  const [before, after] = [ageOf(known), ageOf(told)];
  const at = before.findIndex((value, place) => value !== after[place]);
  return (after[at] ?? 0) < (before[at] ?? 0) ? known : told;
}

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
