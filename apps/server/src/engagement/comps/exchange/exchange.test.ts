import { QUANTITY_MAX } from "@houselight/contracts";
import { expect, it } from "vitest";
import { priceOf, wishOf } from "./exchange.ts";

const ID = "0d4a7c1e-7a53-4d1f-9d1c-0a1b2c3d4e5f";
const LOTTERY = "5b0f3c52-6a0e-4a6e-9c1d-3f6f2b1d7a10";

it("OPEN-39: reads the long form, the short one and that of tickets", () => {
  const long = { id: ID, exchange: { points: 200, currency: "NOK", group: "five" } };
  expect(wishOf("money", long)).toEqual({
    type: "money",
    group: "five",
    currency: "NOK",
    of: { points: 200n },
  });
  expect(wishOf("freespins", { id: ID, points: 50, group: "ten" })).toEqual({
    type: "freespins",
    group: "ten",
    currency: null,
    of: { points: 50n },
  });
  const tickets = { tickets_count: 3, lottery_id: LOTTERY, group: "ticket" };
  expect(wishOf("lotteries", { id: ID, exchange: tickets })).toEqual({
    type: "lotteries",
    group: "ticket",
    currency: null,
    of: { units: 3, lotteryId: LOTTERY },
  });
});

const price = (of: Parameters<typeof priceOf>[2]["of"], lotteryId: string | null = null) =>
  priceOf({ lotteryId }, { points: 40n }, { of });

it.each([
  [40n, { quantity: 1, points: 40n }],
  [120n, { quantity: 3, points: 120n }],
  [BigInt(QUANTITY_MAX) * 40n, { quantity: QUANTITY_MAX, points: 40_000n }],
])("takes %s points as a multiple of the price", (points, expected) =>
  expect(price({ points })).toEqual(expected),
);

it("counts tickets by their price, of the card's own lottery alone", () => {
  expect(price({ units: 2, lotteryId: LOTTERY }, LOTTERY)).toEqual({ quantity: 2, points: 80n });
  for (const other of [ID, null])
    expect(() => price({ units: 2, lotteryId: LOTTERY }, other)).toThrow("comps_unknown_reward");
});

it.each([1n, 39n, 41n, 79n])("refuses %s points, which are no multiple", (points) =>
  expect(() => price({ points })).toThrow("comps_not_a_multiple"),
);

it("refuses more units than one exchange takes", () => {
  const units = QUANTITY_MAX + 1;
  expect(() => price({ points: BigInt(units) * 40n })).toThrow("comps_too_many");
  expect(() => price({ units, lotteryId: LOTTERY }, LOTTERY)).toThrow("comps_too_many");
});
