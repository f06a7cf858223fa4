import type { LiveTableRoundView } from "@houselight/contracts/live-tables";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { applyResult } from "../../../data/engagement/live-tables/live-tables.ts";
import type { Pace } from "../../../games/round/pace/pace.ts";
import type { Sound } from "../../../games/sound/use-sound.ts";
import type { SceneHandle } from "../../../games/table/table-look.ts";
import type { HouseClock } from "../../../live/house-clock/use-house-clock.ts";
import type { AnyLook } from "./use-look.ts";

/** A visitor who comes later than this to a draw sees at once what came, milliseconds. */
const LATE_MS = 1_500;

/**
 * Lets the scene play what was drawn, and adds it to the last results once it lies there. Returns the result
 * that lies on the table; null while none does.
 */
export function useReveal(
  scene: RefObject<SceneHandle<never> | null>,
  look: AnyLook,
  round: LiveTableRoundView | null,
  {
    clock,
    pace,
    sound,
  }: { readonly clock: HouseClock; readonly pace: Pace; readonly sound: Sound },
): never | null {
  const queryClient = useQueryClient();
  const [landed, setLanded] = useState(0);
  const now = useRef({ round, pace, sound });
  now.current = { round, pace, sound };
  const number = round?.number ?? 0;
  const isDrawn = round?.outcome != null;
  useEffect(() => {
    const { round: drawn, pace: usual, sound: heard } = now.current;
    const result = drawn?.outcome ? look.read(drawn.outcome) : null;
    if (!isDrawn || !drawn?.drawn_at || result === null) return undefined;
    const isLate = clock.now() - Date.parse(drawn.drawn_at) > LATE_MS;
    const shown: Pace = isLate ? { ...usual, cuts: true } : usual;
    let isOver = false;
    heard.play("spin");
    scene.current?.start(shown);
    void scene.current?.settle(result, shown).then(() => {
      if (isOver) return;
      now.current.sound.play(look.landing);
      setLanded(number);
    });
    return () => {
      isOver = true;
    };
  }, [scene, look, clock, number, isDrawn]);
  const lies = round?.outcome != null && (landed === number || round.phase === "over");
  useEffect(() => {
    const { round: shown } = now.current;
    if (!lies || !shown?.outcome) return;
    const { table, outcome } = shown;
    applyResult(queryClient, table, { number, outcome });
  }, [lies, number, queryClient]);
  return lies && round?.outcome ? look.read(round.outcome) : null;
}
