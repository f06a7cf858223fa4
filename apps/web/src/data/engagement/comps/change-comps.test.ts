import type { CompCardView, CompPointsView } from "@houselight/contracts/comps";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { RefusedError } from "../../../api/errors.ts";
import { applyPoints, exchangePoints } from "./change-comps.ts";
import { compPointsQuery, newerPoints } from "./comps.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("../../../api/call.ts", () => ({ call }));
beforeEach(() => void call.mockReset());

const points = (chargeable: number, version: number): CompPointsView => ({
  chargeable: { points: chargeable },
  persistent: { points: 500 },
  version,
});
const card = (part: Partial<CompCardView>) =>
  ({
    type: "money",
    group: "five",
    rates: [
      { currency: "EUR", amount_cents: 500, points: 100 },
      { currency: "NOK", amount_cents: 5_500, points: 90 },
    ],
    rate: { points: 100, freespins_count: null, lottery_ids: [] },
    ...part,
  }) as CompCardView;
const shown = (queryClient: QueryClient) =>
  queryClient.getQueryData(compPointsQuery.queryKey)?.chargeable.points;

it("COMP-15: points that are told stand, unless they are older or nobody has read any", () => {
  const queryClient = new QueryClient();
  applyPoints(queryClient, points(9, 1));
  expect(shown(queryClient)).toBeUndefined();
  queryClient.setQueryData(compPointsQuery.queryKey, points(80, 4));
  applyPoints(queryClient, points(90, 5));
  expect(shown(queryClient)).toBe(90);
  applyPoints(queryClient, points(70, 3));
  expect(shown(queryClient)).toBe(90);
  expect(newerPoints(points(1, 6), points(2, 5))).toEqual(points(1, 6));
});

it.each([
  ["money", card({}), "EUR", { points: 200, currency: "EUR", group: "five" }],
  ["money in another currency", card({}), "NOK", { points: 180, currency: "NOK", group: "five" }],
  [
    "free spins",
    card({ type: "freespins" }),
    "CAD",
    { points: 200, currency: "CAD", group: "five" },
  ],
  [
    "tickets",
    card({ type: "lotteries", rate: { points: 100, freespins_count: null, lottery_ids: ["l"] } }),
    "EUR",
    { tickets_count: 2, lottery_id: "l", group: "five" },
  ],
])(
  "COMP-14, COMP-15: sends an exchange for %s, and reads the points anew",
  async (_, one, currency, exchange) => {
    const queryClient = new QueryClient();
    const reads = vi.spyOn(queryClient, "invalidateQueries").mockResolvedValue();
    await exchangePoints(queryClient, { id: "x", card: one, quantity: 2, currency });
    expect(call.mock.calls[0]?.[1]).toEqual({
      params: { type: one.type },
      body: { id: "x", exchange },
    });
    expect(reads).toHaveBeenCalledWith({ queryKey: compPointsQuery.queryKey });
  },
);

it("ERROR-02, COMP-08: throws what fails to the caller, and reads the points anew all the same", async () => {
  const queryClient = new QueryClient();
  const reads = vi.spyOn(queryClient, "invalidateQueries").mockResolvedValue();
  const refused = new RefusedError(422, []);
  call.mockRejectedValue(refused);
  const wish = { id: "x", card: card({}), quantity: 1, currency: "EUR" };
  await expect(exchangePoints(queryClient, wish)).rejects.toBe(refused);
  expect(reads).toHaveBeenCalledTimes(1);
});
