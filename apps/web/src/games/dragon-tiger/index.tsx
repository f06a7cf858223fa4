import type { DragonTigerBet } from "@houselight/game-maths/dragon-tiger";
import { cardDraws, type UseDealtTo } from "../cards/card-draws.tsx";
import type { GameModule, PaysProps } from "../game-module.ts";
import { TablePays } from "../table/table-pays.tsx";
import { tableStage } from "../table/table-stage.tsx";
import { DRAGON_TIGER_LOOK } from "./look.tsx";
import { useWords } from "./words.ts";

const DECKS = 8;

function DragonTigerPays(props: PaysProps) {
  const words = useWords();
  return (
    <TablePays {...props} nameOf={(bet) => words(`spots.${bet as DragonTigerBet}`)}>
      <p>{words("rules.cards", { decks: DECKS })}</p>
      <p>{words("rules.ranks")}</p>
      <p>{words("rules.half")}</p>
    </TablePays>
  );
}

const useDealtTo: UseDealtTo = () => {
  const words = useWords();
  return () => [words("spots.dragon"), words("spots.tiger")];
};

/** Everything that shows dragon tiger. */
export const dragonTiger: GameModule = {
  Stage: tableStage(DRAGON_TIGER_LOOK),
  Pays: DragonTigerPays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: cardDraws(DECKS, useDealtTo),
  palette: { ground: "#3b1420" },
  maths: async () => (await import("@houselight/game-maths/dragon-tiger")).dragonTigerVersions,
};
