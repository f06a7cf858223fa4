import {
  getClientContext,
  reportFormErrors,
  reportNetwork,
  reportPageTiming,
  reportPromotionViews,
  reportPwaEvent,
  writeLog,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
});
afterAll(() => kit.close());

const entry = { name: "PAGE_ERROR", message: "x is not a function", page: "/de/vip" };

describe("PUT /log", () => {
  it("writes what a browser reports to the log", async () => {
    const warn = vi.spyOn(kit.house.log, "warn");
    const answer = await httpCaller(kit.served?.url as string).call(writeLog, { body: entry });
    expect(answer.status).toBe(200);
    const written = warn.mock.calls.filter(([, text]) => text === "a browser met an error");
    expect(written.map(([facts]) => facts)).toEqual([{ browser: entry, player: null }]);
  });

  it.each([
    ["a name of its own making", { ...entry, name: "drop table" }],
    ["too long a message", { ...entry, message: "x".repeat(501) }],
    ["no page", { ...entry, page: undefined }],
  ])("refuses %s", async (_, body) => {
    const guest = httpCaller(kit.served?.url as string);
    expect((await guest.call(writeLog, { body: body as never })).status).toBe(422);
  });
});

const report = {
  side: "client",
  component: "registration",
  errors: [
    { key: "email", message: "VALIDATION.EMAIL.INVALID" },
    { key: "date_of_birth", message: "VALIDATION.BIRTH_DAY.MIN" },
  ],
} as const;

describe("PUT /metrics-errors-validation", () => {
  const counted = async () => {
    const { values } = await kit.house.metrics.formErrors.get();
    return values.map(({ labels, value }) => [labels.side, labels.component, value]);
  };

  it("TRACK-05: writes the rules that a form was refused by to the log, and counts the fields", async () => {
    const info = vi.spyOn(kit.house.log, "info");
    const guest = httpCaller(kit.served?.url as string);
    const body = { ...report, errors: [...report.errors] };
    expect((await guest.call(reportFormErrors, { body })).status).toBe(200);
    const written = info.mock.calls.filter(([, text]) => text === "a form was refused by rules");
    expect(written.map(([facts]) => facts)).toEqual([{ form: report, player: null }]);
    expect(await counted()).toEqual([["client", "registration", 2]]);
  });

  const [error] = report.errors;
  it.each([
    ["another side", { ...report, side: "edge" }],
    ["a component of its own making", { ...report, component: "x".repeat(9) }],
    ["no error", { ...report, errors: [] }],
    ["too many errors", { ...report, errors: Array(21).fill(error) }],
    ["a field that is no name", { ...report, errors: [{ ...error, key: "a b" }] }],
    ["what somebody typed", { ...report, errors: [{ ...error, message: "mia@example.com" }] }],
    [
      "too long a key",
      { ...report, errors: [{ ...error, message: `VALIDATION.${"A".repeat(41)}` }] },
    ],
  ])("refuses %s, and counts nothing", async (_, body) => {
    const before = await counted();
    const guest = httpCaller(kit.served?.url as string);
    expect((await guest.call(reportFormErrors, { body: body as never })).status).toBe(422);
    expect(await counted()).toEqual(before);
  });
});

describe("PUT /metrics-promotions", () => {
  const send = (body: unknown) =>
    httpCaller(kit.served?.url as string).call(reportPromotionViews, { body: body as never });

  it("counts the banners of the house, each once, and no other", async () => {
    const seen = ["fair-draws-paper-rocket", "fair-draws-paper-rocket", "made-up"];
    expect((await send({ event: "view_promotion", banners: seen })).status).toBe(200);
    const { values } = await kit.house.metrics.promotionViews.get();
    expect(values.map(({ labels, value }) => [labels.banner, value])).toEqual([
      ["fair-draws-paper-rocket", 1],
    ]);
  });

  it.each([
    { event: "view_promotion", banners: [] },
    { event: "click", banners: ["a"] },
    { event: "view_promotion", banners: Array.from({ length: 51 }, () => "a") },
  ])("refuses %j", async (body) => expect((await send(body)).status).toBe(422));
});

describe("POST /api/pwa_events", () => {
  const send = (body: unknown) =>
    httpCaller(kit.served?.url as string).call(reportPwaEvent, { body: body as never });
  const counted = async () =>
    (await kit.house.metrics.pwaEvents.get()).values.map(({ labels, value }) => [
      labels.event,
      value,
    ]);

  it("SHELL-15: counts a step of installing the site", async () => {
    expect((await send({ event: "installed" })).status).toBe(200);
    expect((await send({ event: "installed" })).status).toBe(200);
    expect(await counted()).toEqual([["installed", 2]]);
  });

  it.each([
    [{ event: "constructor" }],
    [{}],
    [{ event: "installed", more: 1 }],
    [{ event: ["installed"] }],
  ])("refuses %j, and counts nothing", async (body) => {
    const before = await counted();
    expect((await send(body)).status).toBe(422);
    expect(await counted()).toEqual(before);
  });
});

describe("PUT /performance and /network-performance", () => {
  it("TRACK-06: measure what a browser tells, and nothing of another form", async () => {
    const guest = httpCaller(kit.served?.url as string);
    const timing = { response: 80, largest_paint: 1_200 };
    const page = "/de/vip";
    expect((await guest.call(reportPageTiming, { body: { page, timing } })).status).toBe(200);
    const network = { rtt: 50, downlink: 10, effectiveType: "4g" as const };
    expect((await guest.call(reportNetwork, { body: network })).status).toBe(200);
    const text = await kit.house.metrics.registry.metrics();
    expect(text).toContain('page_timing_seconds_sum{moment="largest_paint"} 1.2');
    expect(text).not.toContain('moment="load"');
    expect(text).toContain('visitor_networks_total{type="4g"} 1');
    for (const wrong of [{ response: -1 }, { response: 1e9 }, { vip: 1 }, { load: "1" }])
      expect(
        (await guest.call(reportPageTiming, { body: { page, timing: wrong } as never })).status,
      ).toBe(422);
    const strange = { ...network, effectiveType: "6g" };
    expect((await guest.call(reportNetwork, { body: strange as never })).status).toBe(422);
  });
});

it.each([
  ["no", "https://pixel.example/p.gif"],
  ["yes", null],
])("TRACK-08: a house with DEMO=%s names the pixel %s", async (DEMO, named) => {
  const url = "https://pixel.example/p.gif";
  const other = await openTestHouse({ serve: {}, env: { DEMO, TRACKING_PIXEL_URL: url } });
  try {
    const { body } = await httpCaller(other.served?.url as string).call(getClientContext, {});
    expect(body.tracking_pixel).toBe(named);
    expect(body.error_trace_rate).toBe(0.05);
  } finally {
    await other.close();
  }
});
