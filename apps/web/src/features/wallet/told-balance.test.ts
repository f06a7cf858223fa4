import type { AccountView } from "@houselight/contracts/wallet";
import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, it } from "vitest";
import { accountsQuery } from "../../data/wallet.ts";
import { dispatcher } from "../../live/handlers.ts";
import { renderPart, textOf } from "../../rendered/rendered-part.testing.ts";
import BalancePanel from "./balance-panel.tsx";
import { walletMessages } from "./live.ts";

const account = (currency: string, total: number, cash: number, active = false): AccountView => ({
  currency,
  active,
  amount_cents: total,
  available_to_cashout_cents: cash,
  held_cents: 0,
  debt_cents: 0,
  version: 1,
});

it("WALLET-08: a balance that is told changes its account in the dropdown, and no other", async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(accountsQuery.queryKey, [
    account("EUR", 10_000, 7_000, true),
    account("CAD", 500, 500),
  ]);
  await dispatcher(queryClient, walletMessages)("player", {
    event: "balance",
    data: { currency: "EUR", amount_cents: 12_500, available_to_cashout_cents: 9_000, version: 2 },
  });
  const html = await renderPart(() => createElement(BalancePanel), {
    player: { id: 7, currency: "EUR", country: "DE", statuses: [] },
    data: [[accountsQuery.queryKey, queryClient.getQueryData(accountsQuery.queryKey)]],
  });
  expect(textOf(html)).toContain("EUR In use €125.00 Cash €90.00 Bonus €35.00");
  expect(textOf(html)).toContain("CAD CA$5.00 Cash CA$5.00 Bonus CA$0.00");
});

it("a debt stands with the account that owes it", async () => {
  const html = await renderPart(() => createElement(BalancePanel), {
    player: { id: 7, currency: "EUR", country: "DE", statuses: [] },
    data: [[accountsQuery.queryKey, [{ ...account("EUR", 0, 0, true), debt_cents: 700 }]]],
  });
  expect(textOf(html)).toContain("Owed €7.00");
});
