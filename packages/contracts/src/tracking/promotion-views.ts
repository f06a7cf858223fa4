import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";

/** Banners told of in one report at most. */
const VIEWS_MAX = 50;

export const reportPromotionViews = defineEndpoint({
  name: "reportPromotionViews",
  method: "PUT",
  path: "/metrics-promotions",
  summary: "Counts the banners that were in view on main when a visitor left it (BANNER-10).",
  access: "all",
  unattended: true,
  body: z.strictObject({
    event: z.literal("view_promotion"),
    banners: z
      .array(z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,59}$/)))
      .check(z.minLength(1), z.maxLength(VIEWS_MAX)),
  }),
  output: z.object({}),
  limits: [{ by: "ip", count: 60, windowSeconds: 60, uncounted: "pass" }],
});
