import { ROCKET_CHANNEL } from "@houselight/contracts/live";
import type { RocketView } from "@houselight/contracts/rocket";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { reloadOwnBets, reloadRocket, rocketQuery } from "../../data/engagement/rocket/rocket.ts";
import { useWatching } from "../../live/use-watching.ts";

/** Returns the rocket as it is told; null without an answer. While the page is shown it hears of every change. */
export function useRocket(): RocketView | null {
  const queryClient = useQueryClient();
  const { data } = useQuery(rocketQuery);
  useWatching("rocket", ROCKET_CHANNEL, {
    reload: () => void reloadRocket(queryClient),
    reloadOwn: () => void reloadOwnBets(queryClient),
  });
  return data ?? null;
}
