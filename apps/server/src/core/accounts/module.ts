import type { Module } from "#platform/module";
import { identifyEarlierPlayers } from "./identity/claim-identity.ts";
import { deleteOldChecks } from "./identity/risk-store.ts";
import { grantWishes } from "./mails/mail-wishes.ts";
import { deleteExpiredTokens } from "./mails/token-store.ts";
import { deleteOldWishes } from "./mails/wish-store.ts";
import { deleteEmailChanges } from "./profile/contact/email-change-store.ts";
import { deleteOldPhoneChanges } from "./profile/contact/phone-change-store.ts";
import { deleteKeptIdentities } from "./profile/leaving/erasure-store.ts";
import { accountData } from "./profile/leaving/personal-data.ts";
import { tellDormancy } from "./profile/periodic/dormancy.ts";
import { mailMonthlyStatements } from "./profile/periodic/monthly-statement.ts";
import { accountRoutes } from "./routes.ts";
import { seedPlayers } from "./seed.ts";
import { endOverdue } from "./sessions/sessions.ts";

export const accounts: Module = {
  name: "accounts",
  directory: import.meta.dirname,
  routes: accountRoutes,
  personalData: accountData,
  prepare: identifyEarlierPlayers,
  loops: (house) => [
    { name: "accounts.grant-wishes", everyMs: 500, run: () => grantWishes(house) },
    { name: "accounts.end-sessions", everyMs: 5_000, run: () => endOverdue(house) },
  ],
  jobs: (house) => [
    { name: "accounts.tell-dormancy", cron: "17 5 * * *", run: () => tellDormancy(house) },
    {
      name: "accounts.mail-statements",
      cron: "23 6 1-3 * *",
      run: () => mailMonthlyStatements(house),
    },
    {
      name: "accounts.prune",
      cron: "47 * * * *",
      run: async () => {
        await deleteExpiredTokens(house.database, house.clock.now());
        await deleteEmailChanges(house.database, { expiredAt: house.clock.now() });
        await deleteOldPhoneChanges(house.database, house.clock.now());
        await deleteKeptIdentities(house.database, house.clock.now());
        await deleteOldChecks(house.database, house.clock.now());
        await deleteOldWishes(house.database, house.clock.now());
      },
    },
  ],
  seed: seedPlayers,
};
