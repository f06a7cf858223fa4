import type { Module } from "#platform/module";
import { pruneEvents } from "./outbox-store.ts";

const PRUNE_MAX = 20_000;

export const outbox: Module = {
  name: "outbox",
  directory: import.meta.dirname,
  jobs: (house) => [
    {
      name: "outbox.prune",
      cron: "17 * * * *",
      run: async () => {
        await pruneEvents(house.database, house.reactionNames(), PRUNE_MAX);
      },
    },
  ],
};
