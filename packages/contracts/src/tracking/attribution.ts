import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";

/** Fields of a campaign's address, each written `utm_…` there (TRACK-01). */
export const UTM_FIELDS = ["source", "medium", "campaign", "content", "term", "sub_id"] as const;
export type UtmField = (typeof UTM_FIELDS)[number];
/** Both campaigns of a visit fit into one cookie. */
export const UTM_MAX_LENGTH = 64;
/** Longer texts are cut: nothing of ours is that long. */
const SENT_MAX_LENGTH = 500;

/** Text of a campaign: without control characters and brackets, cut to its length. */
const campaignText = z.string().check(
  z.maxLength(SENT_MAX_LENGTH),
  z.overwrite((text) =>
    text
      .normalize("NFC")
      .replaceAll(/[\p{C}<>"'\\]/gu, "")
      .trim()
      .slice(0, UTM_MAX_LENGTH),
  ),
);

export const utmMetrics = z.object(
  Object.fromEntries(UTM_FIELDS.map((field) => [field, z.optional(campaignText)])) as Record<
    UtmField,
    z.ZodMiniOptional<typeof campaignText>
  >,
);
export type UtmMetrics = z.infer<typeof utmMetrics>;

/** Tag of an affiliate's link: `1_2`. The affiliate is the number at its beginning. */
export const STAG = /^[A-Za-z0-9_-]{1,64}$/;
/** Affiliates of visitors whom nobody sent, and whom a search engine did (TRACK-02). */
export const DEFAULT_AFFILIATE = 122;
export const SEARCH_AFFILIATE = 241;
/** Life of the cookies `stag`, `affiliate` and `utm`: 30 days (TRACK-02). */
export const ATTRIBUTION_SECONDS = 2_592_000;

/** Returns the variant of the sign-up experiment: by the last digit of the tag, else by the id (OPEN-40). */
export function signUpVariant(stag: string | null, playerId: bigint): "A" | "B" {
  const digit = /\d$/.exec(stag ?? "")?.[0];
  const number = digit === undefined ? playerId : BigInt(digit);
  return number % 2n === 0n ? "A" : "B";
}

export const setUtm = defineEndpoint({
  name: "setUtm",
  method: "POST",
  path: "/log_utm_set",
  summary:
    "Keeps where a visitor comes from in cookies of this browser, for 30 days: of one who agreed to cookies, and of no other.",
  access: "all",
  unattended: true,
  body: z.object({
    utmMetrics,
    /** As the address of the page says it; what is no tag counts as none. */
    stag: z.optional(z.string().check(z.maxLength(SENT_MAX_LENGTH))),
    /** Address of the page that led here; its host alone is looked at. */
    referrer: z.optional(z.string().check(z.maxLength(2000))),
  }),
  output: z.object({}),
  limits: [{ by: "ip", count: 60, windowSeconds: 60, uncounted: "pass" }],
});

export const sendUtm = defineEndpoint({
  name: "sendUtm",
  method: "POST",
  path: "/log_utm_send",
  summary: "Hands the campaign of a new account in, once, where its cookies told none.",
  access: "player",
  unattended: true,
  whileRestricted: true,
  body: z.object({ utmMetrics }),
  output: z.object({}),
  limits: [{ by: "player", count: 20, windowSeconds: 60 }],
});

const playerOfAffiliate = z.object({
  player_id: z.int(),
  stag: z.nullable(z.string()),
  variant: z.enum(["A", "B"]),
  registered_at: z.string(),
  first: utmMetrics,
  current: utmMetrics,
});

export const listAffiliatePlayers = defineEndpoint({
  name: "listAffiliatePlayers",
  method: "GET",
  path: "/api/back_office/affiliates/{id}/players",
  summary: "Lists the players whom an affiliate sent, latest first; nobody who is excluded.",
  access: "operator",
  permission: "players.read",
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
  query: z.object({
    /** Goes on behind the player of this id. */
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 100),
  }),
  output: z.object({
    /** Fewer than the limit where some are left out. */
    players: z.array(playerOfAffiliate),
    /** Goes into the next page as `before`; null behind the last one. */
    next: z.nullable(z.int()),
  }),
});
