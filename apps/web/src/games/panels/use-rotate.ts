import { rotateSeeds } from "@houselight/contracts/fairness";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { ROUNDS_KEY, SEEDS_KEY } from "../../data/house-games.ts";

/** Reveals the server seed in use and starts the next pair; an empty client seed keeps the one in use. */
export function useRotate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (clientSeed: string) =>
      call(rotateSeeds, { body: clientSeed === "" ? {} : { client_seed: clientSeed } }),
    onSuccess: ({ seeds }) => {
      queryClient.setQueryData(SEEDS_KEY, seeds);
      void queryClient.invalidateQueries({ queryKey: [...ROUNDS_KEY, "one"] });
    },
  });
}
