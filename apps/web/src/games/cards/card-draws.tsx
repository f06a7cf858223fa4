import type { OutcomeView } from "@houselight/contracts/house-games";
import { cardAt, DECK_SIZE, dealPlaces } from "@houselight/game-maths/cards";
import { useTranslations } from "use-intl/react";
import type { DrawsProps } from "../game-module.ts";
import { DrawTable } from "../panels/draw-table.tsx";
import { useCardName } from "./card-names.ts";

/** Returns what tells to whom each card of a round went, in the order in which they were drawn. */
export type UseDealtTo = () => (outcome: OutcomeView) => readonly string[];

/** Makes what shows the draws of a shoe: whose each card was, its index among those left, and the card there. */
export const cardDraws = (decks: number, useDealtTo: UseDealtTo) =>
  function CardDraws({ numbers, round }: Pick<DrawsProps, "numbers" | "round">) {
    const t = useTranslations("games.cards");
    const name = useCardName();
    const dealtTo = useDealtTo()(round.outcome);
    const left = [...numbers];
    const next = dealPlaces(decks * DECK_SIZE, () => left.shift() ?? 0);
    const rows = numbers.map((index, at) => ({
      name: t("cardTo", { number: at + 1, to: dealtTo[at] ?? "" }),
      values: [t("indexOf", { index, left: decks * DECK_SIZE - at }), name(cardAt(next()))],
    }));
    return <DrawTable corner={t("order")} heads={[t("index"), t("dealt")]} rows={rows} />;
  };
