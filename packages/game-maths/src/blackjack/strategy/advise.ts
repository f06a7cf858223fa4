import { readCard } from "../../cards/index.ts";
import type { Advice } from "../../game.ts";
import { weighActions } from "./best-action.ts";
import { ruledOut, sizeOf } from "./dealer-ends.ts";
import { without } from "./chart.ts";
import { FULL_SHOE, BLACKJACK, totalOf, valueOfRank } from "../totals.ts";
import { KIND } from "../wire.ts";
import type { BlackjackAction, BlackjackOutcome } from "../wire.ts";

const valueOf = (code: string): number => valueOfRank(readCard(code).rank);

/** Returns the actions that a round offers and what each is worth for the hand in play, the best first. */
export function adviseBlackjack(outcome: BlackjackOutcome): readonly Advice[] {
  const { state, dealer, hands, offers } = outcome;
  const up = valueOf(dealer.cards[0] ?? "");
  if (state === "insurance") return adviseInsurance(up, (hands[0]?.cards ?? []).map(valueOf));
  const hand = hands.find((each) => each.state === "play");
  if (!hand) return [];
  return weighActions(up, hand.cards.map(valueOf), offers).map(({ action, edge }) =>
    adviceOf(action, 1 + edge),
  );
}

const adviceOf = (action: BlackjackAction, worth: number): Advice => ({
  step: { kind: KIND, action },
  worth,
});

/** Weighs insurance by the cards that lie open: the one bet that does not wait for best play. */
function adviseInsurance(up: number, values: readonly number[]): readonly Advice[] {
  const left = without(FULL_SHOE, up, ...values);
  const blackjack = (left[ruledOut(up)] as number) / sizeOf(left);
  const hasBlackjack = totalOf(values).total === BLACKJACK;
  const isPair = values[0] === values[1];
  const offers = ["hit", "stand", "double", ...(isPair ? ["split"] : [])];
  const [lost, played] = hasBlackjack
    ? [0, 1.5]
    : [-1, weighActions(up, values, offers)[0]?.edge ?? 0];
  const declined = 1 + blackjack * lost + (1 - blackjack) * played;
  const insured = declined + (blackjack * 2 - (1 - blackjack)) / 2;
  return [adviceOf("decline", declined), adviceOf("insure", insured)].sort(
    (a, b) => b.worth - a.worth,
  );
}
