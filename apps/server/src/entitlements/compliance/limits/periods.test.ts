import { LIMIT_PERIODS } from "@houselight/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOfPause, FOREVER, windowOf } from "./periods.ts";

const day = (text: string): Date => new Date(text.includes("T") ? `${text}Z` : `${text}T00:00:00Z`);
const window = (startsAt: string, endsAt: string) => ({
  startsAt: day(startsAt),
  endsAt: day(endsAt),
});

describe("the window of a limit (LIMIT-01)", () => {
  it.each([
    // period, created, at, window
    ["day", "2026-03-10", "2026-03-10T23:59:59", window("2026-03-10", "2026-03-11")],
    ["day", "2026-03-10", "2026-03-11", window("2026-03-11", "2026-03-12")],
    ["week", "2026-03-11", "2026-03-15T23:59:59", window("2026-03-09", "2026-03-16")],
    ["week", "2026-03-11", "2026-03-16", window("2026-03-16", "2026-03-23")],
    ["month", "2026-01-31", "2026-02-28T12:00:00", window("2026-02-01", "2026-03-01")],
    ["month", "2026-01-31", "2026-12-31T23:59:59", window("2026-12-01", "2027-01-01")],
    [
      "day_3",
      "2026-03-10T15:00:00",
      "2026-03-13T14:59:59",
      window("2026-03-10T15:00:00", "2026-03-13T15:00:00"),
    ],
    [
      "day_3",
      "2026-03-10T15:00:00",
      "2026-03-13T15:00:00",
      window("2026-03-13T15:00:00", "2026-03-16T15:00:00"),
    ],
    ["month_3", "2025-11-30", "2026-02-27T23:59:59", window("2025-11-30", "2026-02-28")],
    ["month_3", "2025-11-30", "2026-02-28", window("2026-02-28", "2026-05-30")],
    ["month_6", "2026-01-15", "2031-08-01", window("2031-07-15", "2032-01-15")],
    ["month_9", "2026-01-15", "2026-10-15", window("2026-10-15", "2027-07-15")],
    ["month_12", "2024-02-29", "2025-02-28", window("2025-02-28", "2026-02-28")],
  ] as const)("%s set on %s, at %s", (period, created, at, expected) => {
    expect(windowOf(period, day(created), day(at))).toEqual(expected);
  });

  it("of a limit for good never ends", () => {
    const created = day("2026-03-10T15:00:00");
    expect(windowOf("forever", created, day("2099-01-01"))).toEqual({
      startsAt: created,
      endsAt: null,
    });
  });

  it("holds every moment, and the next one begins where it ends", () => {
    const anyMoment = fc.date({
      min: day("2026-01-01"),
      max: day("2036-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...LIMIT_PERIODS), anyMoment, anyMoment, (period, one, two) => {
        const [createdAt, at] = one < two ? [one, two] : [two, one];
        const { startsAt, endsAt } = windowOf(period, createdAt, at);
        expect(startsAt.getTime()).toBeLessThanOrEqual(at.getTime());
        if (endsAt === null) return;
        expect(endsAt.getTime()).toBeGreaterThan(at.getTime());
        expect(windowOf(period, createdAt, endsAt).startsAt).toEqual(endsAt);
        expect(windowOf(period, createdAt, startsAt > createdAt ? startsAt : at)).toEqual({
          startsAt,
          endsAt,
        });
      }),
    );
  });
});

describe("the end of a pause", () => {
  it.each([
    ["day", "2026-03-11T15:00:00"],
    ["day_3", "2026-03-13T15:00:00"],
    ["week", "2026-03-17T15:00:00"],
    ["month", "2026-04-10T15:00:00"],
    ["month_12", "2027-03-10T15:00:00"],
  ] as const)("of a %s", (period, end) => {
    expect(endOfPause(period, day("2026-03-10T15:00:00"))).toEqual(day(end));
  });

  it("of one for good is as late as can be", () => {
    expect(endOfPause("forever", day("2026-03-10"))).toEqual(FOREVER);
  });
});
