import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";

/** Steps on the way to a site that is installed (SHELL-15); the names are labels of a metric. */
export const PWA_EVENTS = [
  "guide_shown",
  "prompt_accepted",
  "prompt_dismissed",
  "installed",
  "launched",
] as const;
export type PwaEvent = (typeof PWA_EVENTS)[number];

export const reportPwaEvent = defineEndpoint({
  name: "reportPwaEvent",
  method: "POST",
  path: "/api/pwa_events",
  summary: "Counts a step of installing the site as an app (SHELL-15).",
  access: "all",
  unattended: true,
  body: z.strictObject({ event: z.enum(PWA_EVENTS) }),
  output: z.object({}),
  limits: [{ by: "ip", count: 60, windowSeconds: 60, uncounted: "pass" }],
});
