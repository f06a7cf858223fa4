import type { RoundView } from "@houselight/contracts/house-games";
import type { SlotRules } from "@houselight/game-maths/slot";
import { useTranslations } from "use-intl/react";
import type { RoundState } from "../../round/round-state.ts";
import { stepsOf } from "../features/feature-words.ts";
import { restingGrid, waysOf, waysOfGrid } from "../slot-rules.ts";
import type { Show } from "./director.ts";

/**
 * Counts the ways in which the board in sight is read. Where the rows of each reel are drawn, it is null
 * while the reels run that decide it.
 */
export function waysInSight(
  rules: SlotRules,
  round: RoundView | null,
  show: Show | null,
  phase: RoundState["phase"],
): number | null {
  if (!rules.mechanics.reelHeights) return waysOf(rules);
  const last = round && stepsOf(round).at(-1);
  if (phase === "idle") return waysOfGrid(last?.grid ?? restingGrid(rules));
  const isRunning = show?.beat.kind === "spin" && show.step?.kind !== "cascade";
  const grid = show && (show.step ?? last)?.grid;
  return grid && !isRunning ? waysOfGrid(grid) : null;
}

/** Says under the reels how many ways this board has, while nothing else is said there. */
export function WaysLine({
  rules,
  ways,
}: {
  readonly rules: SlotRules;
  readonly ways: number | null;
}) {
  const t = useTranslations("games.slotRules");
  if (!rules.mechanics.reelHeights || ways === null) return null;
  return (
    <p
      data-ways={ways}
      className="money hidden rounded-tile bg-ink/85 px-4 py-1.5 font-semibold text-md only:block low:only:hidden"
    >
      {t("waysOfBoard", { count: ways })}
    </p>
  );
}
