import { cardAt } from "@houselight/game-maths/cards";
import { isHiLoOutcome } from "@houselight/game-maths/hi-lo";
import { useTranslations } from "use-intl/react";
import { useCardName } from "../cards/card-names.ts";
import type { DrawsProps } from "../game-module.ts";
import { DrawTable } from "../panels/draw-table.tsx";
import { useWords } from "./words.ts";

/** Shows which card each number turned, and what drew the last unit. */
export function HiLoDraws({ numbers, round: { outcome } }: DrawsProps) {
  const words = useWords();
  const t = useTranslations("games");
  const cardName = useCardName();
  const cards = isHiLoOutcome(outcome) ? outcome.cards.length : 0;
  const rows = numbers.map((number, index) =>
    index < cards
      ? {
          name: t("cards.card", { number: index + 1 }),
          values: [String(number), cardName(cardAt(number))],
        }
      : { name: t("originals.unit"), values: [String(number), ""] },
  );
  return (
    <>
      <p className="text-dim text-sm">{words("drawNote")}</p>
      <DrawTable
        corner={t("cards.order")}
        heads={[t("draws.number"), t("cards.dealt")]}
        rows={rows}
      />
    </>
  );
}
