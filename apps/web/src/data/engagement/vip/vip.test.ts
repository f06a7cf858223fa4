import { userLevels } from "@houselight/contracts/configuration";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { accountsQuery } from "../../wallet.ts";
import { levelOfPoints } from "./level-of-points.ts";
import { progressWithout, vipProgressQuery } from "./vip.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("../../../api/call.ts", () => ({ call }));
beforeEach(() => void call.mockReset());

it.each([
  ["EUR", 600_000, 6_000_000],
  ["JPY", 900_000, 9_000_000],
  ["XYZ", 900_000, 9_000_000],
])(
  "VIP-04: without an answer the progress in %s is none, with its own thresholds",
  async (currency, deposit, bet) => {
    call.mockRejectedValue(new Error("no line"));
    const queryClient = new QueryClient();
    const account = { currency, active: true } as never;
    queryClient.setQueryData(accountsQuery.queryKey, [account]);
    const shown = await queryClient.fetchQuery(vipProgressQuery);
    expect(shown).toEqual({
      currency,
      currentStatus: "regular",
      activeStatus: "regular",
      nextStatus: "bronze",
      depositThresholdCents: deposit,
      depositAmountCents: 0,
      betSumThresholdCents: bet,
      betSumCents: 0,
      overallProgress: 0,
    });
  },
);

it("shows the progress that the house tells", async () => {
  const told = { ...progressWithout("EUR"), overallProgress: 40 };
  call.mockResolvedValue(told);
  expect(await new QueryClient().fetchQuery(vipProgressQuery)).toEqual(told);
});

it.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [149_999, 6],
  [150_000, 7],
  [9_999_999, 7],
])("VIP-12: %i lifetime points make the level in place %i", (points, place) =>
  expect(levelOfPoints(userLevels.initial.levels, points)).toBe(place),
);
