import { casinoWar, WAR_DECKS, type WarOutcome } from "@houselight/game-maths/casino-war";
import { expect, it } from "vitest";
import { cardsByOwner, playedDeals } from "../cards/dealt-cards.testing.ts";
import { dealtTo } from "./dealt-to.ts";

const BET = { kind: "casino-war", bets: [{ spot: "main", amount_cents: 100 }] };

it("tells where every card went that a round of casino war draws", () => {
  const deals = playedDeals<WarOutcome>(casinoWar, BET, 200, () => ({
    kind: "casino-war",
    action: "war",
  }));
  const wars = deals.filter(({ outcome }) => outcome.war !== null);
  expect(wars.length).toBeGreaterThan(0);
  expect(wars.length).toBeLessThan(deals.length);
  for (const { outcome, numbers } of deals) {
    const { player, dealer, war } = outcome;
    const owners = dealtTo(outcome);
    expect(owners).toHaveLength(numbers.length);
    expect(cardsByOwner(WAR_DECKS, numbers, owners)).toEqual({
      player: (war ? [player, war.player] : [player]).toSorted(),
      dealer: (war ? [dealer, war.dealer] : [dealer]).toSorted(),
      ...(war ? { aside: war.burnt.toSorted() } : {}),
    });
  }
});
