import { getSeeds, rotateSeeds } from "@houselight/contracts";
import { route } from "#platform/http";
import type { Module } from "#platform/module";
import { pairOf, rotatePair, seedsView } from "./pairs.ts";
import { fairnessData } from "./personal-data-store.ts";
import { prepareSeeds } from "./server-seeds.ts";

export const fairness: Module = {
  name: "fairness",
  directory: import.meta.dirname,
  prepare: prepareSeeds,
  personalData: () => fairnessData,
  routes: (house) => [
    route(getSeeds, async (_input, { caller }) => seedsView(await pairOf(house, caller.id))),
    route(rotateSeeds, async ({ body }, { caller }) => {
      const { revealed, serverSeed, inUse } = await rotatePair(house, caller.id, body.client_seed);
      return {
        revealed: {
          server_seed: serverSeed,
          server_seed_hash: revealed.serverSeedHash,
          client_seed: revealed.clientSeed,
          rounds: Number(revealed.nonce),
        },
        seeds: seedsView(inUse),
      };
    }),
  ],
};
