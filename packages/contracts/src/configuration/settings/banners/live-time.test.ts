import { describe, expect, it } from "vitest";
import { readLiveTime, writeLiveTime } from "./live-time.ts";
import { promoData } from "./promo-data.ts";
import { countdownTo, promoStatus } from "./promo-status.ts";

describe("BANNER-03: the time of a banner", () => {
  it("is read as UTC, day first", () => {
    expect(readLiveTime("01/02/2030 10:00")?.toISOString()).toBe("2030-02-01T10:00:00.000Z");
    expect(writeLiveTime(new Date("2030-02-01T10:00:00Z"))).toBe("01/02/2030 10:00");
  });

  it.each([
    "31/02/2030 10:00",
    "1/2/2030 10:00",
    "01/13/2030 10:00",
    "01/02/2030 24:00",
    "",
    "2030-02-01",
  ])("is not %j", (text) => expect(readLiveTime(text)).toBeNull());
});

describe("BANNER-11: the data of a promotion", () => {
  const span = { start_at: "2030-02-01T10:00:00Z", end_at: "2030-02-02T10:00:00Z" };
  const at = (time: string) => Date.parse(time);

  it.each([
    ["2030-02-01T09:59:59Z", "future", "2030-02-01T10:00:00Z"],
    ["2030-02-01T10:00:00Z", "active", "2030-02-02T10:00:00Z"],
    ["2030-02-02T09:59:59Z", "active", "2030-02-02T10:00:00Z"],
    ["2030-02-02T10:00:00Z", "archive", null],
  ])("at %s is %s", (time, status, to) => {
    expect(promoStatus(span, at(time))).toBe(status);
    expect(countdownTo(span, at(time))).toBe(to === null ? null : at(to));
  });

  it("has a shape", () => {
    expect(promoData.safeParse({ status: "active", ...span }).success).toBe(true);
    expect(promoData.safeParse({ status: "over", ...span }).success).toBe(false);
  });
});
