import { afterEach, expect, it } from "vitest";
import { shiftDate, shiftTo } from "./shift-date.ts";

const DAY_MS = 24 * 3_600_000;
const near = (date: Date, ms: number) => Math.abs(date.getTime() - ms) < 5_000;

afterEach(() => shiftDate(0));

it("moves what Date tells, and nothing that is said of another moment", () => {
  const truth = Date.now();
  shiftDate(30 * DAY_MS);
  expect(near(new Date(), truth + 30 * DAY_MS)).toBe(true);
  expect(near(new Date(Date.now()), truth + 30 * DAY_MS)).toBe(true);
  expect(new Date(Date()).getTime()).toBeGreaterThan(truth + 29 * DAY_MS);
  expect(new Date("2028-02-29T00:00:00Z").toISOString()).toBe("2028-02-29T00:00:00.000Z");
  expect(new Date() instanceof Date).toBe(true);
});

it("moves from the truth again, however often it was moved", () => {
  const moment = new Date("2028-02-29T00:00:00Z");
  shiftDate(DAY_MS);
  shiftDate(shiftTo(moment));
  expect(near(new Date(), moment.getTime())).toBe(true);
  shiftDate(0);
  expect(new Date().getUTCFullYear()).not.toBe(2028);
});
