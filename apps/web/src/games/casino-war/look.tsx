import { readCard } from "@houselight/game-maths/cards";
import {
  higherSide,
  isWarOutcome,
  WAR_RULES,
  type WarOutcome,
  type WarSpot,
} from "@houselight/game-maths/casino-war";
import { useMemo } from "react";
import { useMoney } from "../../i18n/use-money.ts";
import { useCardName } from "../cards/card-names.ts";
import { cardScene, type DealtTo } from "../cards/card-scene.tsx";
import { cellRow, type FeltLayout } from "../table/felt/felt-layout.ts";
import { spotCell } from "../table/felt/spot-cell.tsx";
import { ResultToken } from "../table/result-token.tsx";
import type { TableLook } from "../table/table-look.ts";
import { useWords } from "./words.ts";

type Spot = WarSpot["key"];

const PAPERS: Readonly<Record<Spot, string>> = { main: "#7a3b12", tie: "#17603f" };
const CHIP_AT = 0.7;

const LYING: FeltLayout = {
  across: 10,
  down: 2.6,
  first: "main",
  places: [
    ...cellRow(["main"], { left: 0, top: 0 }, { width: 6.4, height: 2.6, chipAt: CHIP_AT }),
    ...cellRow(["tie"], { left: 6.4, top: 0 }, { width: 3.6, height: 2.6, chipAt: CHIP_AT }),
  ],
};

const STANDING: FeltLayout = {
  across: 2,
  down: 3.4,
  first: "main",
  places: [
    ...cellRow(["main"], { left: 0, top: 0 }, { width: 2, height: 2, chipAt: CHIP_AT }),
    ...cellRow(["tie"], { left: 0, top: 2 }, { width: 2, height: 1.4, chipAt: CHIP_AT }),
  ],
};

/** The cards in the order of the deal: the player's and the dealer's, then those of a war. */
function deal({ player, dealer, war }: WarOutcome): readonly DealtTo[] {
  return [player, dealer, ...(war ? [war.player, war.dealer] : [])].map((code, at) => ({
    hand: at % 2,
    card: readCard(code),
  }));
}

/** Returns the hand that won; null when none did. */
function winnerOf({ state }: WarOutcome): number | null {
  if (state === "won" || state === "war_won" || state === "war_tied") return 0;
  return state === "lost" || state === "war_lost" ? 1 : null;
}

const Scene = cardScene<WarOutcome>({
  slots: [2, 2],
  deal,
  winner: winnerOf,
  isOpen: ({ state }) => state === "open",
  useHandNames: () => {
    const words = useWords();
    return [words("hands.player"), words("hands.dealer")];
  },
});

const MAIN_WINS: readonly WarOutcome["state"][] = ["won", "war_won", "war_tied"];

/** Returns the keys of the spots that win. */
function won(outcome: WarOutcome): ReadonlySet<string> {
  const first = { player: readCard(outcome.player), dealer: readCard(outcome.dealer) };
  return new Set([
    ...(MAIN_WINS.includes(outcome.state) ? ["main"] : []),
    ...(higherSide(first) === "tie" ? ["tie"] : []),
  ]);
}

/** The look of casino war: two hands above, two bets on the felt, and a question after a tie. */
export const CASINO_WAR_LOOK: TableLook<WarOutcome> = {
  ground: "bg-[url(/games/casino-war/background.svg)] bg-cover bg-left-top",
  lying: LYING,
  standing: STANDING,
  scene: "wide",
  Scene,
  Cell: spotCell(WAR_RULES, useWords),
  paper: (spot) => PAPERS[spot as Spot],
  covered: () => [],
  Token: ({ result: { state } }) => {
    const words = useWords();
    return (
      <ResultToken paper={state === "lost" || state === "war_lost" ? "#3a3521" : "#7a3b12"}>
        {words(`short.${state}`)}
      </ResultToken>
    );
  },
  useNames: () => {
    const words = useWords();
    const cardName = useCardName();
    return useMemo(
      () => ({
        spot: (key: string) => words(`spots.${key as Spot}`),
        result: ({ state, player, dealer, war }: WarOutcome) => {
          const last = war ?? { player, dealer };
          return words(`result.${state}`, {
            player: cardName(readCard(last.player)),
            dealer: cardName(readCard(last.dealer)),
          });
        },
      }),
      [words, cardName],
    );
  },
  useQuestion: () => {
    const words = useWords();
    const money = useMoney();
    return ({ state, bets }, currency) => {
      const main = bets.find(({ spot }) => spot === "main");
      if (state !== "open" || !main) return null;
      const { amount_cents: costCents } = main;
      return {
        text: words("question"),
        answers: [
          {
            name: words("war", { amount: money(costCents, currency) }),
            step: { kind: "casino-war", action: "war" },
            costCents,
          },
          {
            name: words("surrender", { amount: money(costCents / 2, currency) }),
            step: { kind: "casino-war", action: "surrender" },
            costCents: 0,
          },
        ],
      };
    };
  },
  read: (outcome) => (isWarOutcome(outcome) ? outcome : null),
  won,
  go: "deal",
  landing: "stop",
};
