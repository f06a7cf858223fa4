import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";

/** Id that a browser made for this site and keeps (`dfpc`): it tells browsers apart, nothing else. */
export const deviceId = z.optional(z.string().check(z.maxLength(256)));

/** Refuses somebody who has an account, without a word about which. */
export const PERSON_REFUSALS = {
  person_known: refusal(
    422,
    "base",
    "We cannot open or change the account with these details. Write to support.",
  ),
} as const;

export const reportEntry = defineEndpoint({
  name: "reportEntry",
  method: "POST",
  path: "/api/users/transaction",
  summary: "Hands in the facts of the browser after a registration or a login (AUTH-13).",
  access: "player",
  unattended: true,
  whileRestricted: true,
  body: z.object({
    transaction: z.object({
      event: z.enum(["registration", "login"]),
      dfpc: deviceId,
      /** Name of the zone that the browser keeps its time in: `Europe/Berlin`. */
      time_zone: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,64}$/))),
    }),
  }),
  output: z.object({}),
  limits: [{ by: "player", count: 20, windowSeconds: 60 }],
});

const riskCase = z.object({
  id: z.int(),
  player_id: z.int(),
  other_player_id: z.int(),
  /** Says by what the two are alike: `name_birth`, `phone`, `device`. */
  kind: z.string(),
  opened_at: z.string(),
  closed_at: z.nullable(z.string()),
});
export type RiskCaseView = z.infer<typeof riskCase>;

const byId = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });

export const listRiskSignals = defineEndpoint({
  name: "listRiskSignals",
  method: "GET",
  path: "/api/back_office/players/{id}/signals",
  summary: "Lists what speaks for a second account of a player, and the latest entries.",
  access: "operator",
  permission: "players.read",
  params: byId,
  output: z.object({
    cases: z.array(riskCase),
    entries: z.array(
      z.object({
        event: z.string(),
        ip: z.string(),
        country: z.nullable(z.string()),
        time_zone: z.nullable(z.string()),
        has_device: z.boolean(),
        at: z.string(),
      }),
    ),
  }),
  refusals: { player_not_found: refusal(404, "base", "There is no such player.") },
});

export const listRiskCases = defineEndpoint({
  name: "listRiskCases",
  method: "GET",
  path: "/api/back_office/risk_cases",
  summary: "Lists the pairs of accounts that are likely one person's and open, latest first.",
  access: "operator",
  permission: "players.read",
  query: z.object({
    /** Goes on behind the case of this id. */
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(riskCase),
});

export const closeRiskCase = defineEndpoint({
  name: "closeRiskCase",
  method: "PUT",
  path: "/api/back_office/risk_cases/{id}",
  summary: "Closes a case with a reason; the groups of the player stay as they are.",
  access: "operator",
  permission: "players.groups",
  params: byId,
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) }),
  output: riskCase,
  refusals: { case_not_found: refusal(404, "base", "There is no such case that is open.") },
});
