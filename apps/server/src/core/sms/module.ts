import type { Module } from "#platform/module";
import { sendDueTexts } from "./send-texts.ts";
import { deleteTextsOf, pruneTexts, selectTextsOf } from "./text-store.ts";

const LOOK_EVERY_MS = 500;
const KEPT_MS = 7 * 86_400_000;

export const sms: Module = {
  name: "sms",
  directory: import.meta.dirname,
  loops: (house) => [{ name: "sms.send", everyMs: LOOK_EVERY_MS, run: () => sendDueTexts(house) }],
  jobs: (house) => [
    {
      name: "sms.prune",
      cron: "43 * * * *",
      run: () => pruneTexts(house.database, new Date(house.clock.now().getTime() - KEPT_MS)),
    },
  ],
  personalData: () => ({
    name: "sms",
    read: async (queryable, playerId) => ({ texts: await selectTextsOf(queryable, playerId) }),
    erase: (tx, playerId) => deleteTextsOf(tx, playerId),
  }),
};
