import {
  type BlackjackAction,
  type BlackjackOutcome,
  isBlackjackOutcome,
} from "@houselight/game-maths/blackjack";
import { readCard } from "@houselight/game-maths/cards";
import { useMemo } from "react";
import { useMoney } from "../../i18n/use-money.ts";
import { rankIndex } from "../cards/card-face.tsx";
import { BetCell } from "../table/felt/bet-cell.tsx";
import { cellRow, type FeltLayout } from "../table/felt/felt-layout.ts";
import { ResultToken } from "../table/result-token.tsx";
import type { TableLook, TableQuestion } from "../table/table-look.ts";
import { hasWon, totalText } from "./blackjack-round.ts";
import { BlackjackScene, endOf } from "./scene.tsx";
import { useWords } from "./words.ts";

/** The pay that stands on the felt: that of a blackjack. */
const PAYS = [[3, 2]] as const;

/** Chips lie beside the words. */
const BOX = { chipAt: 0.5, chipFromLeft: 0.22 };

const felt = (across: number, down: number): FeltLayout => ({
  across,
  down,
  first: "main",
  places: cellRow(["main"], { left: 0, top: 0 }, { ...BOX, width: across, height: down }),
});

/** Returns how a whole round ended: as its hand did, or `several`. */
function endOfRound({ hands }: BlackjackOutcome) {
  const [first, second] = hands;
  return first && !second ? endOf(first.state) : "several";
}

function useNames() {
  const words = useWords();
  return useMemo(
    () => ({
      spot: () => words("spots.main"),
      result: (outcome: BlackjackOutcome) => {
        const { hands, dealer } = outcome;
        const [player = 0] = hands.map(({ total }) => total);
        const end = endOfRound(outcome);
        if (end === "several")
          return words("result.several", {
            won: hands.filter(hasWon).length,
            hands: hands.length,
          });
        if (end === "won" && dealer.total > 21) return words("result.dealerBust");
        if (end === "lost" && dealer.cards.length === 2 && dealer.total === 21)
          return words("result.dealerBlackjack");
        return words(`result.${end}`, { player, dealer: dealer.total });
      },
    }),
    [words],
  );
}

function useQuestion() {
  const words = useWords();
  const money = useMoney();
  return (outcome: BlackjackOutcome, currency: string): TableQuestion | null => {
    const { hands, dealer, offers, bets, state } = outcome;
    const at = Math.max(
      0,
      hands.findIndex((hand) => hand.state === "play"),
    );
    const [hand, shown] = [hands[at], dealer.cards[0]];
    if (state === "done" || !hand || shown === undefined) return null;
    const stakeCents = hands[0]?.amount_cents ?? bets[0]?.amount_cents ?? 0;
    const costOf = (action: BlackjackAction) =>
      action === "insure"
        ? stakeCents / 2
        : action === "double" || action === "split"
          ? hand.amount_cents
          : 0;
    const text = {
      number: at + 1,
      hands: hands.length,
      total: totalText(hand.cards.map(readCard)),
      dealer: rankIndex(readCard(shown).rank),
    };
    return {
      text: words(
        state === "insurance"
          ? "question.insurance"
          : hands.length > 1
            ? "question.hand"
            : "question.play",
        text,
      ),
      answers: offers
        .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
        .map((action) => ({
          name: words(`action.${action}`, { amount: money(costOf(action), currency) }),
          step: { kind: "blackjack", action },
          costCents: costOf(action),
        })),
    };
  };
}

/** Answers in the order of their buttons: what costs nothing first. */
const ORDER: readonly BlackjackAction[] = ["decline", "insure", "hit", "stand", "double", "split"];

/** The look of blackjack: the dealer and the hands above, one box on the felt, a question at each turn. */
export const BLACKJACK_LOOK: TableLook<BlackjackOutcome> = {
  ground: "bg-[url(/games/blackjack/background.svg)] bg-cover bg-left-top",
  lying: felt(10, 1.05),
  standing: felt(6, 1.15),
  scene: "wide",
  Scene: BlackjackScene,
  Cell: () => <BetCell name={useWords()("felt")} pays={PAYS} />,
  paper: () => "#1d5a45",
  covered: () => [],
  Token: ({ result }) => {
    const words = useWords();
    const won = result.hands.some(hasWon);
    const end = endOfRound(result);
    return (
      <ResultToken paper={won ? "#1d6a4f" : "#24352d"}>
        {end === "several"
          ? words("short.several", { hands: result.hands.length })
          : words(`short.${end}`)}
      </ResultToken>
    );
  },
  useNames,
  useQuestion,
  helps: true,
  read: (outcome) => (isBlackjackOutcome(outcome) ? outcome : null),
  won: ({ hands }) => new Set(hands.some(hasWon) ? ["main"] : []),
  go: "deal",
  landing: "stop",
};
