import { isSlotOutcome, type SlotRules } from "@houselight/game-maths/slot";
import { useTranslations } from "use-intl/react";
import type { DrawsProps } from "../game-module.ts";
import { type DrawRow, DrawTable } from "../panels/draw-table.tsx";
import { drawsBySteps, type StepDraws } from "./draw-rows.ts";

/** Shows the numbers that a slot drew: a row for each spin, a column for each reel, then those of features. */
export function SlotDraws({ numbers, round, game }: DrawsProps) {
  const t = useTranslations("games.draws");
  const steps = isSlotOutcome(round.outcome) ? round.outcome.steps : [];
  const nameOf = useStepNames();
  const rules = game.rules?.() as SlotRules;
  const draws = drawsBySteps(numbers, steps, rules.mechanics);
  const named = draws.map((row, index) => ({
    ...row,
    name: nameOf(draws, index),
    // What a number decided stands beside it: the table of the rows is in the rules.
    heights: row.heights.map(
      (drawn, reel) => `${drawn} → ${steps[index]?.grid[reel]?.length ?? 0}`,
    ),
  }));
  const spun = named.filter(({ stops }) => stops.length > 0);
  const beside = spun.some(({ others }) => others.length > 0);
  const reels = spun[0]?.stops.length ?? 1;
  const heads = Array.from({ length: reels }, (_, reel) => t("reel", { reel: reel + 1 }));
  const rows = spun.map(
    ({ name, stops, others }): DrawRow => ({
      name,
      values: [...stops.map((stop) => (stop === null ? "–" : String(stop))), others.join(", ")],
    }),
  );
  return (
    <>
      <p className="text-dim text-xs">{t("reelsText")}</p>
      <DrawTable
        corner={t("spin")}
        heads={beside ? [...heads, t("feature")] : heads}
        rows={beside ? rows : rows.map((row) => ({ ...row, values: row.values.slice(0, reels) }))}
      />
      {rules.mechanics.reelHeights ? (
        <>
          <p className="text-dim text-xs">{t("heightsText")}</p>
          <DrawTable
            corner={t("spin")}
            heads={heads}
            rows={spun.map(({ name, heights }) => ({ name, values: heights }))}
          />
        </>
      ) : null}
      <dl className="money max-h-40 overflow-y-auto text-sm">
        {named
          .filter(({ stops, others }) => stops.length === 0 && others.length > 0)
          .map(({ name, others }) => (
            <div key={name} className="flex gap-3 py-1">
              <dt className="shrink-0 text-dim">{name}</dt>
              <dd className="whitespace-normal font-semibold">{others.join(", ")}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

/** Returns a function that names a step by its kind, and by which of that kind it is. */
function useStepNames() {
  const t = useTranslations("games.draws");
  return (draws: readonly StepDraws[], index: number): string => {
    const { kind } = draws[index] as StepDraws;
    const spin = draws.slice(0, index + 1).filter((row) => row.kind === kind).length;
    if (kind === "free_spin") return t("freeSpin", { spin });
    if (kind === "respin") return t("respin", { spin });
    if (kind === "cascade") return t("cascade", { spin });
    if (kind === "hold") return t("try", { spin });
    if (kind === "pick") return t("pick", { spin });
    return t("spin");
  };
}
