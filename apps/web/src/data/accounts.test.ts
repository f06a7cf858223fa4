import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { forgetPlayer, playerQuery, refreshPlayer, sessionsQuery } from "./accounts.ts";
import { depositGiftsQuery } from "./bonuses/deposit-gifts.ts";
import { paymentQuery, paymentsQuery, statementQuery, withdrawalRulesQuery } from "./cashbox.ts";
import { collectionsQuery } from "./catalogue.ts";
import { clientContextQuery } from "./configuration.ts";
import { houseGameQuery, ROUNDS_KEY, SEEDS_KEY } from "./house-games.ts";
import { accountsQuery } from "./wallet.ts";

vi.mock("../api/call.ts", () => ({ call: async () => ({ id: 8, email: "bob@example.org" }) }));

const NO_FILTER = { kind: "", currency: "", from: "", to: "" } as const;

/** A key of each kind of query that belongs to one player. */
const OWN_KEYS: readonly (readonly unknown[])[] = [
  accountsQuery.queryKey,
  sessionsQuery.queryKey,
  paymentsQuery.queryKey,
  paymentQuery("1").queryKey,
  statementQuery(NO_FILTER).queryKey,
  withdrawalRulesQuery.queryKey,
  depositGiftsQuery.queryKey,
  [...ROUNDS_KEY, "lantern-tide"],
  SEEDS_KEY,
];
const PUBLIC_KEYS: readonly (readonly unknown[])[] = [
  clientContextQuery.queryKey,
  collectionsQuery.queryKey,
];

function makeClient(): QueryClient {
  const client = new QueryClient();
  for (const key of [...OWN_KEYS, ...PUBLIC_KEYS]) client.setQueryData([...key], "kept");
  client.setQueryData([...playerQuery.queryKey], { id: 7 });
  return client;
}

const keptIn = (client: QueryClient, keys: readonly (readonly unknown[])[]) =>
  keys.filter((key) => client.getQueryData([...key]) !== undefined);

it("forgets all that is a player's own on signing out, and nothing else", () => {
  const client = makeClient();
  forgetPlayer(client);
  expect(keptIn(client, OWN_KEYS)).toEqual([]);
  expect(keptIn(client, PUBLIC_KEYS)).toEqual(PUBLIC_KEYS);
  expect(client.getQueryData(playerQuery.queryKey)).toBeNull();
});

it("forgets what the other licence offered on signing in and out under another, and keeps it under the same", async () => {
  const offered = [collectionsQuery.queryKey, houseGameQuery("lantern-tide").queryKey];
  for (const change of [refreshPlayer, forgetPlayer])
    for (const [licence, kept] of [
      ["CW", offered],
      ["DE", []],
    ] as const) {
      const client = new QueryClient();
      client.setQueryDefaults(clientContextQuery.queryKey, { queryFn: async () => ({ licence }) });
      client.setQueryData(clientContextQuery.queryKey, { licence: "CW" } as never);
      for (const key of offered) client.setQueryData([...key], "kept");
      await change(client);
      await vi.waitFor(() =>
        expect(client.getQueryData(clientContextQuery.queryKey)).toMatchObject({ licence }),
      );
      await vi.waitFor(() => expect(keptIn(client, offered)).toEqual(kept));
    }
});

it("forgets what was another's on signing in, and reads who it is anew", async () => {
  const client = makeClient();
  expect(await refreshPlayer(client)).toMatchObject({ id: 8 });
  expect(keptIn(client, OWN_KEYS)).toEqual([]);
  expect(keptIn(client, PUBLIC_KEYS)).toEqual(PUBLIC_KEYS);
});
