import type { Module } from "#platform/module";
import { showCardSteps, showPayments, showProgress } from "./live.ts";
import { providers } from "./providers/providers.ts";
import { cashboxData } from "./records/personal-data-store.ts";
import { askProviders } from "./reports/ask-providers.ts";
import { cashboxRoutes } from "./routes.ts";
import { cashboxStaffRoutes } from "./staff-routes.ts";
import { releaseWaiting } from "./withdrawals/release-waiting.ts";
import { payOutReserved, sendReserved } from "./withdrawals/pay-out.ts";

export const cashbox: Module = {
  name: "cashbox",
  directory: import.meta.dirname,
  routes: (house) => [...cashboxRoutes(house), ...cashboxStaffRoutes(house)],
  methodsOff: (house) => providers(house).off,
  personalData: () => cashboxData,
  reactions: (house) => [
    showPayments(house),
    showProgress(house),
    showCardSteps(house),
    sendReserved(house),
  ],
  jobs: (house) => [
    {
      name: "cashbox.release-waiting",
      cron: "* * * * *",
      run: () => releaseWaiting(house),
    },
    { name: "cashbox.ask-providers", cron: "* * * * *", run: () => askProviders(house) },
  ],
  prepare: async (house) => {
    const { off } = providers(house);
    if (Object.keys(off).length > 0)
      house.log.warn({ methods: off }, "these payment methods are offered to nobody");
  },
  loops: (house) => [
    { name: "cashbox.pay-out-reserved", everyMs: 1000, run: () => payOutReserved(house) },
  ],
};
