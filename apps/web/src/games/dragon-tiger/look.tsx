import { readCard } from "@houselight/game-maths/cards";
import {
  DRAGON_TIGER_RULES,
  type DragonTigerBet,
  type DragonTigerOutcome,
  isDragonTigerOutcome,
} from "@houselight/game-maths/dragon-tiger";
import { useMemo } from "react";
import { useCardName } from "../cards/card-names.ts";
import { cardScene } from "../cards/card-scene.tsx";
import { cellRow, type FeltLayout } from "../table/felt/felt-layout.ts";
import { spotCell } from "../table/felt/spot-cell.tsx";
import { ResultToken } from "../table/result-token.tsx";
import type { TableLook } from "../table/table-look.ts";
import { useWords } from "./words.ts";

const SIDES = ["dragon", "tiger"] as const;
const PAPERS: Readonly<Record<DragonTigerBet, string>> = {
  dragon: "#8f2232",
  tiger: "#8a4b0c",
  tie: "#17603f",
};
const CHIP_AT = 0.7;

const LYING: FeltLayout = {
  across: 10,
  down: 2.6,
  first: "dragon",
  places: [
    ...cellRow(["dragon"], { left: 0, top: 0 }, { width: 3.8, height: 2.6, chipAt: CHIP_AT }),
    ...cellRow(["tie"], { left: 3.8, top: 0 }, { width: 2.4, height: 2.6, chipAt: CHIP_AT }),
    ...cellRow(["tiger"], { left: 6.2, top: 0 }, { width: 3.8, height: 2.6, chipAt: CHIP_AT }),
  ],
};

const STANDING: FeltLayout = {
  across: 2,
  down: 4,
  first: "dragon",
  places: [
    ...cellRow(["tie"], { left: 0, top: 0 }, { width: 2, height: 1.6, chipAt: CHIP_AT }),
    ...cellRow(SIDES, { left: 0, top: 1.6 }, { width: 1, height: 2.4, chipAt: CHIP_AT }),
  ],
};

const Scene = cardScene<DragonTigerOutcome>({
  slots: [1, 1],
  deal: ({ dragon, tiger }) => [
    { hand: 0, card: readCard(dragon) },
    { hand: 1, card: readCard(tiger) },
  ],
  winner: ({ winner }) => (winner === "tie" ? null : SIDES.indexOf(winner)),
  useHandNames: () => {
    const words = useWords();
    return SIDES.map((side) => words(`spots.${side}`));
  },
});

/** The look of dragon tiger: a card for each side above, three bets on the felt. */
export const DRAGON_TIGER_LOOK: TableLook<DragonTigerOutcome> = {
  ground: "bg-[url(/games/dragon-tiger/background.svg)] bg-cover bg-left-top",
  lying: LYING,
  standing: STANDING,
  scene: "wide",
  Scene,
  Cell: spotCell(DRAGON_TIGER_RULES, useWords),
  paper: (spot) => PAPERS[spot as DragonTigerBet],
  covered: () => [],
  Token: ({ result: { winner } }) => {
    const words = useWords();
    return <ResultToken paper={PAPERS[winner]}>{words(`spots.${winner}`)}</ResultToken>;
  },
  useNames: () => {
    const words = useWords();
    const cardName = useCardName();
    return useMemo(
      () => ({
        spot: (key: string) => words(`spots.${key as DragonTigerBet}`),
        result: ({ winner, dragon, tiger }: DragonTigerOutcome) =>
          words(`result.${winner}`, {
            dragon: cardName(readCard(dragon)),
            tiger: cardName(readCard(tiger)),
          }),
      }),
      [words, cardName],
    );
  },
  read: (outcome) => (isDragonTigerOutcome(outcome) ? outcome : null),
  won: ({ winner }) => new Set([winner]),
  go: "deal",
  landing: "stop",
};
