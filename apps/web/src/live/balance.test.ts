import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { accountsQuery } from "../api/queries.ts";
import { applyBalance, forgetBalanceVersions } from "./balance.ts";

const balance = (amount: number, version: number, currency = "EUR") => ({
  currency,
  amount_cents: amount,
  available_to_cashout_cents: amount,
  version,
});

function makeClient() {
  const client = new QueryClient();
  const { version: _, ...account } = balance(1000, 0);
  client.setQueryData(accountsQuery.queryKey, [{ ...account, active: true }]);
  return client;
}

const amount = (client: QueryClient) =>
  client.getQueryData(accountsQuery.queryKey)?.[0]?.amount_cents;

describe("a balance that the server tells", () => {
  it("replaces an older one and leaves the rest of the account", () => {
    const client = makeClient();
    applyBalance(client, balance(700, 5));
    expect(client.getQueryData(accountsQuery.queryKey)).toEqual([
      { currency: "EUR", amount_cents: 700, available_to_cashout_cents: 700, active: true },
    ]);
  });

  it("is ignored when it is older, or the same again", () => {
    const client = makeClient();
    applyBalance(client, balance(700, 5));
    applyBalance(client, balance(900, 4));
    applyBalance(client, balance(800, 5));
    expect(amount(client)).toBe(700);
  });

  it("starts anew after a gap", () => {
    const client = makeClient();
    applyBalance(client, balance(700, 5));
    forgetBalanceVersions(client);
    applyBalance(client, balance(600, 2));
    expect(amount(client)).toBe(600);
  });

  it("keeps versions of each currency apart", () => {
    const client = makeClient();
    applyBalance(client, balance(1, 9, "BTC"));
    applyBalance(client, balance(700, 5));
    expect(amount(client)).toBe(700);
  });
});
