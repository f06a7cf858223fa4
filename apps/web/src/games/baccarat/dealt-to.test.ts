import { type BaccaratOutcome, baccarat } from "@houselight/game-maths/baccarat";
import { expect, it } from "vitest";
import { cardsByOwner, playedDeals } from "../cards/dealt-cards.testing.ts";
import { dealtTo } from "./dealt-to.ts";

const BET = { kind: "baccarat", bets: [{ spot: "banker", amount_cents: 20 }] };

it("names the side of every card that a round of baccarat draws", () => {
  const deals = playedDeals<BaccaratOutcome>(baccarat, BET, 300);
  // Rounds of four, five and six cards, with a third card of either side alone.
  expect(new Set(deals.map(({ outcome }) => dealtTo(outcome).slice(4).join())).size).toBe(4);
  for (const { outcome, numbers } of deals) {
    const owners = dealtTo(outcome);
    expect(owners).toHaveLength(numbers.length);
    expect(cardsByOwner(8, numbers, owners)).toEqual({
      player: outcome.player.toSorted(),
      banker: outcome.banker.toSorted(),
    });
  }
});
