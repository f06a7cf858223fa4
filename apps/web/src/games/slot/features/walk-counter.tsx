import type { RoundView } from "@houselight/contracts/house-games";
import type { SlotRules } from "@houselight/game-maths/slot";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import { placesOf } from "../board/timeline.ts";
import { type SlotLook, symbolPicture } from "../slot-look.ts";
import type { Show } from "../stage/director.ts";
import { stepsOf } from "./feature-words.ts";

/** Beats that come before what a respin pays is shown. */
const UNPAID: ReadonlySet<string> = new Set(["walk", "spin", "met"]);

/** Shows which respin this is, each wild on its way, what the spin counts and what the round has paid. */
export function WalkCounter({
  look,
  rules,
  show: { beat, step },
  round,
}: {
  readonly look: SlotLook;
  readonly rules: SlotRules;
  readonly show: Show;
  readonly round: RoundView;
}) {
  const t = useTranslations("games");
  const money = useMoney();
  if (step?.kind !== "respin" || !("step" in beat)) return null;
  const steps = stepsOf(round);
  const played = steps.slice(0, beat.step + 1).filter(({ kind }) => kind === "respin").length;
  // While they walk, and while the reels turn, only those are known that were there before.
  const isTurning = beat.kind === "walk" || beat.kind === "spin";
  const before = steps[beat.step - 1];
  const walkers = placesOf(isTurning && before ? before : step, rules.wild);
  const reels = rules.reels.map(
    (_, reel) => walkers.filter(([at]) => (isTurning ? at - 1 : at) === reel).length,
  );
  const paidCents = step.total_cents - (UNPAID.has(beat.kind) ? step.payout_cents : 0);
  return (
    <div
      data-respin={played}
      className="flex flex-col items-center gap-1 rounded-tile bg-ink/85 px-4 py-1.5 low:py-1"
    >
      <p className="money flex gap-3 font-semibold text-sm">
        <span>{t("slotRules.respin", { played })}</span>
        {step.multiplier > 1 && !isTurning ? (
          <span className="text-amber">{t("times", { multiplier: step.multiplier })}</span>
        ) : null}
        <span>{t("freeSpinsSoFar", { amount: money(paidCents, round.currency) })}</span>
      </p>
      <div aria-hidden="true" className="flex w-full gap-1 border-amber/70 border-b-2 low:hidden">
        {reels.map((count, reel) => (
          <span key={reel} className="flex h-6 grow basis-0 items-end justify-center">
            {Array.from({ length: count }, (_, walker) => (
              <img
                key={walker}
                src={symbolPicture(look, rules.wild ?? "")}
                alt=""
                width={24}
                height={24}
                className="-mx-1 size-6"
              />
            ))}
          </span>
        ))}
      </div>
    </div>
  );
}
