import {
  getActivity,
  getCryptoExchangeRates,
  listAccounts,
  openAccount,
} from "@houselight/contracts";
import { enabledCurrencies } from "#core/configuration";
import { route } from "#platform/http";
import type { Module } from "#platform/module";
import { accountsOf } from "./ledger/accounts-of.ts";
import { activityPage } from "./activity/activity.ts";
import { cryptoRates, exchangeRates } from "./exchange-rates.ts";
import { expireHolds } from "./holds/expire-holds.ts";
import { showBalance } from "./live.ts";
import { walletStaffRoutes } from "./activity/operators/staff-routes.ts";
import { openOrActivate } from "./open-account.ts";
import { walletData } from "./activity/personal-data-store.ts";
import { foldHouseMovements } from "./wallet-store.ts";
import { accountView } from "./wallet-views.ts";

const FOLDED_AT_ONCE = 50_000;

export const wallet: Module = {
  name: "wallet",
  directory: import.meta.dirname,
  // Rates are there before the first transaction asks for them.
  prepare: async (house) => void (await exchangeRates(house)()),
  routes: (house) => [
    route(listAccounts, async (_input, { caller }) =>
      (await accountsOf(house, caller.id)).map(accountView),
    ),
    route(getActivity, ({ query }, { caller }) => activityPage(house, caller.id, query)),
    route(openAccount, async ({ body }, { caller }) =>
      (await openOrActivate(house, caller, body.currency)).map(accountView),
    ),
    route(getCryptoExchangeRates, async () => {
      const rates = await exchangeRates(house)();
      const codes = await enabledCurrencies(house);
      return { source: rates.source, as_of: rates.asOf, rates: cryptoRates(rates, codes) };
    }),
    ...walletStaffRoutes(house),
  ],
  personalData: () => walletData,
  reactions: (house) => [showBalance(house)],
  jobs: (house) => [
    {
      name: "wallet.fold-house-movements",
      cron: "* * * * *",
      run: async () => {
        const fold = () => house.database.tx((tx) => foldHouseMovements(tx, FOLDED_AT_ONCE));
        while ((await fold()) === FOLDED_AT_ONCE);
      },
    },
    {
      name: "wallet.expire-holds",
      cron: "* * * * *",
      run: async () => {
        while ((await expireHolds(house)) > 0);
      },
    },
  ],
};
