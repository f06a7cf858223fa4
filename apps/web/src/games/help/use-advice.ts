import type { RoundView } from "@houselight/contracts/house-games";
import type { Advice } from "@houselight/game-maths";
import { useEffect, useRef, useState } from "react";
import type { Question } from "./advice.worker.ts";

const KEY = "houselight.help";

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

function remember(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // A browser that keeps nothing helps until the page is left.
  }
}

/**
 * Help with the strategy of a game: off until it is turned on, remembered for the next visit. Returns
 * whether it is on, how to turn it, and what the steps of the open round are worth, the best first; null
 * while it is off, nothing is open, or the answer is still computed.
 */
export function useAdvice(
  slug: string,
  open: RoundView | null,
): readonly [boolean, (on: boolean) => void, readonly Advice[] | null] {
  const [on, setOn] = useState(remembered);
  const [answer, setAnswer] = useState<{
    readonly to: RoundView;
    readonly advice: readonly Advice[];
  } | null>(null);
  const worker = useRef<Worker | null>(null);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  useEffect(() => {
    if (!on || !open) return undefined;
    worker.current ??= new Worker(new URL("./advice.worker.ts", import.meta.url), {
      type: "module",
    });
    const { current } = worker;
    const onAnswer = ({ data }: MessageEvent<readonly Advice[] | null>) => {
      if (data !== null && data.length > 0) setAnswer({ to: open, advice: data });
    };
    current.addEventListener("message", onAnswer, { once: true });
    const { game_version: version, bet, outcome } = open;
    current.postMessage({ slug, version, bet, outcome } satisfies Question);
    return () => current.removeEventListener("message", onAnswer);
  }, [on, open, slug]);
  const turn = (next: boolean) => {
    remember(next);
    setOn(next);
  };
  return [on, turn, on && open !== null && answer?.to === open ? answer.advice : null];
}
