import { QueryClient } from "@tanstack/react-query";
import { isRedirect } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { bettingQuery } from "../../data/visitor/menu.ts";
import { leaveForSportsbook } from "./leave-for-sportsbook.ts";

/** Returns where the section leads with this setting; null where it stays. */
async function leads(url: string | null, part?: string, enabled = true): Promise<unknown> {
  const queryClient = new QueryClient();
  queryClient.setQueryData(bettingQuery.queryKey, { enabled, url });
  const left: unknown = await leaveForSportsbook({ queryClient }, part).catch((told) => told);
  return isRedirect(left) ? left.options.href : (left ?? null);
}

it.each([
  ["https://bets.example", undefined, "https://bets.example/"],
  ["https://bets.example/in/", "live", "https://bets.example/in/live"],
  ["https://bets.example/?brand=1", "live", "https://bets.example/live?brand=1"],
  ["https://bets.example/", "../a b", "https://bets.example/..%2Fa%20b"],
])("OPEN-19: %s and the part %s are %s", async (url, part, address) => {
  expect(await leads(url, part)).toBe(address);
});

it.each([["/sport"], ["/sport/live"], ["https://"], [null]])(
  "stays where the address is of this site, which would lead round, or is none (%s)",
  async (url) => expect(await leads(url, "live")).toBeNull(),
);

it("stays where the sportsbook elsewhere is off", async () => {
  expect(await leads("https://bets.example/", "live", false)).toBeNull();
});
