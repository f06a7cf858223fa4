import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../../endpoint/index.ts";

/** Ways on which the house may send advertising, each with a consent of its own. */
export const CONSENT_CHANNELS = ["email", "sms"] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** Places in which a consent is given or taken back. */
export const CONSENT_SOURCES = [
  "registration",
  "profile",
  "subscription",
  "mail_link",
  "self_exclusion",
  "closure",
] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** Names the texts to which a player agrees (`consents.email`, `consents.sms`): other texts, another name. */
export const CONSENT_TEXT_VERSION = "2026-11";

/** A consent that was given or taken back: an entry of the log, which nobody changes. */
export const consentView = z.object({
  channel: z.enum(CONSENT_CHANNELS),
  given: z.boolean(),
  at: z.string(),
  source: z.enum(CONSENT_SOURCES),
  text_version: z.string(),
  /** Address that it came from; null for what the house did by itself. */
  ip: z.nullable(z.string()),
});
export type ConsentView = z.infer<typeof consentView>;

export const listConsents = defineEndpoint({
  name: "listConsents",
  method: "GET",
  path: "/api/player/consents",
  summary: "Lists what the player agreed to and took back, the latest first.",
  access: "player",
  whileRestricted: true,
  output: z.array(consentView),
});

export const listPlayerConsents = defineEndpoint({
  name: "listPlayerConsents",
  method: "GET",
  path: "/api/back_office/players/{id}/consents",
  summary: "Lists what a player agreed to and took back, the latest first.",
  access: "operator",
  permission: "players.read",
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
  output: z.array(consentView),
  refusals: { player_not_found: refusal(404, "base", "There is no such player.") },
});

export const getSubscriptions = defineEndpoint({
  name: "getSubscriptions",
  method: "GET",
  path: "/api/subscriptions",
  summary: "Tells whether the player gets news by e-mail.",
  access: "player",
  output: z.object({ promotions: z.boolean() }),
});

export const setSubscriptions = defineEndpoint({
  name: "setSubscriptions",
  method: "PUT",
  path: "/api/subscriptions",
  summary: "Subscribes the player to news by e-mail, or ends that; says whether it was so before.",
  access: "player",
  body: z.object({ promotions: z.boolean() }),
  output: z.object({ promotions: z.boolean(), changed: z.boolean() }),
  limits: [{ by: "player", count: 30, windowSeconds: 60 }],
});

export const unsubscribe = defineEndpoint({
  name: "unsubscribe",
  method: "POST",
  path: "/unsubscribe",
  summary: "Ends advertising by e-mail by the signed address in it, without a session (RFC 8058).",
  access: "provider",
  ignoresBody: true,
  query: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({}),
  refusals: {
    unsubscribe_link_invalid: refusal(422, "base", "This address is not complete."),
  },
  limits: [{ by: "ip", count: 60, windowSeconds: 60, uncounted: "pass" }],
});
