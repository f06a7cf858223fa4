import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";
import { brandView, siteView } from "./place.ts";
import { licencePolicyView } from "./policy.ts";
import { regionFlags } from "./regions.ts";
import { flagValues } from "./settings/flags.ts";

/**
 * Licence, brand and country of a visitor, by host and geography. A signed-in player is served under
 * the licence of the account.
 */
export const clientContextView = z.object({
  /** Code of the licence: a name, never a rule. What follows from it stands in `policy`. */
  licence: z.string(),
  policy: licencePolicyView,
  /** Scheme, name and port of this site as search engines shall know it, without a slash at the end. */
  site_url: z.string(),
  /** The same for languages that have another host of this brand (SHELL-21); those of this host are left out. */
  locale_urls: z.record(z.string(), z.string()),
  country: z.nullable(z.string()),
  ip: z.string(),
  brand: brandView,
  site: siteView,
  /** Feature flags as the house has set them (FLAG-02). */
  flags: flagValues,
  /** Slugs of pages that only testers see (AUTH-30). */
  closed_pages: z.array(z.string()),
  /** Everybody may read the locale of message keys, which is for testers alone otherwise (OPEN-30). */
  keys_locale: z.boolean(),
  /** Address of a script of somebody else, loaded with consent alone; null where there is none (OPEN-41). */
  third_party_script: z.nullable(z.string()),
  /** Address of a picture that counts changes of the player, with consent alone; null where there is none (TRACK-08). */
  tracking_pixel: z.nullable(z.string()),
  /** Share of visits whose uncaught errors are reported, from 0 to 1 (TRACK-07). */
  error_trace_rate: z.number(),
  ...regionFlags.shape,
});
export type ClientContextView = z.infer<typeof clientContextView>;

export const getClientContext = defineEndpoint({
  name: "getClientContext",
  method: "GET",
  path: "/client-context",
  summary: "Licence, brand and geography of this visitor.",
  access: "all",
  output: clientContextView,
});

export const getCurrentIp = defineEndpoint({
  name: "getCurrentIp",
  method: "GET",
  path: "/api/current_ip",
  summary: "Address and country of this visitor; a country that cannot be told is null.",
  access: "all",
  output: z.object({ ip: z.string(), country: z.nullable(z.string()) }),
});

export const currencyView = z.object({
  code: z.string(),
  fiat: z.boolean(),
  subunits_to_unit: z.int(),
});

export const listCurrencies = defineEndpoint({
  name: "listCurrencies",
  method: "GET",
  path: "/api/info/currencies",
  summary: "Enabled currencies, in the order in which sign-up offers them.",
  access: "all",
  output: z.array(currencyView),
});

export const listCountries = defineEndpoint({
  name: "listCountries",
  method: "GET",
  path: "/api/info/countries",
  summary: "Countries served.",
  access: "all",
  output: z.array(z.object({ code: z.string() })),
});

export const listLocales = defineEndpoint({
  name: "listLocales",
  method: "GET",
  path: "/api/info/locales",
  summary: "Locales that this host offers, and the one that shows message keys.",
  access: "all",
  output: z.array(z.object({ code: z.string() })),
});

/**
 * Message catalogue of a locale in the words of the host's brand: nested objects of ICU texts. `t` is a five-minute bucket. With
 * `game` the answer holds the words of that game under `game.<slug>`, and nothing else.
 */
export const getMessages = defineEndpoint({
  name: "getMessages",
  method: "GET",
  path: "/messages/{file}",
  summary: "Translation messages of a locale: {lang}.json.",
  access: "all",
  params: z.object({ file: z.string().check(z.regex(/^[A-Za-z]{2}(-[A-Za-z]{2})?\.json$/)) }),
  query: z.object({
    t: z.optional(z.string().check(z.maxLength(20))),
    game: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))),
  }),
  output: z.record(z.string(), z.unknown()),
  revalidated: true,
});
