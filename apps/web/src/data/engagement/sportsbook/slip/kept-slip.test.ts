import { describe, expect, it } from "vitest";
import { pick } from "../sportsbook.testing.ts";
import { readSlip } from "./kept-slip.ts";
import { EMPTY_SLIP, type Slip } from "./slip.ts";

const SLIP: Slip = {
  picks: [pick({ stake: "2,50" }), pick({ market_id: 47, selection_id: "home/draw" })],
  kind: "system",
  sizes: [2, 3],
  stakes: { accumulator: "10", system: "" },
  currency: "NOK",
  freeBetId: 41,
};
const read = (kept: unknown) => readSlip(JSON.stringify(kept));
const withFirst = (change: object) =>
  read({ ...SLIP, picks: [{ ...pick(), ...change }, pick({ fixture_id: 8 })] });

it("is read as it was kept", () => expect(read(SLIP)).toEqual(SLIP));

it.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["null", "null"],
  ["a number", "7"],
  ["no list of selections", JSON.stringify({ ...SLIP, picks: {} })],
  ["selections that are none", JSON.stringify({ ...SLIP, picks: [null, 7, "x", {}] })],
])("%s is an empty slip", (_, text) => expect(readSlip(text)).toEqual(EMPTY_SLIP));

describe("a selection is left out", () => {
  it.each([
    ["of no fixture", { fixture_id: 0 }],
    ["of half a fixture", { fixture_id: 1.5 }],
    ["of no market", { market_id: "1" }],
    ["with specifiers that no market has", { specifiers: "total=<b>" }],
    ["with an id that no selection has", { selection_id: "" }],
    ["at odds that pay nothing", { odds: 1_000 }],
    ["at odds beyond all bounds", { odds: 10_000_001 }],
    ["without a side", { home: undefined }],
    ["with a name without end", { away: "x".repeat(121) }],
    ["without a start", { starts_at: "soon" }],
  ])("%s", (_, change) => expect(withFirst(change).picks).toEqual([pick({ fixture_id: 8 })]));
});

it("holds 14 selections, and one of a market", () => {
  const many = Array.from({ length: 20 }, (_, at) => pick({ fixture_id: at + 1 }));
  expect(read({ ...SLIP, picks: many }).picks).toHaveLength(14);
  const twice = [pick(), pick({ selection_id: "draw" })];
  expect(read({ ...SLIP, picks: twice }).picks).toEqual([pick({ selection_id: "draw" })]);
});

it("does without what is broken beside its selections", () => {
  const broken = {
    picks: [pick({ stake: 5 as never })],
    kind: "lottery",
    sizes: [3, 2],
    stakes: null,
    currency: "euro",
    freeBetId: "41",
  };
  expect(read(broken)).toEqual({ ...EMPTY_SLIP, picks: [pick()] });
  expect(read({ ...SLIP, stakes: { accumulator: "9".repeat(21), system: 4 } }).stakes).toEqual(
    EMPTY_SLIP.stakes,
  );
});
