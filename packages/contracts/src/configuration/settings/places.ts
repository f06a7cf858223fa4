import * as z from "zod/mini";
import { refusal } from "../../endpoint/index.ts";
import {
  boundedRecord,
  defineSetting,
  settingAddress,
  settingKey,
  settingPicture,
} from "./define-setting.ts";

const keys = z.array(settingKey).check(z.maxLength(200));

export const logoConfig = defineSetting({
  name: "logo-config",
  title: "LogoConfig",
  summary: "Picture in place of a brand's mark in the header, by the brand's id (SHELL-24).",
  schema: boundedRecord(z.strictObject({ image: settingPicture }), 50),
  initial: {},
});

export const bettingConfig = defineSetting({
  name: "betting-config",
  title: "BettingConfig",
  summary:
    "Whether the menu links the sportsbook, and the address of one elsewhere that takes the place of our own (SPORT-03, OPEN-19).",
  schema: z.strictObject({ enabled: z.boolean(), url: z.nullable(settingAddress) }),
  initial: { enabled: true, url: null },
});

export const providersConfig = defineSetting({
  name: "providers-config",
  title: "ProvidersConfig",
  summary:
    "Studios by slug: their order, those hidden, and those told of as new (GAME-14, FLAG-04, MODAL-05).",
  schema: z.strictObject({ order: keys, hidden: keys, new: keys }),
  initial: { order: [], hidden: [], new: [] },
});

export const menuCategories = defineSetting({
  name: "menu-categories-games",
  title: "MenuCategories",
  summary: "Categories of games in menus: their order, and those that no menu shows (GAME-14).",
  schema: z.strictObject({ order: keys, hidden: keys }),
  initial: { order: [], hidden: [] },
});

export const mainWidget = defineSetting({
  name: "main-widget-config",
  title: "MainWidget",
  summary: "Links of the shortcut widget, in their order (SHELL-07).",
  schema: z.strictObject({
    links: z
      .array(z.enum(["rewards-shop", "spin-wheel", "adventures", "quests", "activity-hub"]))
      .check(z.maxLength(5)),
  }),
  initial: { links: [] },
});

/**
 * Addresses, by their first part, that nobody may disable: without them a player could not sign in, pay
 * out, ask for help, change a limit or read what the house owes.
 */
const ALWAYS_OPEN: ReadonlySet<string> = new Set(
  `login sign-in registration sign-up remind new-password confirmation email-verify auth autologin guest
  unsubscribe profile cashbox dashboard deposit deposit-fast deposit-bonus withdraw accounts payments support
  oops terms-and-conditions general-rules privacy-policy cookie-policy responsible-gaming
  sportsbook-terms`.split(/\s+/),
);

/** Tells whether operators may disable the pages of an address, by its first part. */
export const isClosable = (slug: string): boolean => !ALWAYS_OPEN.has(slug);

/** A page that is not in the map is enabled. */
export const promotionPages = defineSetting({
  name: "manage-promotion-pages",
  title: "PromotionPages",
  summary: "Pages by slug: one that is disabled is for testers alone (CMS-08, AUTH-30).",
  schema: boundedRecord(z.strictObject({ enabled: z.boolean() })),
  initial: {},
  refusals: {
    page_always_open: refusal(
      422,
      "base",
      "Ways in, cashbox, support and legal pages are never disabled.",
    ),
  },
});
