import type { Module } from "#platform/module";
import { pruneMails } from "./mail-store.ts";
import { mailData } from "./personal-data-store.ts";
import { sendDueMails } from "./send-mails.ts";

const LOOK_EVERY_MS = 500;
const KEPT_MS = 7 * 86_400_000;

export const mail: Module = {
  name: "mail",
  directory: import.meta.dirname,
  personalData: () => mailData,
  loops: (house) => [{ name: "mail.send", everyMs: LOOK_EVERY_MS, run: () => sendDueMails(house) }],
  jobs: (house) => [
    {
      name: "mail.prune",
      cron: "41 * * * *",
      run: async () => {
        const now = house.clock.now();
        await pruneMails(house.database, { now, before: new Date(now.getTime() - KEPT_MS) });
      },
    },
  ],
};
