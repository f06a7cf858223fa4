import type { FixtureView, SportsBetView } from "@houselight/contracts/sportsbook";

/** Names a list of the player's bets. */
export type BetList = "open" | "ended";

type Pages = readonly (readonly SportsBetView[])[];

const isListed = ({ state }: SportsBetView, list: BetList): boolean =>
  (state === "open") === (list === "open");

/** Compares bets by when they were placed, the latest first. */
const byPlaced = (one: SportsBetView, other: SportsBetView): number =>
  Date.parse(other.placed_at) - Date.parse(one.placed_at);

/**
 * Returns the pages of a list with one bet as it was told: it leaves the list of open bets as it ends, and comes
 * back to it where a result was taken back. One behind the last page that is loaded comes with its page.
 */
export function withBet(
  pages: Pages,
  list: BetList,
  bet: SportsBetView,
  pageSize: number,
): SportsBetView[][] {
  const isKnown = pages.some((page) => page.some(({ id }) => id === bet.id));
  if (isKnown)
    return pages.map((page) =>
      page.flatMap((known) => {
        if (known.id !== bet.id) return [known];
        return isListed(bet, list) ? [bet] : [];
      }),
    );
  const copied = pages.map((page) => [...page]);
  if (!isListed(bet, list)) return copied;
  const at = copied.findIndex((page) => {
    const last = page.at(-1);
    return page.length < pageSize || (last !== undefined && byPlaced(bet, last) <= 0);
  });
  return copied.map((page, index) => (index === at ? [bet, ...page].toSorted(byPlaced) : page));
}

/** Returns the pages of a list with the matches of its legs as they were told; what comes late changes nothing. */
export function withFixtures(pages: Pages, told: readonly FixtureView[]): SportsBetView[][] {
  const changed = new Map(told.map((fixture) => [fixture.id, fixture]));
  return pages.map((page) =>
    page.map((bet) =>
      bet.legs.some((leg) => changed.has(leg.fixture.id))
        ? {
            ...bet,
            legs: bet.legs.map((leg) => {
              const fixture = changed.get(leg.fixture.id);
              return fixture && fixture.version > leg.fixture.version ? { ...leg, fixture } : leg;
            }),
          }
        : bet,
    ),
  );
}
