import type { Module } from "#platform/module";
import { pruneEvents } from "./upkeep/prune-store.ts";
import { countOnAfterRestore } from "./upkeep/restore-store.ts";

const PRUNED_AT_ONCE = 20_000;

export const outbox: Module = {
  name: "outbox",
  directory: import.meta.dirname,
  prepare: async (house) => {
    const moved = await countOnAfterRestore(house.database);
    if (moved > 0n)
      house.log.warn(
        { moved: moved.toString() },
        "the database was restored into a younger cluster: the outbox counts on from where it was",
      );
  },
  jobs: (house) => [
    {
      name: "outbox.prune",
      cron: "17 * * * *",
      run: async () => {
        await pruneEvents(house.database, house.reactionNames(), PRUNED_AT_ONCE);
      },
    },
  ],
};
