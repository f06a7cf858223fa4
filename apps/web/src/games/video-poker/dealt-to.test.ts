import { jacksOrBetter } from "@houselight/game-maths/jacks-or-better";
import { HAND_SIZE, type VideoPokerOutcome } from "@houselight/game-maths/video-poker";
import { expect, it } from "vitest";
import { cardsByOwner, playedDeals } from "../cards/dealt-cards.testing.ts";
import { dealtTo } from "./dealt-to.ts";

const BET = { kind: "video-poker", stake_cents: 100 };

it("names the place of every card that a round of video poker draws", () => {
  const deals = playedDeals<VideoPokerOutcome>(jacksOrBetter, BET, 60, (_, choice) => ({
    kind: "video-poker",
    hold: Array.from({ length: HAND_SIZE }, () => choice(2) === 1),
  }));
  for (const { outcome, numbers } of deals) {
    const { dealt, cards, held } = outcome;
    const places = dealtTo(outcome);
    expect(places).toHaveLength(numbers.length);
    expect(cardsByOwner(1, numbers, places)).toEqual(
      Object.fromEntries(
        held.map((isHeld, at) => [
          at + 1,
          (isHeld ? [dealt[at]] : [dealt[at], cards[at]]).toSorted(),
        ]),
      ),
    );
  }
});
