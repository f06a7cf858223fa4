import { BLACKJACK_DECKS, isBlackjackOutcome, MOST_HANDS } from "@houselight/game-maths/blackjack";
import { useLocale } from "use-intl/react";
import { cardDraws, type UseDealtTo } from "../cards/card-draws.tsx";
import { gameFigures } from "../game-figures.ts";
import type { GameModule, PaysProps } from "../game-module.ts";
import { TablePays } from "../table/table-pays.tsx";
import { tableStage } from "../table/table-stage.tsx";
import { dealtTo } from "./dealt-to.ts";
import { BLACKJACK_LOOK } from "./look.tsx";
import { useWords } from "./words.ts";

function BlackjackPays(props: PaysProps) {
  const words = useWords();
  const { rtp, rtpOf } = gameFigures(props.game, useLocale());
  return (
    <TablePays
      {...props}
      nameOf={(bet) => words(bet === "insurance" ? "spots.insurance" : "spots.main")}
    >
      <p>{words("rules.aim", { decks: BLACKJACK_DECKS })}</p>
      <p>{words("rules.dealer")}</p>
      <p>{words("rules.double")}</p>
      <p>{words("rules.split", { hands: MOST_HANDS })}</p>
      <p>{words("rules.insurance", { insurance: rtpOf("insurance") })}</p>
      <p>{words("rules.return", { rtp })}</p>
      <p>{words("rules.help")}</p>
      <p>{words("rules.left")}</p>
    </TablePays>
  );
}

const useDealtTo: UseDealtTo = () => {
  const words = useWords();
  return (outcome) => {
    if (!isBlackjackOutcome(outcome)) return [];
    const isSplit = outcome.hands.length > 1;
    return dealtTo(outcome).map((number) =>
      number === 0
        ? words("hands.dealer")
        : isSplit
          ? words("hands.number", { number })
          : words("hands.player"),
    );
  };
};

/** Everything that shows blackjack. */
export const blackjack: GameModule = {
  Stage: tableStage(BLACKJACK_LOOK),
  Pays: BlackjackPays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: cardDraws(BLACKJACK_DECKS, useDealtTo),
  palette: { ground: "#122a22" },
  maths: async () => (await import("@houselight/game-maths/blackjack")).blackjackVersions,
};
