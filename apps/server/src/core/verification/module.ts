import type { Module } from "#platform/module";
import { showVerification } from "./live.ts";
import { assertFolder } from "./documents/files/document-files.ts";
import { destroyDueKeys } from "./documents/key-store.ts";
import { verificationData } from "./personal-data-store.ts";
import { verificationRoutes } from "./routes.ts";
import { seedVerification } from "./seed.ts";
import { expireVerifications } from "./status/ending/expire.ts";
import { tellEndingVerifications } from "./status/ending/tell-ending.ts";
import { verificationStaffRoutes } from "./staff-routes.ts";
import { handOverSubmissions } from "./vendor/hand-over.ts";

export const verification: Module = {
  name: "verification",
  directory: import.meta.dirname,
  prepare: assertFolder,
  seed: seedVerification,
  routes: (house) => [...verificationRoutes(house), ...verificationStaffRoutes(house)],
  personalData: verificationData,
  reactions: (house) => showVerification(house),
  loops: (house) => [
    { name: "verification.hand-over", everyMs: 1000, run: () => handOverSubmissions(house) },
  ],
  jobs: (house) => [
    { name: "verification.expire", cron: "* * * * *", run: () => expireVerifications(house) },
    {
      name: "verification.tell-ending",
      cron: "17 * * * *",
      run: () => tellEndingVerifications(house),
    },
    {
      name: "verification.destroy-keys",
      cron: "41 * * * *",
      run: async () => {
        while ((await destroyDueKeys(house.database, house.clock.now())) > 0);
      },
    },
  ],
};
