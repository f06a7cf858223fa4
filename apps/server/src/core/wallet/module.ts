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

const FOLD_MAX = 50_000;

export const wallet: Module = {
  name: "wallet",
  directory: import.meta.dirname,
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
        await house.database.tx((tx) => foldHouseMovements(tx, FOLD_MAX));
      },
    },
    {
      name: "wallet.expire-holds",
      cron: "* * * * *",
      run: async () => {
        await expireHolds(house);
      },
    },
  ],
};
