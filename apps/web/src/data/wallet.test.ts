import type { AccountView } from "@houselight/contracts/wallet";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { playerQuery } from "./accounts.ts";
import { accountsQuery, applyBalance, newestAccounts } from "./wallet.ts";

const balance = (amount: number, version: number, currency = "EUR") => ({
  currency,
  amount_cents: amount,
  available_to_cashout_cents: amount,
  version,
});

const account = (amount: number, version: number, currency = "EUR"): AccountView => ({
  ...balance(amount, version, currency),
  active: true,
  held_cents: 0,
  debt_cents: 0,
});

function makeClient(version = 0) {
  const client = new QueryClient();
  client.setQueryData(accountsQuery.queryKey, [account(1000, version)]);
  return client;
}

const shown = (client: QueryClient) => client.getQueryData(accountsQuery.queryKey)?.[0];

describe("a balance that the server tells", () => {
  it("replaces an older one and leaves the rest of the account", () => {
    const client = makeClient();
    applyBalance(client, balance(700, 5));
    expect(shown(client)).toMatchObject({ ...account(700, 5), active: true });
  });

  it("is ignored when it is older than the list, or the same again", () => {
    const client = makeClient(5);
    applyBalance(client, balance(900, 4));
    applyBalance(client, balance(800, 5));
    expect(shown(client)?.amount_cents).toBe(1000);
  });

  it("says what is reserved only where that changed", () => {
    const client = makeClient();
    applyBalance(client, { ...balance(700, 5), held_cents: 300 });
    applyBalance(client, balance(600, 6));
    expect(shown(client)).toMatchObject({ amount_cents: 600, held_cents: 300 });
  });

  it("takes what is reserved from a payment's message that a round's has overtaken", () => {
    const client = makeClient();
    applyBalance(client, balance(600, 6));
    applyBalance(client, { ...balance(700, 5), held_cents: 300 });
    expect(shown(client)).toMatchObject({ amount_cents: 600, held_cents: 300, version: 6 });
    applyBalance(client, { ...balance(900, 4), held_cents: 0 });
    expect(shown(client)).toMatchObject({ amount_cents: 600, held_cents: 300, version: 6 });
  });

  it("says what is owed where it says what is reserved", () => {
    const client = makeClient();
    applyBalance(client, { ...balance(0, 5), held_cents: 0, debt_cents: 250 });
    applyBalance(client, balance(0, 6));
    expect(shown(client)).toMatchObject({ debt_cents: 250, version: 6 });
    applyBalance(client, { ...balance(50, 7), held_cents: 0, debt_cents: 0 });
    expect(shown(client)).toMatchObject({ amount_cents: 50, debt_cents: 0 });
  });

  it("lets the list and the profile load anew where another screen took up the account (WALLET-08)", () => {
    const client = makeClient(5);
    const stale = { ...account(0, 1, "BTC"), active: false };
    client.setQueryData(accountsQuery.queryKey, [account(1000, 5), stale]);
    client.setQueryData(playerQuery.queryKey, null);
    const isOld = () =>
      [accountsQuery, playerQuery].map(
        ({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated,
      );
    applyBalance(client, { ...balance(1000, 5), active: true });
    applyBalance(client, balance(0, 1, "BTC"));
    expect(isOld()).toEqual([false, false]);
    applyBalance(client, { ...balance(0, 1, "BTC"), active: true });
    expect(isOld()).toEqual([true, true]);
  });

  it("keeps versions of each currency apart", () => {
    const client = makeClient();
    applyBalance(client, balance(1, 9, "BTC"));
    applyBalance(client, balance(700, 5));
    expect(shown(client)?.amount_cents).toBe(700);
  });
});

describe("a list of accounts that is fetched", () => {
  it("never goes behind a balance that came live meanwhile", () => {
    const client = makeClient();
    applyBalance(client, balance(700, 5));
    const before = client.getQueryData(accountsQuery.queryKey) ?? [];
    expect(newestAccounts(before, [account(1000, 4)])).toMatchObject([account(700, 5)]);
    expect(newestAccounts(before, [account(650, 6)])).toEqual([account(650, 6)]);
  });

  it("alone says which account is active, and which there are", () => {
    const known = [account(700, 5), account(3, 3, "CAD")];
    const fetched = [{ ...account(1000, 4), active: false }];
    expect(newestAccounts(known, fetched)).toEqual([{ ...account(700, 5), active: false }]);
  });
});
