import { rotateSeeds } from "@houselight/contracts/fairness";
import type { PrizeDrawView } from "@houselight/contracts/prizes";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { ROUNDS_KEY, SEEDS_KEY } from "../../house-games.ts";
import { OWN } from "../../own.ts";

/**
 * Reveals the server seed in use and starts the next pair. Returns the draw with its seed, where that was
 * the one in use; what was drawn under it is read anew.
 *
 * @throws RefusedError while a round is open.
 */
export async function revealSeed(
  queryClient: QueryClient,
  draw: PrizeDrawView,
): Promise<PrizeDrawView> {
  const { revealed, seeds } = await call(rotateSeeds, { body: {} });
  queryClient.setQueryData(SEEDS_KEY, seeds);
  for (const queryKey of [
    [...ROUNDS_KEY, "one"],
    [OWN, "wheel"],
    [OWN, "lootboxes"],
  ])
    void queryClient.invalidateQueries({ queryKey });
  const { server_seed_hash, server_seed } = revealed;
  return server_seed_hash === draw.fairness.server_seed_hash
    ? { ...draw, fairness: { ...draw.fairness, server_seed } }
    : draw;
}
