import type { RoundView } from "@houselight/contracts/house-games";
import type { SlotStepWire } from "@houselight/game-maths/slot";
import { isBigWin } from "../../round/payout-text.ts";
import type { SoundName } from "../../sound/paper-sounds.ts";
import { type Beat, emptyBefore, coinsOf, paidBySpin } from "../board/timeline.ts";

/** Says what the sound of a beat depends on beside the beat itself. */
export interface Heard {
  readonly step: SlotStepWire | null;
  readonly steps: readonly SlotStepWire[];
  readonly round: Pick<RoundView, "payout_cents" | "stake_cents">;
  /** Tells which payouts are shown as wins. */
  readonly celebrates: (payout: {
    readonly payoutCents: number;
    readonly stakeCents: number;
  }) => boolean;
}

/**
 * Returns the sound that comes with a beat, if any does. Nothing rings for a return that is not shown as a
 * win: neither for its lines, nor for what multiplies it.
 */
export function soundOf(beat: Beat, heard: Heard): SoundName | null {
  const { step } = heard;
  if (beat.kind === "award" || beat.kind === "feature" || beat.kind === "met") return "feature";
  if (beat.kind === "big") return "big";
  if (beat.kind === "spring") return "suspense";
  if (beat.kind === "open") return "line";
  if (beat.kind === "tries") return soundOfTry(beat.step, heard);
  if (beat.kind === "pick") return beat.told && (step?.payout_cents ?? 0) > 0 ? "line" : "stop";
  return soundOfPayout(beat, heard);
}

function soundOfPayout(beat: Beat, { step, steps, round, celebrates }: Heard): SoundName | null {
  const stakeCents = round.stake_cents;
  const isWin = (payoutCents: number) => celebrates({ payoutCents, stakeCents });
  const paid = step?.payout_cents ?? 0;
  if (beat.kind === "line" || beat.kind === "scatter") return isWin(paid) ? "line" : null;
  if (beat.kind === "all") return isWin(paid) ? "win" : null;
  if (beat.kind === "multiply") return isWin(paidBySpin(steps, beat.step)) ? "win" : "stop";
  if (beat.kind === "summary" || beat.kind === "featureOver") {
    const { payout_cents: payoutCents } = round;
    // The sheet that follows has a sound of its own.
    if (isBigWin({ payoutCents, stakeCents })) return null;
    return isWin(payoutCents) ? "win" : "stop";
  }
  return null;
}

/** Returns the sound of a try to fill empty places: the last of them is waited for. */
function soundOfTry(at: number, { step, steps }: Heard): SoundName {
  const left = emptyBefore(steps, at);
  const filled = coinsOf(step);
  // The first try tells the coins that began it, too.
  if (filled > 0 && filled === left) return "feature";
  if (left === 1) return "suspense";
  return filled > 0 ? "line" : "stop";
}
