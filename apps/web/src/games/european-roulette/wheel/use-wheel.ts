import { isRouletteOutcome } from "@houselight/game-maths/european-roulette";
import { type RefObject, useEffect, useRef } from "react";
import type { Pace } from "../../round/pace/pace.ts";
import type { RoundLife } from "../../round/use-round.ts";
import type { Sound } from "../../sound/use-sound.ts";
import type { WheelHandle } from "./wheel-motion.ts";

const RESULT_MS = 700;

/** Lets the wheel follow the life of the rounds. */
export function useWheel(
  wheel: RefObject<WheelHandle | null>,
  life: RoundLife,
  pace: Pace,
  sound: Sound,
): void {
  const now = useRef({ life, pace, sound });
  now.current = { life, pace, sound };
  const { phase, round } = life.state;
  useEffect(() => {
    if (phase === "sending") {
      wheel.current?.start(now.current.pace);
      now.current.sound.play("spin");
    }
    if (phase === "idle" || phase === "unknown") wheel.current?.rest();
    if (phase !== "replaying" || !round || !isRouletteOutcome(round.outcome)) return;
    let over = false;
    let timer = 0;
    const { number } = round.outcome;
    void wheel.current?.settle(number, now.current.pace).then(() => {
      if (over) return;
      now.current.sound.play("ball");
      const { cuts, ms } = now.current.pace;
      timer = window.setTimeout(() => now.current.life.finish(), cuts ? 0 : ms(RESULT_MS));
    });
    return () => {
      over = true;
      window.clearTimeout(timer);
    };
  }, [wheel, phase, round]);
}
