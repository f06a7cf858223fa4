import { expect, it } from "vitest";
import { readPage } from "./page-number.ts";

it.each([
  ["1", 1],
  ["2", 2],
  ["10000", 10_000],
  ["10001", null],
  ["0", null],
  ["02", null],
  ["-1", null],
  ["1e3", null],
  ["2.0", null],
  ["", null],
  ["all", null],
  ["99999999999999999999", null],
])("the page %j of an address is %j (ROUTE-08)", (text, page) => expect(readPage(text)).toBe(page));
