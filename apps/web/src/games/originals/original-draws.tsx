import { useTranslations } from "use-intl/react";
import { type DrawRow, DrawTable } from "../panels/draw-table.tsx";

/** Shows the draws of a round, each under what it decides; one more than are named drew the last unit. */
export function OriginalDraws({
  rows,
  unit,
}: {
  readonly rows: readonly DrawRow[];
  /** The number that decided the last unit of the payment; undefined when there was nothing to decide. */
  readonly unit: number | undefined;
}) {
  const t = useTranslations("games");
  const last = unit === undefined ? [] : [{ name: t("originals.unit"), values: [String(unit)] }];
  return (
    <DrawTable
      corner={t("draws.pick", { spin: "" })}
      heads={[t("draws.number")]}
      rows={[...rows, ...last]}
    />
  );
}
