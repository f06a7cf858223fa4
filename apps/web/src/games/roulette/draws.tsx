import { useTranslations } from "use-intl/react";
import type { DrawsProps } from "../game-module.ts";
import { DrawTable } from "../panels/draw-table.tsx";
import { useResultName } from "./spot-name.ts";

/** Shows the number that was drawn, with its colour. */
export function RouletteDraws({ numbers }: DrawsProps) {
  const t = useTranslations("games.draws");
  const values = numbers.map(useResultName());
  return (
    <DrawTable corner={t("spin")} heads={[t("number")]} rows={[{ name: t("spin"), values }]} />
  );
}
