import { BONUS_STAGES, type BonusView } from "@houselight/contracts/bonuses";
import { expect, it } from "vitest";
import { typeOf } from "./card/gift-type.tsx";
import { percentOf } from "./card/percent-of.ts";
import { type Gift, groupGifts } from "./group-gifts.ts";

const gift = (id: string, part: Partial<BonusView>) =>
  ({
    id,
    stage: "issued",
    group_key: "gift_lantern",
    group_keys: [],
    created_at: "2026-01-01T00:00:00.000Z",
    ...part,
  }) as BonusView;
const ids = (gifts: readonly Gift[]) => gifts.map(({ id }) => id);

it("BONUS-03: puts each stage into one of two groups", () => {
  const { actual, vip, ended } = groupGifts(BONUS_STAGES.map((stage) => gift(stage, { stage })));
  expect(ids(actual)).toEqual(["issued", "activated", "wait", "handle_bets"]);
  expect(ids(ended)).toEqual(["wager_done", "finished", "lost", "canceled", "expired"]);
  expect(vip).toEqual([]);
});

it("BONUS-01: gives actual gifts of the VIP club a group of their own", () => {
  const { actual, vip, ended } = groupGifts([
    gift("a", { group_key: "vip_program_gold" }),
    gift("b", { group_keys: ["x", "vip_program_iron"] }),
    gift("c", { group_key: "no_vip_program_" }),
    gift("d", { group_key: "vip_program_gold", stage: "lost" }),
  ]);
  expect([ids(vip), ids(actual), ids(ended)]).toEqual([["a", "b"], ["c"], ["d"]]);
});

it("lists the latest gift first, whatever its kind", () => {
  const { actual } = groupGifts([
    gift("old", { created_at: "2026-01-01T00:00:00.000Z" }),
    {
      ...gift("new", { created_at: "2026-01-03T00:00:00.000Z" }),
      type: "freespins",
    } as unknown as Gift,
    gift("between", { created_at: "2026-01-02T00:00:00.000Z" }),
  ]);
  expect(ids(actual)).toEqual(["new", "between", "old"]);
});

it.each([
  [0, 1_000, 0],
  [999, 1_000, 99],
  [1_000, 1_000, 100],
  [1_500, 1_000, 100],
  [0, 0, 100],
])("BONUS-12: %i staked of %i are %i %%", (staked, required, percent) =>
  expect(percentOf(staked, required)).toBe(percent),
);

it.each<[Partial<Gift>, string]>([
  [{ type: "bonus", trigger: "deposit" }, "deposit"],
  [{ type: "bonus", trigger: "registration" }, "registration"],
  [{ type: "bonus", trigger: "coupon" }, "bonus"],
  [{ type: "bonus", trigger: "reward" }, "bonus"],
  [{ type: "freespins" }, "freespins"],
  [{ type: "cash" }, "cash"],
  [{ type: "cashback" }, "cashback"],
  [{ type: "giftspin" }, "giftspin"],
  [{ type: "xp" }, "xp"],
])("BONUS-01: names the type of %j", (part, type) =>
  expect(typeOf({ ...gift("a", {}), ...part } as Gift)).toBe(type),
);
