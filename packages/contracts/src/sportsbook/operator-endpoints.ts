import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";
import { fixtureView, sportsBetView } from "./views.ts";

const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));
const fixtureParams = z.object({
  id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2 ** 48)),
});
const fixture_not_found = refusal(404, "base", "There is no such fixture.");

/** Stakes and exposure of a selection, hundredths of a euro. */
export const exposureView = z.object({
  fixture: fixtureView,
  market_id: z.int(),
  specifiers: z.string(),
  selection_id: z.string(),
  /** Staked on lines with this selection. */
  stakes_eur_cents: z.int(),
  /** Lost if it wins: what its lines return by its odds alone, less their stakes. */
  exposure_eur_cents: z.int(),
});
export type ExposureView = z.infer<typeof exposureView>;

/** Something that happened to a fixture or its results, and who said so (W10). */
export const fixtureChangeView = z.object({
  id: z.int(),
  at: z.string(),
  /** `feed`, or the operator. */
  by: z.string(),
  kind: z.string(),
  detail: z.record(z.string(), z.unknown()),
});
export type FixtureChangeView = z.infer<typeof fixtureChangeView>;

export const listExposure = defineEndpoint({
  name: "listExposure",
  method: "GET",
  path: "/api/back_office/sportsbook/exposure",
  summary: "Selections of fixtures that are on or to come, by what the house may lose on them.",
  access: "operator",
  permission: "sportsbook.manage",
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(200)), 50),
  }),
  output: z.array(exposureView),
});

export const listFixtureChanges = defineEndpoint({
  name: "listFixtureChanges",
  method: "GET",
  path: "/api/back_office/sportsbook/fixtures/{id}/changes",
  summary: "What happened to a fixture and its results, the latest first.",
  access: "operator",
  permission: "sportsbook.manage",
  params: fixtureParams,
  query: z.object({
    /** Goes on behind this change. */
    before: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2 ** 52))),
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(200)), 50),
  }),
  output: z.array(fixtureChangeView),
  refusals: { fixture_not_found },
});

export const stopFixture = defineEndpoint({
  name: "stopFixture",
  method: "PUT",
  path: "/api/back_office/sportsbook/fixtures/{id}/stopped",
  summary: "Stops betting on a fixture, whatever the feed says, or lets it go on.",
  access: "operator",
  permission: "sportsbook.manage",
  params: fixtureParams,
  body: z.strictObject({ stopped: z.boolean(), reason }),
  output: fixtureView,
  refusals: { fixture_not_found },
});

export const getPlayersBet = defineEndpoint({
  name: "getPlayersBet",
  method: "GET",
  path: "/api/back_office/sportsbook/players/{player_id}/bets/{id}",
  summary: "A bet of a player: what it is on, at which odds, and how its legs stand.",
  access: "operator",
  permission: "players.read",
  params: z.object({
    player_id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2 ** 48)),
    id: wireId,
  }),
  output: sportsBetView,
  refusals: { bet_not_found: refusal(404, "base", "There is no such bet.") },
});
