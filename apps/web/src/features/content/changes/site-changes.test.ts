import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { OFFERED, OWN } from "../../../data/own.ts";
import { readSiteAnew } from "./site-changes.ts";

const ago = { updatedAt: 1 };

it("reads anew what operators write, shown or kept, and leaves a player's own data", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const menu = vi.fn(async () => "new menu");
  const page = vi.fn(async () => "new page");
  const limits = vi.fn(async () => "new limits");
  for (const key of [["footer-config"], [OWN, "content", "vip", "en"], [OWN, "limits"]])
    client.setQueryData(key, "old", ago);
  const shown = { queryKey: ["footer-config"], queryFn: menu, staleTime: Number.POSITIVE_INFINITY };
  const close = new QueryObserver(client, shown).subscribe(() => undefined);
  await client.fetchQuery({ queryKey: [OWN, "content", "vip", "en"], queryFn: page });
  await client.fetchQuery({ queryKey: [OWN, "limits"], queryFn: limits });
  const calls = () => [menu, page, limits].map(({ mock }) => mock.calls.length);
  expect(calls()).toEqual([0, 1, 1]);
  await readSiteAnew(client, ["settings", "texts"]);
  expect(calls()).toEqual([1, 2, 1]);
  expect(client.getQueryData(["footer-config"])).toBe("new menu");
  close();
});

it("keeps what it cannot read, and drops what came with the page and stands nowhere on it", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = vi.fn().mockResolvedValueOnce("first").mockRejectedValue(new Error("away"));
  await client.fetchQuery({ queryKey: ["awards"], queryFn });
  client.setQueryData(["betting-config"], "carried");
  await readSiteAnew(client, ["settings", "texts"]);
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(client.getQueryData(["awards"])).toBe("first");
  expect(client.getQueryData(["betting-config"])).toBeUndefined();
});

it("reads no more than the parts that changed, and leaves lists that are not shown to who wants them", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const read = {
    awards: vi.fn(async () => 1),
    games: vi.fn(async () => 2),
    heads: vi.fn(async () => 3),
  };
  await client.fetchQuery({ queryKey: ["awards"], queryFn: read.awards });
  await client.fetchQuery({ queryKey: [OFFERED, "games"], queryFn: read.games });
  await client.fetchQuery({ queryKey: [OFFERED, "heads", "en"], queryFn: read.heads });
  await readSiteAnew(client, ["heads"]);
  expect(client.getQueryData([OFFERED, "heads", "en"])).toBeUndefined();
  expect(client.getQueryData([OFFERED, "games"])).toBe(2);
  await readSiteAnew(client, ["settings"]);
  expect(client.getQueryData([OFFERED, "games"])).toBeUndefined();
  const calls = Object.values(read).map(({ mock }) => mock.calls.length);
  expect(calls).toEqual([2, 1, 1]);
});
