import fc from "fast-check";
import { expect, it } from "vitest";
import { periodOf } from "./period.ts";

const span = (period: "day" | "week", zone: string, at: string) => {
  const { beginsAt, endsAt } = periodOf(period, zone, new Date(at));
  return [
    beginsAt.toISOString(),
    endsAt.toISOString(),
    (endsAt.getTime() - beginsAt.getTime()) / 3_600_000,
  ];
};

it.each<["day" | "week", string, string, string, string, number]>([
  [
    "day",
    "UTC",
    "2027-01-05T12:00:00Z",
    "2027-01-05T00:00:00.000Z",
    "2027-01-06T00:00:00.000Z",
    24,
  ],
  [
    "day",
    "UTC",
    "2027-01-05T00:00:00Z",
    "2027-01-05T00:00:00.000Z",
    "2027-01-06T00:00:00.000Z",
    24,
  ],
  [
    "day",
    "Europe/Tallinn",
    "2027-01-04T21:59:59.999Z",
    "2027-01-03T22:00:00.000Z",
    "2027-01-04T22:00:00.000Z",
    24,
  ],
  [
    "day",
    "Europe/Tallinn",
    "2027-01-04T22:00:00Z",
    "2027-01-04T22:00:00.000Z",
    "2027-01-05T22:00:00.000Z",
    24,
  ],
  // Clocks go forward on 28 March and back on 31 October.
  [
    "day",
    "Europe/Berlin",
    "2027-03-28T12:00:00Z",
    "2027-03-27T23:00:00.000Z",
    "2027-03-28T22:00:00.000Z",
    23,
  ],
  [
    "day",
    "Europe/Berlin",
    "2027-10-31T12:00:00Z",
    "2027-10-30T22:00:00.000Z",
    "2027-10-31T23:00:00.000Z",
    25,
  ],
  [
    "week",
    "Europe/Berlin",
    "2027-03-28T21:59:59Z",
    "2027-03-21T23:00:00.000Z",
    "2027-03-28T22:00:00.000Z",
    167,
  ],
  [
    "week",
    "Europe/Berlin",
    "2027-03-28T22:00:00Z",
    "2027-03-28T22:00:00.000Z",
    "2027-04-04T22:00:00.000Z",
    168,
  ],
  [
    "week",
    "Australia/Sydney",
    "2027-04-04T12:00:00Z",
    "2027-03-28T13:00:00.000Z",
    "2027-04-04T14:00:00.000Z",
    169,
  ],
  [
    "week",
    "America/Curacao",
    "2027-01-04T03:59:59Z",
    "2026-12-28T04:00:00.000Z",
    "2027-01-04T04:00:00.000Z",
    168,
  ],
  [
    "day",
    "Australia/Sydney",
    "2027-04-04T12:00:00Z",
    "2027-04-03T13:00:00.000Z",
    "2027-04-04T14:00:00.000Z",
    25,
  ],
  // In Havana clocks leap over midnight.
  [
    "day",
    "America/Havana",
    "2027-03-14T12:00:00Z",
    "2027-03-14T05:00:00.000Z",
    "2027-03-15T04:00:00.000Z",
    23,
  ],
  [
    "day",
    "Asia/Kathmandu",
    "2027-01-05T18:14:59Z",
    "2027-01-04T18:15:00.000Z",
    "2027-01-05T18:15:00.000Z",
    24,
  ],
])("of a %s in %s at %s", (period, zone, at, begins, ends, hours) =>
  expect(span(period, zone, at)).toEqual([begins, ends, hours]),
);

it("puts each moment into one period, and each end at the next beginning", () =>
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
      fc.constantFrom(
        "UTC",
        "Europe/Berlin",
        "Australia/Sydney",
        "America/Havana",
        "America/Toronto",
      ),
      fc.constantFrom("day" as const, "week" as const),
      (at, zone, period) => {
        const { beginsAt, endsAt } = periodOf(period, zone, at);
        expect(beginsAt <= at && at < endsAt).toBe(true);
        expect(periodOf(period, zone, endsAt).beginsAt).toEqual(endsAt);
        expect(periodOf(period, zone, beginsAt)).toEqual({ beginsAt, endsAt });
      },
    ),
  ));
