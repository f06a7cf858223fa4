import { listRounds, type RoundView } from "@houselight/contracts/house-games";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { ROUNDS_KEY } from "../../../data/house-games.ts";
import type { PlayMode } from "../../game-module.ts";
import { useDemoRounds, useTellable } from "../round-desk.ts";
import { roundQuery } from "./round-query.ts";

/**
 * Returns the player's own last rounds of a game that may be told, `most` at most, the latest first; those
 * of this tab in a demo.
 */
export function useLastRounds(game: string, mode: PlayMode, most: number): readonly RoundView[] {
  const queryClient = useQueryClient();
  const demo = useDemoRounds(game);
  const { data } = useQuery({
    queryKey: [...ROUNDS_KEY, game, "whole"],
    enabled: mode === "real",
    queryFn: async ({ signal }) => {
      // One may be hidden, and one open: it has no result yet.
      const rounds = await call(listRounds, { query: { game, limit: most + 2 } }, { signal });
      const ended = rounds.filter(({ status }) => status !== "open");
      return Promise.all(ended.map(({ id }) => queryClient.fetchQuery(roundQuery(id))));
    },
  });
  return useTellable(game, mode, mode === "real" ? data : demo, most) ?? [];
}
