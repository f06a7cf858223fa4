import { reportPageTiming } from "@houselight/contracts/tracking";
import { describe, expect, it } from "vitest";
import { networkOf, timingOf } from "./page-timing.ts";

const MEASURED = {
  responseEnd: 80.4,
  domContentLoadedEventEnd: 210,
  loadEventEnd: 400.6,
  firstPaint: 120,
  largestPaint: 300,
};

describe("TRACK-06: the timing of a page", () => {
  it("is told in whole milliseconds", () => {
    const timing = timingOf(MEASURED);
    expect(timing).toEqual({
      response: 80,
      first_paint: 120,
      dom_ready: 210,
      load: 401,
      largest_paint: 300,
    });
    expect(reportPageTiming.body.safeParse({ page: "/de", timing }).success).toBe(true);
  });

  it("leaves out what has not happened, and what a tab that slept measured", () => {
    const timing = timingOf({ ...MEASURED, loadEventEnd: 0, largestPaint: 3_600_000 });
    expect(timing).toEqual({ response: 80, first_paint: 120, dom_ready: 210 });
  });
});

it.each([
  [
    { rtt: 50, downlink: 10, effectiveType: "4g" },
    { rtt: 50, downlink: 10, effectiveType: "4g" },
  ],
  [{ rtt: 50, downlink: 10, effectiveType: "6g" }, null],
  [{ rtt: 50 }, null],
  [undefined, null],
])("TRACK-06: of the network %j it tells %j", (connection, told) => {
  expect(networkOf(connection)).toEqual(told);
});
