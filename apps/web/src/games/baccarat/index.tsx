import { type BaccaratBet, isBaccaratOutcome } from "@houselight/game-maths/baccarat";
import { cardDraws, type UseDealtTo } from "../cards/card-draws.tsx";
import type { GameModule, PaysProps } from "../game-module.ts";
import { TablePays } from "../table/table-pays.tsx";
import { tableStage } from "../table/table-stage.tsx";
import { dealtTo } from "./dealt-to.ts";
import { BACCARAT_LOOK } from "./look.tsx";
import { useWords } from "./words.ts";

const DECKS = 8;

function BaccaratPays(props: PaysProps) {
  const words = useWords();
  return (
    <TablePays {...props} nameOf={(bet) => words(`spots.${bet as BaccaratBet}`)}>
      <p>{words("rules.shoe", { decks: DECKS })}</p>
      <p>{words("rules.points")}</p>
      <p>{words("rules.player")}</p>
      <p>{words("rules.banker")}</p>
      <p>{words("rules.tie")}</p>
      <p>{words("rules.commission")}</p>
    </TablePays>
  );
}

const useDealtTo: UseDealtTo = () => {
  const words = useWords();
  return (outcome) =>
    isBaccaratOutcome(outcome) ? dealtTo(outcome).map((side) => words(`spots.${side}`)) : [];
};

/** Everything that shows baccarat. */
export const baccarat: GameModule = {
  Stage: tableStage(BACCARAT_LOOK),
  Pays: BaccaratPays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: cardDraws(DECKS, useDealtTo),
  palette: { ground: "#1d2a4d" },
  maths: async () => (await import("@houselight/game-maths/baccarat")).baccaratVersions,
};
