import * as z from "zod/mini";

/** Status of something with a beginning and an end (BANNER-11). */
export const PROMO_STATUSES = ["active", "future", "archive"] as const;
export type PromoStatus = (typeof PROMO_STATUSES)[number];

/** Something that is on for a time, as a card or a banner counts down to it (BANNER-11). */
export const promoData = z.object({
  status: z.enum(PROMO_STATUSES),
  start_at: z.iso.datetime(),
  end_at: z.iso.datetime(),
  /** Stands before the countdown in place of the usual words. */
  textTimes: z.optional(z.string()),
  frontend_identifier: z.optional(z.string()),
});
export type PromoData = z.infer<typeof promoData>;
