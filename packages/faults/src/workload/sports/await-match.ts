import { type FixtureCardView, listFixtures } from "@houselight/contracts";
import { httpCaller } from "@houselight/test-kit";
import { rest, seconds } from "../../fault.ts";

const PATIENCE_SECONDS = 90;
const LOOK_EVERY_MS = 50;

/**
 * Waits until a house knows the match of a home side, or takes bets on it where that is wanted. Throws after
 * 90 s: a house that has started asks its feed first.
 */
export async function awaitMatch(
  url: string | (() => string),
  home: string,
  takesBets: boolean,
  state: "upcoming" | "live" = "upcoming",
): Promise<FixtureCardView> {
  const guest = httpCaller(url);
  for (const end = seconds() + PATIENCE_SECONDS; seconds() < end; await rest(LOOK_EVERY_MS)) {
    const answer = await guest
      .call(listFixtures, { query: { state, limit: 50 } })
      .catch(() => null);
    const fixtures = answer?.status === 200 ? answer.body.fixtures : [];
    const found = fixtures.find((fixture) => fixture.home === home);
    const [market] = found?.markets ?? [];
    if (found && market && (market.state === "open" || !takesBets)) return found;
  }
  throw new Error(`the house does not offer the match of ${home}`);
}
