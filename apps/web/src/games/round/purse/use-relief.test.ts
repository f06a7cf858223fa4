import { expect, it } from "vitest";
import { RefusedError } from "../../../api/errors.ts";
import { isRelieved } from "./use-relief.ts";

const refusedFor = (code: string) =>
  new RefusedError(422, [{ field: "bet", code, message: "No." }]);
const poor = refusedFor("not_enough_money");
const seen = (part: Partial<Parameters<typeof isRelieved>[1]> = {}) => ({
  problem: poor,
  currency: "EUR",
  cents: 50,
  ...part,
});

it.each([
  ["nothing has changed", seen(), seen(), false],
  ["it was told just now", seen({ problem: null, cents: 10 }), seen(), false],
  ["another stake was refused", seen({ problem: refusedFor("not_enough_money") }), seen(), false],
  ["the page has just opened", null, seen(), false],
  ["a deposit came", seen(), seen({ cents: 51 }), true],
  ["money was staked elsewhere", seen(), seen({ cents: 49 }), false],
  ["another account is in use", seen(), seen({ currency: "NOK", cents: 0 }), true],
])("a balance too small is told of until there is more: when %s", (_, before, now, gone) =>
  expect(isRelieved(before, now)).toBe(gone),
);

it("leaves every other problem where it is", () => {
  const problem = refusedFor("cooling_off");
  expect(isRelieved(seen({ problem }), seen({ problem, currency: "NOK" }))).toBe(false);
});
