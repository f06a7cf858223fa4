import type { OwnRocketBetView, RocketView } from "@houselight/contracts/rocket";
import { ROCKET } from "@houselight/game-maths/rocket";
import { useEffect, useRef } from "react";
import { type Sound, useSound } from "../../../games/sound/use-sound.ts";
import type { HouseClock } from "../../../live/house-clock/use-house-clock.ts";
import { type Heard, heardOf, soundBetween } from "./sound-between.ts";

/** The last seconds before the rocket leaves are heard from then on, milliseconds. */
const LAST_MS = 1_900;

/** Lets hear what goes on with the rocket; off until it is asked for. */
export function useRocketSound(
  { round }: RocketView,
  clock: HouseClock,
  bet: OwnRocketBetView | null,
): Sound {
  const sound = useSound(ROCKET);
  const { play } = sound;
  const before = useRef<Heard | null>(null);
  useEffect(() => {
    const now = heardOf(round, bet);
    const name = soundBetween(before.current, now);
    before.current = now;
    if (name) play(name);
  }, [round, bet, play]);
  const closesAt = round?.phase === "betting" ? round.closes_at : null;
  useEffect(() => {
    if (closesAt === null) return undefined;
    const wait = Date.parse(closesAt) - clock.now() - LAST_MS;
    if (wait <= 0) return undefined;
    const timer = setTimeout(() => play("suspense"), wait);
    return () => clearTimeout(timer);
  }, [clock, closesAt, play]);
  return sound;
}
