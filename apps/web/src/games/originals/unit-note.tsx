import type { HouseGameView } from "@houselight/contracts/house-games";
import { useLocale, useTranslations } from "use-intl/react";
import { gameFigures } from "../game-figures.ts";

/** Says how parts of a smallest unit are paid, and the most that a round can pay. */
export function UnitNote({ game }: { readonly game: HouseGameView }) {
  const t = useTranslations("games.originals");
  const { multiple } = gameFigures(game, useLocale());
  return (
    <>
      <p>{t("unitText")}</p>
      <p>{t("mostPaid", { multiple })}</p>
    </>
  );
}
