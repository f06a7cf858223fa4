import { getSeeds, rotateSeeds as rotateEndpoint } from "@houselight/contracts";
import { route } from "#platform/http";
import type { Module } from "#platform/module";
import { showRounds } from "./live.ts";
import { rotateSeeds, seedsOf, seedsView } from "./seeds.ts";

export const wagersModule: Module = {
  name: "wagers",
  directory: import.meta.dirname,
  routes: (house) => [
    route(getSeeds, async (_input, { caller }) => seedsView(await seedsOf(house, caller.id))),
    route(rotateEndpoint, async ({ body }, { caller }) => {
      const { revealed, inUse } = await rotateSeeds(house, caller.id, body.client_seed);
      return {
        revealed: {
          server_seed: revealed.serverSeed,
          server_seed_hash: revealed.serverSeedHash,
          client_seed: revealed.clientSeed,
          rounds: Number(revealed.nonce),
        },
        seeds: seedsView(inUse),
      };
    }),
  ],
  reactions: (house) => [showRounds(house)],
};
