import { ROCKET_CHANNEL } from "@houselight/contracts/live";
import type { RocketView } from "@houselight/contracts/rocket";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { reloadOwnBets, reloadRocket, rocketQuery } from "../../data/engagement/rocket/rocket.ts";
import { wantChannel } from "../../live/wanted-channels.ts";

/** The house opens rounds while somebody looks: a page that is seen says so this often, milliseconds. */
const LOOK_EVERY_MS = 20_000;

/** Returns the rocket as it is told; null without an answer. While the page is shown it hears of every change. */
export function useRocket(): RocketView | null {
  const queryClient = useQueryClient();
  const { data } = useQuery(rocketQuery);
  useEffect(() => {
    const reload = () => void reloadRocket(queryClient);
    const onGap = () => {
      reload();
      void reloadOwnBets(queryClient);
    };
    const leave = wantChannel("rocket", ROCKET_CHANNEL, onGap);
    const look = () => {
      if (!document.hidden) reload();
    };
    // A timer of its own: what is told in between must not put it off.
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      leave();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [queryClient]);
  return data ?? null;
}
