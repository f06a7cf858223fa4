import { applyLegFixtures, applySportsBet } from "../../data/engagement/sportsbook/bets/bets.ts";
import { applyFixture, applyFixtures } from "../../data/engagement/sportsbook/lines/lines.ts";
import { onLive } from "../../live/handlers.ts";

/** Live messages about sport: fixtures of the lists, the fixture that is looked at, and the player's own bets. */
export const sportsbookMessages = [
  onLive("fixtures", "fixtures_changes", (queryClient, told) => {
    applyFixtures(queryClient, told);
    applyLegFixtures(queryClient, told);
  }),
  onLive("fixture", "fixture_changes", applyFixture),
  onLive("player", "sports_bet", applySportsBet),
];
