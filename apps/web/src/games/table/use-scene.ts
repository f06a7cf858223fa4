import type { RoundView } from "@houselight/contracts/house-games";
import { type RefObject, useEffect, useRef } from "react";
import type { Pace } from "../round/pace/pace.ts";
import { isGain } from "../round/payout-text.ts";
import type { RoundLife } from "../round/use-round.ts";
import type { SoundName } from "../sound/paper-sounds.ts";
import type { Sound } from "../sound/use-sound.ts";
import type { SceneHandle, TableLook } from "./table-look.ts";

const RESULT_MS = 700;
/** Until a round that waits for a step asks for it. */
const QUESTION_MS = 60;

/** Returns what is heard when a result lies there. */
export function soundsOfResult(
  landing: SoundName,
  round: Pick<RoundView, "status" | "payout_cents" | "stake_cents"> | null,
): readonly SoundName[] {
  if (round === null || round.status === "open") return [landing];
  const { payout_cents: payoutCents, stake_cents: stakeCents } = round;
  return isGain({ payoutCents, stakeCents }) ? [landing, "win"] : [landing];
}

/** Lets the scene of a table follow the life of the rounds. */
export function useScene<Result>(
  scene: RefObject<SceneHandle<Result> | null>,
  { read, landing }: Pick<TableLook<Result>, "read" | "landing">,
  life: RoundLife,
  pace: Pace,
  sound: Sound,
): void {
  const now = useRef({ life, pace, sound });
  now.current = { life, pace, sound };
  const { phase, round } = life.state;
  useEffect(() => {
    if (phase === "sending") {
      scene.current?.start(now.current.pace);
      now.current.sound.play("spin");
    }
    if (phase === "idle" || phase === "unknown") scene.current?.rest();
    const result = phase === "replaying" && round ? read(round.outcome) : null;
    if (result === null) return;
    let over = false;
    let timer = 0;
    void scene.current?.settle(result, now.current.pace).then(() => {
      if (over) return;
      for (const heard of soundsOfResult(landing, round)) now.current.sound.play(heard);
      const { cuts, ms } = now.current.pace;
      const shownMs = round?.status === "open" ? QUESTION_MS : RESULT_MS;
      timer = window.setTimeout(() => now.current.life.finish(), cuts ? 0 : ms(shownMs));
    });
    return () => {
      over = true;
      window.clearTimeout(timer);
    };
  }, [scene, phase, round, read, landing]);
}
