import {
  isWarOutcome,
  WAR_BURNT,
  WAR_DECKS,
  type WarSpot,
} from "@houselight/game-maths/casino-war";
import { useLocale } from "use-intl/react";
import { cardDraws, type UseDealtTo } from "../cards/card-draws.tsx";
import { gameFigures } from "../game-figures.ts";
import type { GameModule, PaysProps } from "../game-module.ts";
import { TablePays } from "../table/table-pays.tsx";
import { tableStage } from "../table/table-stage.tsx";
import { dealtTo } from "./dealt-to.ts";
import { CASINO_WAR_LOOK } from "./look.tsx";
import { useWords } from "./words.ts";

function CasinoWarPays(props: PaysProps) {
  const words = useWords();
  const { rtp: war, rtpOf } = gameFigures(props.game, useLocale());
  return (
    <TablePays {...props} nameOf={(bet) => words(`spots.${bet as WarSpot["key"]}`)}>
      <p>{words("rules.cards", { decks: WAR_DECKS })}</p>
      <p>{words("rules.tie")}</p>
      <p>{words("rules.war", { cards: WAR_BURNT })}</p>
      <p>{words("rules.surrender", { war, surrender: rtpOf("main_surrender") })}</p>
      <p>{words("rules.left")}</p>
    </TablePays>
  );
}

const useDealtTo: UseDealtTo = () => {
  const words = useWords();
  return (outcome) =>
    isWarOutcome(outcome) ? dealtTo(outcome).map((place) => words(`hands.${place}`)) : [];
};

/** Everything that shows casino war. */
export const casinoWar: GameModule = {
  Stage: tableStage(CASINO_WAR_LOOK),
  Pays: CasinoWarPays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: cardDraws(WAR_DECKS, useDealtTo),
  palette: { ground: "#2b2a17" },
  maths: async () => (await import("@houselight/game-maths/casino-war")).casinoWarVersions,
};
