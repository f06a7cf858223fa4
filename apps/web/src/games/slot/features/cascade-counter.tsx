import type { SlotStepWire } from "@houselight/game-maths/slot";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import { markOf, paidBySpin } from "../board/timeline.ts";
import { symbolPicture } from "../slot-look.ts";
import { type FeatureProps, stepsOf } from "./feature-words.ts";
import { umbrellasAt } from "./umbrella-state.ts";

/** Counts the cascades of a spin, the umbrellas that are open, and what the spin has paid. */
export function CascadeCounter({ look, rules, show: { beat, step }, round }: FeatureProps) {
  const t = useTranslations("games");
  const money = useMoney();
  if (!step || !("step" in beat)) return null;
  const steps = stepsOf(round);
  // While symbols fall, only that is known which was there before.
  const seen = beat.kind === "spin" ? beat.step - 1 : beat.step;
  const played = cascadesAt(steps, beat.step);
  const sum = umbrellaSum({ rules, steps, seen, step });
  if (played === 0 && sum === 0) return null;
  // A spring's own step says already what it takes.
  const removed = steps
    .slice(0, seen + 1)
    .flatMap((other) => markOf(other, "removed")?.symbol ?? []);
  const { umbrellas } = rules.mechanics;
  const paid = seen < 0 || step.free_spins_played > 0 ? 0 : paidBySpin(steps, seen);
  return (
    <p
      data-cascade={played}
      className="money flex items-center gap-3 rounded-tile bg-ink/85 px-4 py-1.5 font-semibold text-sm low:py-0.5"
    >
      {played > 0 ? <span>{t("slotRules.cascades", { played })}</span> : null}
      {umbrellas && sum > 0 ? (
        <span className="flex items-center gap-1.5 text-amber">
          <img src={symbolPicture(look, umbrellas.symbol)} alt="" className="size-6" />
          {t("times", { multiplier: sum })}
        </span>
      ) : null}
      {removed.length > 0 ? (
        <span aria-hidden="true" className="flex gap-1">
          {removed.map((symbol) => (
            <span key={symbol} data-removed={symbol} className="relative block size-6">
              <img src={symbolPicture(look, symbol)} alt="" className="size-full opacity-45" />
              <span className="absolute inset-x-0 top-1/2 h-0.5 -rotate-45 bg-cream" />
            </span>
          ))}
        </span>
      ) : null}
      {paid > 0 && played > 0 ? (
        <span>{t("freeSpinsSoFar", { amount: money(paid, round.currency) })}</span>
      ) : null}
    </p>
  );
}

/** Counts the cascades between a step and the spin that it follows. */
function cascadesAt(steps: readonly SlotStepWire[], at: number): number {
  const from = steps.findLastIndex(
    ({ kind }, index) => index <= at && kind !== "cascade" && kind !== "multiply",
  );
  return steps
    .slice(from, at + 1)
    .filter((step) => step.kind === "cascade" && !markOf(step, "removed")).length;
}

function umbrellaSum({
  rules,
  steps,
  seen,
  step,
}: Pick<FeatureProps, "rules"> & {
  readonly steps: readonly SlotStepWire[];
  readonly seen: number;
  readonly step: SlotStepWire;
}): number {
  const { umbrellas } = rules.mechanics;
  const before = steps[seen];
  if (!umbrellas || !before) return 0;
  // A spin begins anew; only where umbrellas stay open does a free spin add to those before it.
  const isBegun = before === step || step.kind === "cascade" || step.kind === "multiply";
  const stays = umbrellas.staysOpen === true && before.free_spins_played > 0;
  return isBegun || stays ? umbrellasAt(steps, seen, umbrellas).sum : 0;
}
