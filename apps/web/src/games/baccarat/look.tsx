import {
  BACCARAT_RULES,
  type BaccaratBet,
  type BaccaratOutcome,
  isBaccaratOutcome,
  totalOfHand,
} from "@houselight/game-maths/baccarat";
import { readCard } from "@houselight/game-maths/cards";
import { useMemo } from "react";
import { cardScene, type DealtTo } from "../cards/card-scene.tsx";
import { cellRow, type FeltLayout } from "../table/felt/felt-layout.ts";
import { spotCell } from "../table/felt/spot-cell.tsx";
import type { TableLook } from "../table/table-look.ts";
import { useWords } from "./words.ts";

const HANDS = ["player", "banker"] as const;
const PAPERS: Readonly<Record<BaccaratBet, string>> = {
  player: "#23508f",
  banker: "#8f2232",
  tie: "#17603f",
  player_pair: "#1b3d6e",
  banker_pair: "#6d1a28",
};
const CHIP_AT = 0.7;

const LYING: FeltLayout = {
  across: 12,
  down: 3.2,
  first: "player",
  places: [
    ...cellRow(["player_pair"], { left: 0, top: 0 }, { width: 2, height: 3.2, chipAt: CHIP_AT }),
    ...cellRow(["player"], { left: 2, top: 0 }, { width: 3, height: 3.2, chipAt: CHIP_AT }),
    ...cellRow(["tie"], { left: 5, top: 0 }, { width: 2, height: 3.2, chipAt: CHIP_AT }),
    ...cellRow(["banker"], { left: 7, top: 0 }, { width: 3, height: 3.2, chipAt: CHIP_AT }),
    ...cellRow(["banker_pair"], { left: 10, top: 0 }, { width: 2, height: 3.2, chipAt: CHIP_AT }),
  ],
};

const STANDING: FeltLayout = {
  across: 2,
  down: 5,
  first: "player",
  places: [
    ...cellRow(["tie"], { left: 0, top: 0 }, { width: 2, height: 1.4, chipAt: CHIP_AT }),
    ...cellRow(HANDS, { left: 0, top: 1.4 }, { width: 1, height: 2, chipAt: CHIP_AT }),
    ...cellRow(
      ["player_pair", "banker_pair"],
      { left: 0, top: 3.4 },
      { width: 1, height: 1.6, chipAt: CHIP_AT },
    ),
  ],
};

const handsOf = ({ player, banker }: BaccaratOutcome) => ({
  player: player.map(readCard),
  banker: banker.map(readCard),
});

/** The cards in the order of the deal: in turn to both hands, then the thirds. */
function deal(outcome: BaccaratOutcome): readonly DealtTo[] {
  const { player, banker } = handsOf(outcome);
  return [0, 1, 2].flatMap((round) =>
    [player[round], banker[round]].flatMap((card, hand) => (card ? [{ hand, card }] : [])),
  );
}

const Scene = cardScene<BaccaratOutcome>({
  slots: [3, 3],
  deal,
  winner: ({ winner }) => (winner === "tie" ? null : HANDS.indexOf(winner)),
  total: (cards) => String(totalOfHand(cards)),
  useHandNames: () => {
    const words = useWords();
    return HANDS.map((hand) => words(`spots.${hand}`));
  },
});

/** The look of baccarat: two hands above, five bets on the felt. */
export const BACCARAT_LOOK: TableLook<BaccaratOutcome> = {
  ground: "bg-[url(/games/baccarat/background.svg)] bg-cover bg-left-top",
  lying: LYING,
  standing: STANDING,
  scene: "wide",
  Scene,
  Cell: spotCell(BACCARAT_RULES, useWords),
  paper: (spot) => PAPERS[spot as BaccaratBet],
  covered: () => [],
  Token: ({ result: { winner } }) => {
    const words = useWords();
    return (
      <span
        style={{ background: PAPERS[winner] }}
        className="grid size-8 place-items-center rounded-full font-semibold text-cream text-sm"
      >
        {words(`spots.${winner}`).charAt(0)}
      </span>
    );
  },
  useNames: () => {
    const words = useWords();
    return useMemo(
      () => ({
        spot: (key: string) => words(`spots.${key as BaccaratBet}`),
        result: (outcome: BaccaratOutcome) => {
          const { player, banker } = handsOf(outcome);
          const totals = { player: totalOfHand(player), banker: totalOfHand(banker) };
          return words(`result.${outcome.winner}`, totals);
        },
      }),
      [words],
    );
  },
  read: (outcome) => (isBaccaratOutcome(outcome) ? outcome : null),
  won: (outcome) => {
    const hands = handsOf(outcome);
    const won = BACCARAT_RULES.spots.filter((spot) => {
      const { numerator, denominator } = BACCARAT_RULES.returns(spot, hands);
      return numerator > denominator;
    });
    return new Set(won.map(({ key }) => key));
  },
  go: "deal",
  landing: "stop",
};
