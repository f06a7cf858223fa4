import type { JackpotsChangesMessage, JackpotView } from "@houselight/contracts/jackpots";
import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { applyJackpots, withTold } from "./apply-jackpots.ts";
import { biggestLevel, jackpotQuery, jackpotsQuery } from "./jackpots.ts";

const jackpot = (identifier: string, part: Partial<JackpotView> = {}): JackpotView => ({
  id: identifier,
  identifier,
  name: identifier,
  currency: "EUR",
  state: "active",
  levels: [
    { id: "1", identifier: "level_1", name: "Tin", amount_cents: 10, drops: 0 },
    { id: "2", identifier: "level_2", name: "Gold", amount_cents: 900, drops: 0 },
  ],
  games: [],
  shown: { currency: "EUR", rate: "1" },
  ...part,
});

type Told = JackpotsChangesMessage["jackpots"][number];
const told = (
  identifier: string,
  amount_cents: number,
  { drops = 0, ...part }: Partial<Told> & { readonly drops?: number } = {},
): Told => ({
  identifier,
  state: "active",
  levels: [{ identifier: "level_1", amount_cents, drops }],
  version: 1,
  ...part,
});

function house(...jackpots: readonly JackpotView[]) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(jackpotsQuery.queryKey, [...jackpots]);
  const reads = vi.spyOn(queryClient, "invalidateQueries").mockResolvedValue();
  const smallest = () =>
    queryClient.getQueryData(jackpotsQuery.queryKey)?.map(({ levels }) => levels[0]?.amount_cents);
  return { queryClient, reads, smallest };
}

it("JACKPOT-07: shows what is told of a pot, and leaves the others", () => {
  const { queryClient, smallest, reads } = house(jackpot("one"), jackpot("two"));
  applyJackpots(queryClient, { jackpots: [told("two", 77)] });
  expect(smallest()).toEqual([10, 77]);
  expect(reads).not.toHaveBeenCalled();
});

it("leaves out a message that is older than what is shown", () => {
  const { queryClient, smallest } = house(jackpot("one"));
  applyJackpots(queryClient, { jackpots: [told("one", 50, { version: 7 })] });
  applyJackpots(queryClient, { jackpots: [told("one", 40, { version: 6 })] });
  expect(smallest()).toEqual([50]);
  applyJackpots(queryClient, { jackpots: [told("one", 60, { version: 8 })] });
  expect(smallest()).toEqual([60]);
});

it("reads the list for a jackpot that is new in use, and not for one that pauses or ends elsewhere", () => {
  const { queryClient, reads } = house(jackpot("one"));
  applyJackpots(queryClient, { jackpots: [told("other", 1, { state: "paused" })] });
  expect(reads).not.toHaveBeenCalled();
  applyJackpots(queryClient, { jackpots: [told("new-one", 1)] });
  expect(reads).toHaveBeenCalledTimes(1);
});

it("takes over a state, and drops a jackpot that is retired", () => {
  const all = [jackpot("one"), jackpot("two")];
  const news = [told("one", 1, { state: "paused" }), told("two", 1, { state: "retired" })];
  expect(withTold(all, news).map(({ identifier, state }) => [identifier, state])).toEqual([
    ["one", "paused"],
  ]);
});

it("names the biggest pot, and none where there is no pot", () => {
  expect(biggestLevel(jackpot("one"))?.name).toBe("Gold");
  expect(biggestLevel(jackpot("one", { levels: [] }))).toBeNull();
});

it("names a jackpot of which a pot began anew, and reads its proof for whoever looks on", () => {
  const { queryClient, reads } = house(jackpot("one"), jackpot("two"));
  // It may hold more than before by the time that it is told.
  const news = [told("one", 13, { version: 2, drops: 1 }), told("two", 12)];
  expect(applyJackpots(queryClient, { jackpots: news })).toEqual(["one"]);
  expect(reads.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
    jackpotQuery("one").queryKey,
  ]);
  // What is older tells of no drop.
  expect(applyJackpots(queryClient, { jackpots: [told("one", 2, { drops: 2 })] })).toEqual([]);
});

it("reads the proof of a pot with its first round, which brings the salt, and no more after it", () => {
  const { queryClient, reads } = house(jackpot("one"));
  const rules = { rate_ppm: 1, start_cents: 1, must_drop_by_cents: 9, return_ppm: 1 };
  const proof = (salt: string | null) => ({
    jackpot: jackpot("one"),
    terms: [{ identifier: "level_1" as const, ...rules, pot: { number: 1, seed_hash: "", salt } }],
    drops: [],
  });
  queryClient.setQueryData(jackpotQuery("one").queryKey, proof(null));
  applyJackpots(queryClient, { jackpots: [told("one", 11, { version: 1 })] });
  expect(reads).toHaveBeenCalledTimes(1);
  queryClient.setQueryData(jackpotQuery("one").queryKey, proof("0198"));
  applyJackpots(queryClient, { jackpots: [told("one", 12, { version: 2 })] });
  expect(reads).toHaveBeenCalledTimes(1);
});
