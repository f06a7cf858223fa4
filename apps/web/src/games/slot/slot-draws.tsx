import { isSlotOutcome } from "@houselight/game-maths/slot";
import { useTranslations } from "use-intl/react";
import type { DrawsProps } from "../game-module.ts";
import { type DrawRow, DrawTable } from "../panels/draw-table.tsx";

/** Shows the stops that a slot drew: a row for each spin, a column for each reel. */
export function SlotDraws({ numbers, round }: DrawsProps) {
  const t = useTranslations("games.draws");
  const steps = isSlotOutcome(round.outcome) ? round.outcome.steps : [];
  const reels = steps[0]?.grid.length ?? 1;
  const heads = Array.from({ length: reels }, (_, reel) => t("reel", { reel: reel + 1 }));
  const rows = Array.from(
    { length: Math.ceil(numbers.length / reels) },
    (_, spin): DrawRow => ({
      name: spin === 0 ? t("spin") : t("freeSpin", { spin }),
      values: numbers.slice(spin * reels, (spin + 1) * reels).map(String),
    }),
  );
  return (
    <>
      <p className="text-dim text-xs">{t("reelsText")}</p>
      <DrawTable corner={t("spin")} heads={heads} rows={rows} />
    </>
  );
}
