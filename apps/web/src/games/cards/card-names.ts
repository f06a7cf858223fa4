import type { Card } from "@houselight/game-maths/cards";
import { useTranslations } from "use-intl/react";

const COURT: Readonly<Record<number, "ace" | "jack" | "queen" | "king">> = {
  1: "ace",
  11: "jack",
  12: "queen",
  13: "king",
};

/** Returns a function that names a card: "7 of diamonds". */
export function useCardName(): (card: Card) => string {
  const t = useTranslations("games.cards");
  return ({ rank, suit }) => {
    const court = COURT[rank];
    return t("name", {
      rank: court ? t(`ranks.${court}`) : String(rank),
      suit: t(`suits.${suit}`),
    });
  };
}
