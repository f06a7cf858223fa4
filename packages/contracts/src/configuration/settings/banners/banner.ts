import * as z from "zod/mini";
import {
  boundedRecord,
  byCurrency,
  settingAddress,
  settingKey,
  settingPicture,
  settingWords,
} from "../define-setting.ts";
import { readLiveTime } from "./live-time.ts";

/** Says who sees a banner, or where (BANNER-07). */
export const BANNER_CATEGORIES = [
  "crypto-reg",
  "crypto-noreg",
  "fiat-reg",
  "fiat-noreg",
  "jackpot-top-banners",
  "terms-and-conditions",
  "131811--show",
  "131811--hide",
  "slider-index-top",
  "slider-index-top-jackpots",
] as const;
export type BannerCategory = (typeof BANNER_CATEGORIES)[number];

/** Places of banners (BANNER-08). */
export const BANNER_SLOTS = [
  "slider-promo-banners",
  "slider-tournaments-banners",
  "slider-index-top",
  "jackpot-top-banners",
] as const;
export type BannerSlot = (typeof BANNER_SLOTS)[number];

/** Popups that a second button opens. */
export const BANNER_POPUPS = ["registration", "login", "deposit"] as const;

const groups = z.optional(z.array(z.string().check(z.regex(/^\d{1,9}$/))).check(z.maxLength(50)));
const moment = z.string().check(z.refine((text) => readLiveTime(text) !== null));
const order = z.partialRecord(z.enum(BANNER_CATEGORIES), z.int().check(z.gte(0), z.lte(1000)));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const gradient = z.strictObject({
  colorLeft: colour,
  colorLeftCenter: z.optional(colour),
  colorRightCenter: z.optional(colour),
  colorRight: colour,
});
const span = { start_at: z.iso.datetime(), end_at: z.iso.datetime() };
/** Attributes of a button's link: nothing that runs, and none of our own. */
const attrs = z.record(
  z.string().check(z.regex(/^data-[a-z0-9-]{1,40}$/)),
  z.string().check(z.maxLength(100)),
);
const linked = {
  url: z.optional(settingAddress),
  /** With `frontendIdentifier`: the button leads to that tournament or lottery (BANNER-06). */
  type: z.optional(z.enum(["tournaments", "lottery"])),
  frontendIdentifier: z.optional(settingKey),
  attrs: z.optional(attrs),
};
const shown = {
  id: settingKey,
  frontend_identifier: z.optional(settingKey),
  categories: z.array(z.enum(BANNER_CATEGORIES)).check(z.maxLength(10)),
  slots: z.array(z.enum(BANNER_SLOTS)).check(z.maxLength(4)),
  image: z.optional(settingPicture),
  overlayImage: z.optional(settingPicture),
  variables: z.optional(boundedRecord(byCurrency, 20)),
  gradient: z.optional(gradient),
  /** Place among the banners of a category; the lowest comes first. */
  order: z.optional(order),
  /** A large one has the room of two; without a size it is small. */
  size: z.optional(z.enum(["small", "large"])),
  /** A visitor may close it: this browser shows it again after `bonus_banner_cookie_minutes` (OPEN-11). */
  closable: z.optional(z.boolean()),
};
const liveTime = z.strictObject({ start: moment, end: moment });

/** A banner as an operator chooses it, with its texts in every language. */
export const banner = z.strictObject({
  ...shown,
  /** Under this brand alone; without it under all. */
  brand: z.optional(settingKey),
  /** Only players of one of these groups see it: two names of one thing (BANNER-02). */
  groups,
  groupIds: groups,
  /** True: players alone; false: guests alone. */
  logged: z.optional(z.boolean()),
  liveTime,
  title: z.strictObject({ text: settingWords }),
  /** `textTimes` stands before the time that is left, in place of the usual words (BANNER-11). */
  timer: z.optional(z.strictObject({ ...span, textTimes: z.optional(settingWords) })),
  description: z.optional(z.strictObject({ text: settingWords })),
  labels: z.optional(z.array(settingWords).check(z.maxLength(3))),
  button: z.optional(z.strictObject({ name: settingWords, ...linked })),
  secondButton: z.optional(z.strictObject({ name: settingWords, popup: z.enum(BANNER_POPUPS) })),
});
export type Banner = z.infer<typeof banner>;

/** A banner as a visitor is shown it, in one language: none of the groups it is for is told. */
export const bannerView = z.object({
  ...shown,
  logged: z.optional(z.boolean()),
  liveTime,
  title: z.object({ text: z.string() }),
  timer: z.optional(z.object({ ...span, textTimes: z.optional(z.string()) })),
  description: z.optional(z.object({ text: z.string() })),
  labels: z.array(z.string()),
  button: z.optional(z.object({ name: z.string(), ...linked })),
  secondButton: z.optional(z.object({ name: z.string(), popup: z.enum(BANNER_POPUPS) })),
});
export type BannerView = z.infer<typeof bannerView>;
