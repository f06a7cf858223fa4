import { expect, it } from "vitest";
import { csvOf, tableOf } from "./csv.ts";

it.each([
  ["=1+1", "'=1+1"],
  ["+49", "'+49"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", '"\'\r=1"'],
  ['a "b", c', '"a ""b"", c"'],
  ["plain", "plain"],
  [-250, "-250"],
  [true, "true"],
  [null, ""],
])("writes %j as %s", (cell, text) => {
  expect(csvOf(["x"], [[cell]])).toBe(`x\r\n${text}\r\n`);
});

it("takes columns of the row and of its money, and leaves what is not there empty", () => {
  const row = { day: "2026-03-10", open: false, money: { deposits: 2 }, other: 7 };
  expect(tableOf(["day", "deposits", "refunds"], [row, { ...row, money: null }])).toEqual([
    ["2026-03-10", 2, null],
    ["2026-03-10", null, null],
  ]);
});
