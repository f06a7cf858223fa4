import { listAccounts } from "@houselight/contracts";
import { route } from "#platform/http";
import type { Module } from "#platform/module";
import { showBalance } from "./live.ts";
import { foldHouseMovements, selectAccounts } from "./wallet-store.ts";
import { accountView } from "./wallet-views.ts";

const FOLD_MAX = 50_000;

export const wallet: Module = {
  name: "wallet",
  directory: import.meta.dirname,
  routes: (house) => [
    route(listAccounts, async (_input, { caller }) =>
      (await selectAccounts(house.database, caller.id)).map(accountView),
    ),
  ],
  reactions: (house) => [showBalance(house)],
  jobs: (house) => [
    {
      name: "wallet.fold-house-movements",
      cron: "* * * * *",
      run: async () => {
        await house.database.tx((tx) => foldHouseMovements(tx, FOLD_MAX));
      },
    },
  ],
};
