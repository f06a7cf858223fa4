import { afterAll, expect, it } from "vitest";
import { createLog } from "#platform/log";
import { createMetrics } from "#platform/metrics";
import { createRequestSource, trustedProxies } from "#platform/network";
import { createHttp } from "../create-http.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

const HOUSE_NOW = "2030-01-02T03:04:05.678Z";
const metrics = createMetrics();
const { app } = await createHttp({
  routes: [],
  log: createLog("silent"),
  clock: { now: () => new Date(HOUSE_NOW) },
  metrics,
  valkey: null,
  sourceOf: createRequestSource({ trusts: trustedProxies("no") }),
  checkOutput: true,
  identify: async () => null,
  identifyOperator: async () => null,
  ready: async () => {},
});
afterAll(() => app.close());

it.each(["/healthz", "/metrics?from=test", "/nowhere"])(
  "are on every answer, a refusal too: %s",
  async (path) => {
    const { headers } = await app.inject(path);
    expect(headers).toMatchObject(SECURITY_HEADERS);
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  },
);

it("say the house's time, whatever the machine's is", async () => {
  const { headers } = await app.inject("/healthz");
  expect(headers["date"]).toBe("Wed, 02 Jan 2030 03:04:05 GMT");
});

it("leave pages what games and payments use, and no sensor, camera or place", async () => {
  const { headers } = await app.inject("/healthz");
  const policy = String(headers["permissions-policy"]).split(", ");
  const listed = (value: string) =>
    policy.filter((one) => one.endsWith(value)).map((one) => one.slice(0, -value.length));
  expect(listed("=(self)").join(" ")).toBe(
    "autoplay clipboard-write fullscreen gamepad payment publickey-credentials-create " +
      "publickey-credentials-get screen-wake-lock",
  );
  expect(listed("=()").join(" ")).toBe(
    "accelerometer camera clipboard-read display-capture encrypted-media geolocation gyroscope " +
      "hid idle-detection local-fonts magnetometer microphone midi serial usb xr-spatial-tracking",
  );
});

it("counts the time of an answer by its route", async () => {
  await app.inject("/healthz");
  const { values } = await metrics.requests.get();
  const [sum] = values.filter(
    ({ metricName, labels }) =>
      metricName === "http_request_seconds_sum" && labels.route === "/healthz",
  );
  expect(sum?.value).toBeGreaterThan(0);
  expect(sum?.value).toBeLessThan(5);
});
