import { isSlotOutcome, type SlotRules, type SlotStepWire } from "@houselight/game-maths/slot";
import type { RoundView } from "@houselight/contracts/house-games";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import { changeOf, markOf } from "../board/timeline.ts";
import type { Show } from "../stage/director.ts";
import type { SlotLook } from "../slot-look.ts";
import { useSymbolName } from "../slot-words.ts";
import { holdStateAt } from "./hold-state.ts";
import { harbourAt, prizeAt } from "./trail-state.ts";

/** Says of which game and round a feature shows which moment. */
export interface FeatureProps {
  readonly look: SlotLook;
  readonly rules: SlotRules;
  readonly show: Show;
  readonly round: RoundView;
}

/** Returns the steps of a slot's round. */
export const stepsOf = ({ outcome }: RoundView): readonly SlotStepWire[] =>
  isSlotOutcome(outcome) ? outcome.steps : [];

/** Steps of the plain game; any other belongs to a feature. */
const PLAIN: ReadonlySet<string> = new Set(["spin", "cascade", "multiply"]);

/** Tells whether a round has played a feature: free spins, respins, or one off the reels. */
export const hasFeature = (round: RoundView): boolean =>
  stepsOf(round).some(({ kind }) => !PLAIN.has(kind));

/** Returns a function that says what a feature shows at this moment; null when it has nothing to say. */
export function useFeatureWords(slug: string, rules: SlotRules) {
  const say = useTranslations("games.slotRules");
  const named = useSymbolName(slug);
  const money = useMoney();
  const { stickyReel, mystery, hold, umbrellas, springs } = rules.mechanics;
  const changed = (step: SlotStepWire): string | null => {
    const mark = changeOf(step);
    const symbol = named(mark?.symbol ?? "");
    if (mark?.kind === "mystery")
      return say("mysteryShown", { mystery: named(mystery?.symbol ?? ""), symbol });
    return say(mark?.kind === "sticky" ? "stickyShown" : "expandedShown", { symbol });
  };
  const begins = (step: SlotStepWire): string =>
    step.kind === "pick"
      ? say("trailBegins", { harbour: harbourAt(step) })
      : say("holdBegins", { spins: hold?.spins ?? 0 });
  const tried = (round: RoundView, at: number): string | null => {
    if (!hold) return null;
    const { fresh, triesLeft, isFull } = holdStateAt(stepsOf(round), at, hold, false);
    if (isFull) return say("holdAll", { full: hold.full });
    return fresh.size > 0
      ? say("holdNew", { count: fresh.size, left: triesLeft })
      : say("holdNone", { left: triesLeft });
  };
  const opened = ({ marks }: SlotStepWire): string => {
    const fresh = marks.filter(({ kind }) => kind === "umbrella");
    const factors = fresh.map(({ value }) => `× ${value ?? 1}`).join(", ");
    return say("umbrellaOpens", { umbrella: named(umbrellas?.symbol ?? ""), factors });
  };
  return ({ beat, step }: Show, round: RoundView): string | null => {
    if (!step) return null;
    if (beat.kind === "change") return changed(step);
    if (beat.kind === "spring")
      return say("springShown", {
        spring: named(springs?.symbol ?? ""),
        symbol: named(markOf(step, "removed")?.symbol ?? ""),
      });
    if (beat.kind === "open") return opened(step);
    if (beat.kind === "walk") return say("walks", { wild: named(rules.wild ?? "") });
    if (beat.kind === "met") return say("met", { multiplier: markOf(step, "met")?.value ?? 1 });
    if (beat.kind === "kept" && stickyReel)
      return say("stickyKept", {
        keptBy: named(stickyReel.keptBy),
        symbol: named(stickyReel.symbol),
      });
    if (beat.kind === "feature") return begins(step);
    if (beat.kind === "tries") return tried(round, beat.step);
    if (beat.kind === "featureOver")
      return say("featurePaid", { amount: money(beat.payoutCents, round.currency) });
    if (beat.kind !== "pick") return null;
    const harbour = harbourAt(step);
    if (!beat.told) return say("harbour", { harbour });
    const prize = prizeAt(step, round.stake_cents);
    return prize > 0 ? say("harbourPrize", { harbour, prize }) : say("harbourEnd", { harbour });
  };
}
