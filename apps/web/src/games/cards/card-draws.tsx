import { cardAt, DECK_SIZE, dealPlaces } from "@houselight/game-maths/cards";
import { useTranslations } from "use-intl/react";
import type { DrawsProps } from "../game-module.ts";
import { DrawTable } from "../panels/draw-table.tsx";
import { useCardName } from "./card-names.ts";

/** Makes what shows the draws of a shoe: of each card its index among those left, and the card there. */
export const cardDraws = (decks: number) =>
  function CardDraws({ numbers }: Pick<DrawsProps, "numbers">) {
    const t = useTranslations("games.cards");
    const name = useCardName();
    const left = [...numbers];
    const next = dealPlaces(decks * DECK_SIZE, () => left.shift() ?? 0);
    const rows = numbers.map((index, at) => ({
      name: t("card", { number: at + 1 }),
      values: [t("indexOf", { index, left: decks * DECK_SIZE - at }), name(cardAt(next()))],
    }));
    return <DrawTable corner={t("order")} heads={[t("index"), t("dealt")]} rows={rows} />;
  };
