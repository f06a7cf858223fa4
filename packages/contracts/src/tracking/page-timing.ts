import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";
import { LOG_PAGE_MAX } from "./browser-reports.ts";

/** Moments of a page's start, in the order of a browser; the names are labels of a metric. */
export const PAGE_MOMENTS = [
  "response",
  "first_paint",
  "dom_ready",
  "load",
  "largest_paint",
] as const;
export type PageMoment = (typeof PAGE_MOMENTS)[number];
/** A page that takes longer is a tab that slept. */
export const MOMENT_MAX_MS = 600_000;

const moment = z.optional(z.int().check(z.minimum(0), z.maximum(MOMENT_MAX_MS)));

export const reportPageTiming = defineEndpoint({
  name: "reportPageTiming",
  method: "PUT",
  path: "/performance",
  summary: "Measures how long a page took to start, in milliseconds from its request (TRACK-06).",
  access: "all",
  unattended: true,
  body: z.strictObject({
    /** Path of the page, without its query. */
    page: z.string().check(z.maxLength(LOG_PAGE_MAX)),
    timing: z.strictObject({
      response: moment,
      first_paint: moment,
      dom_ready: moment,
      load: moment,
      largest_paint: moment,
    }),
  }),
  output: z.object({}),
  limits: [{ by: "ip", count: 60, windowSeconds: 60, uncounted: "pass" }],
});
export type PageTiming = z.infer<typeof reportPageTiming.body>["timing"];

/** Kinds of network as browsers name them. */
export const NETWORK_TYPES = ["slow-2g", "2g", "3g", "4g"] as const;

export const reportNetwork = defineEndpoint({
  name: "reportNetwork",
  method: "PUT",
  path: "/network-performance",
  summary: "Measures the network of a visitor, as the browser estimates it (TRACK-06).",
  access: "all",
  unattended: true,
  body: z.strictObject({
    /** Milliseconds to the other end and back. */
    rtt: z.number().check(z.minimum(0), z.maximum(60_000)),
    /** Megabits a second. */
    downlink: z.number().check(z.minimum(0), z.maximum(100_000)),
    effectiveType: z.enum(NETWORK_TYPES),
  }),
  output: z.object({}),
  limits: [{ by: "ip", count: 60, windowSeconds: 60, uncounted: "pass" }],
});
export type NetworkReport = z.infer<typeof reportNetwork.body>;
