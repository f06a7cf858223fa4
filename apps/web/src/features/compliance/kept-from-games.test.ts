import type { UserLimitView } from "@houselight/contracts/compliance";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { playerQuery } from "../../data/accounts.ts";
import { isKeptFromGames } from "../../data/compliance.ts";

const answer = vi.hoisted(() => vi.fn());
vi.mock("../../api/call.ts", () => ({ call: answer }));

const limit = (type: UserLimitView["type"], amount: number, current: number): UserLimitView => ({
  id: 1,
  type,
  period: "week",
  accounts: [{ currency: "EUR", amount_cents: amount, current_value_amount_cents: current }],
  minutes: null,
  used_minutes: null,
  created_at: "2027-01-01T00:00:00Z",
  starts_at: "2027-01-01T00:00:00Z",
  ends_at: null,
  removed_at: null,
  removable: true,
  pending: null,
});

async function isKept(limits: readonly UserLimitView[], player: object | null = { id: 7 }) {
  answer.mockResolvedValue(limits);
  const queryClient = new QueryClient();
  queryClient.setQueryData(playerQuery.queryKey, player as never);
  return isKeptFromGames(queryClient);
}

describe("LIMIT-06: a player is kept from games", () => {
  it.each(["loss", "wager", "deposit"] as const)("by a %s limit that is reached", async (type) => {
    expect(await isKept([limit(type, 1000, 999)])).toBe(false);
    expect(await isKept([limit(type, 1000, 1000)])).toBe(true);
  });

  it("by a session limit and by a break", async () => {
    const session = { ...limit("session", 0, 0), accounts: [], minutes: 30 };
    expect(await isKept([{ ...session, used_minutes: 29 }])).toBe(false);
    expect(await isKept([{ ...session, used_minutes: 30 }])).toBe(true);
    expect(await isKept([{ ...limit("coolingoff", 0, 0), accounts: [] }])).toBe(true);
  });

  it("but no guest, and nobody while the house does not answer", async () => {
    expect(await isKept([limit("loss", 1000, 1000)], null)).toBe(false);
    answer.mockRejectedValue(new Error("no line"));
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    queryClient.setQueryData(playerQuery.queryKey, { id: 7 } as never);
    expect(await isKeptFromGames(queryClient)).toBe(false);
  });
});
