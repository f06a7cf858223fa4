import { isCrapsOutcome } from "@houselight/game-maths/craps";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Pace } from "../round/pace/pace.ts";
import type { RoundLife } from "../round/use-round.ts";
import type { Sound } from "../sound/use-sound.ts";
import type { SceneHandle } from "../table/table-look.ts";
import { isRollGain, lastRoll } from "./craps-table.ts";

/** The dice lie so long before the next bets are asked for; less where motion is cut. */
const LIES_MS = 800;
const CUT_MS = 250;

/**
 * Lets the dice follow the life of the rounds: thrown when a bet or a step is on its way, landed when it is
 * answered. Tells whether the dice of the answer that is shown lie there.
 */
export function useRoll(
  scene: RefObject<SceneHandle<readonly number[]> | null>,
  life: RoundLife,
  pace: Pace,
  sound: Sound,
): boolean {
  const now = useRef({ life, pace, sound });
  now.current = { life, pace, sound };
  const [landed, setLanded] = useState<unknown>(null);
  const { phase, round } = life.state;
  useEffect(() => {
    const { pace, sound } = now.current;
    if (phase === "sending" || phase === "stepping") {
      scene.current?.start(pace);
      sound.play("spin");
    }
    if (phase === "idle" || phase === "deciding" || phase === "unknown") scene.current?.rest();
    const outcome = round?.outcome;
    if (phase !== "replaying" || !outcome || !isCrapsOutcome(outcome)) return undefined;
    let over = false;
    let timer = 0;
    void scene.current?.settle(lastRoll(outcome).dice, pace).then(() => {
      if (over) return;
      now.current.sound.play(isRollGain(outcome) ? "win" : "stop");
      setLanded(round);
      const { cuts, ms } = now.current.pace;
      timer = window.setTimeout(() => now.current.life.finish(), cuts ? CUT_MS : ms(LIES_MS));
    });
    return () => {
      over = true;
      window.clearTimeout(timer);
    };
  }, [scene, phase, round]);
  return phase === "replaying" && landed === round;
}
