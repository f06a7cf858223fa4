import { describe, expect, it } from "vitest";
import { readDepositSearch, readRootSearch } from "./root-search.ts";

describe("query of a link to the deposit", () => {
  it.each([
    [
      { amountProp: 75, autoApplyPromocode: true },
      { amountProp: 75, autoApplyPromocode: true },
    ],
    [
      { amountProp: "75.5", autoApplyPromocode: "true" },
      { amountProp: 75.5, autoApplyPromocode: true },
    ],
    [{ amountProp: "much", autoApplyPromocode: 1 }, {}],
    [{ amountProp: -5, autoApplyPromocode: "yes" }, {}],
    [{}, {}],
  ])("%o", (search, read) => expect(readDepositSearch(search)).toEqual(read));
});

describe("query of a page", () => {
  it("keeps a code that looks like a number as text", () =>
    expect(readRootSearch({ depositPromocode: 2026 })).toEqual({ depositPromocode: "2026" }));

  it("keeps the id of a payment as text, whatever it looks like", () =>
    expect(readRootSearch({ payment: 99 })).toEqual({ payment: "99" }));

  it("drops a popup that does not exist", () =>
    expect(readRootSearch({ modal: "constructor" })).toEqual({}));
});
