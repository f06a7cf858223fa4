import { pocketColour } from "@houselight/game-maths/european-roulette";
import { useTranslations } from "use-intl/react";
import type { DrawsProps } from "../game-module.ts";
import { DrawTable } from "../panels/draw-table.tsx";
import { useWords } from "./words.ts";

/** Shows the number that was drawn, with its colour. */
export function EuropeanRouletteDraws({ numbers }: DrawsProps) {
  const t = useTranslations("games.draws");
  const words = useWords();
  const values = numbers.map((number) =>
    words("result", { number, colour: words(`colours.${pocketColour(number)}`) }),
  );
  return (
    <DrawTable corner={t("spin")} heads={[t("number")]} rows={[{ name: t("spin"), values }]} />
  );
}
