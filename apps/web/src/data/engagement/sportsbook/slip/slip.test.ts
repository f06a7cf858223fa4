import { describe, expect, it } from "vitest";
import { pick } from "../sportsbook.testing.ts";
import {
  EMPTY_SLIP,
  inCurrency,
  isOn,
  kindOf,
  pickKey,
  type Slip,
  toggled,
  without,
  withFreeBet,
  withPick,
} from "./slip.ts";

const slipOf = (...picks: Slip["picks"]): Slip => ({ ...EMPTY_SLIP, picks });
const ofFixture = (fixture_id: number) => pick({ fixture_id });

describe("a press on odds", () => {
  it("puts a selection on the slip, and a second one takes it off", () => {
    const slip = toggled(EMPTY_SLIP, pick());
    expect(slip?.picks).toEqual([pick()]);
    // Other odds than when it came: it is the same selection.
    expect(toggled(slip as Slip, pick({ odds: 2_000 }))).toEqual(EMPTY_SLIP);
  });

  it("puts another selection of a market in the place of the first, whose stake it takes over", () => {
    const slip = slipOf(pick({ stake: "5" }), ofFixture(8));
    expect(toggled(slip, pick({ selection_id: "away", odds: 3_100 }))?.picks).toEqual([
      pick({ selection_id: "away", odds: 3_100, stake: "5" }),
      ofFixture(8),
    ]);
  });

  it("puts another market of a fixture beside the first", () => {
    const other = pick({ market_id: 18, specifiers: "total=2.5", selection_id: "over" });
    const another = { ...other, specifiers: "total=3.5" };
    expect(toggled(slipOf(pick(), other), another)?.picks).toHaveLength(3);
  });

  it("finds the slip full at 14 selections, of which each can still be taken off", () => {
    const slip = slipOf(...Array.from({ length: 14 }, (_, at) => ofFixture(at + 1)));
    expect(toggled(slip, ofFixture(99))).toBeNull();
    expect(toggled(slip, ofFixture(3))?.picks).toHaveLength(13);
    expect(toggled(slip, pick({ fixture_id: 3, selection_id: "draw" }))?.picks).toHaveLength(14);
  });
});

it("an empty slip forgets what was chosen about its selections", () => {
  const slip: Slip = {
    ...slipOf(pick()),
    kind: "single",
    stakes: { accumulator: "5", system: "1" },
  };
  expect(without(slip, [pickKey(pick())])).toEqual(EMPTY_SLIP);
});

it("a stake that was typed in one currency is none in another", () => {
  const typed: Slip = {
    ...slipOf(pick({ stake: "10" }), ofFixture(8)),
    kind: "accumulator",
    stakes: { accumulator: "5", system: "1" },
    currency: "EUR",
  };
  expect(inCurrency(typed, "EUR")).toEqual(typed);
  const moved = inCurrency(typed, "NOK");
  expect(moved).toEqual({
    ...slipOf(pick({ stake: "" }), ofFixture(8)),
    kind: "accumulator",
    currency: "NOK",
  });
  // Nothing was typed yet, or before slips named their currency.
  expect(inCurrency({ ...typed, currency: null }, "NOK").stakes.accumulator).toBe("5");
});

it("a free bet takes the place of what was typed, and pays until it is taken off", () => {
  const typed: Slip = {
    ...slipOf(pick({ stake: "3" })),
    stakes: { accumulator: "5", system: "1" },
  };
  const free = withFreeBet(typed, 41);
  const stakes = { accumulator: "", system: "1" };
  expect(free).toEqual({ ...slipOf(pick()), stakes, freeBetId: 41 });
  expect(withFreeBet(free, null).freeBetId).toBeNull();
  expect(toggled(free, ofFixture(8))?.freeBetId).toBe(41);
  expect(without(free, [pickKey(pick())])).toEqual(EMPTY_SLIP);
});

it("a change is of its selection alone", () => {
  const slip = withPick(slipOf(pick(), ofFixture(8)), pickKey(pick()), { odds: 2_500 });
  expect(slip.picks.map(({ odds }) => odds)).toEqual([2_500, 2_150]);
  expect(isOn(slip, pick())).toBe(true);
  expect(isOn(slip, pick({ selection_id: "draw" }))).toBe(false);
});

describe("the kind of bet", () => {
  const three = [ofFixture(1), ofFixture(2), ofFixture(3)];
  it.each([
    ["of one selection is a single", slipOf(pick()), "single"],
    ["of several is an accumulator", slipOf(...three), "accumulator"],
    ["of two of a fixture, singles", slipOf(pick(), pick({ market_id: 29 })), "single"],
    ["is the chosen one", { ...slipOf(...three), kind: "system" }, "system"],
    ["is open to the selections", { ...slipOf(...three.slice(1)), kind: "system" }, "accumulator"],
    ["chosen for several is none of one", { ...slipOf(pick()), kind: "accumulator" }, "single"],
  ] as const)("%s", (_, slip, kind) => expect(kindOf(slip)).toBe(kind));
});
