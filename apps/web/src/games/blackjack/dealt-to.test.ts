import {
  BLACKJACK_DECKS,
  type BlackjackOutcome,
  blackjack,
} from "@houselight/game-maths/blackjack";
import { expect, it } from "vitest";
import { cardsByOwner, playedDeals } from "../cards/dealt-cards.testing.ts";
import { dealtTo } from "./dealt-to.ts";

const BET = { kind: "blackjack", bets: [{ spot: "main", amount_cents: 100 }] };

it("names the hand of every card that a round of blackjack draws, the hole card fourth", () => {
  const deals = playedDeals<BlackjackOutcome>(blackjack, BET, 400, ({ offers }, choice) => ({
    kind: "blackjack",
    action: offers.includes("split") ? "split" : offers[choice(offers.length)],
  }));
  expect(deals.some(({ outcome }) => outcome.hands.length > 2)).toBe(true);
  for (const { outcome, numbers } of deals) {
    const owners = dealtTo(outcome);
    expect(owners).toHaveLength(numbers.length);
    expect(owners[3]).toBe(0);
    expect(cardsByOwner(BLACKJACK_DECKS, numbers, owners)).toEqual(
      Object.fromEntries(
        [outcome.dealer, ...outcome.hands].map(({ cards }, owner) => [owner, cards.toSorted()]),
      ),
    );
    const hole = cardsByOwner(BLACKJACK_DECKS, numbers.slice(0, 4), [1, 0, 1, 2])[2];
    expect(hole).toEqual(outcome.dealer.cards.slice(1, 2));
  }
});
