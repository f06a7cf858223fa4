import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";

/** An event that a reaction kept failing at. */
export const parkedEventView = z.object({
  id: z.int(),
  reaction: z.string(),
  event: z.string(),
  player_id: z.int(),
  payload: z.record(z.string(), z.unknown()),
  /** The latest failure, in the reaction's own words. */
  error: z.string(),
  parked_at: z.string(),
  /** True while it waits for another try. */
  retry_wanted: z.boolean(),
});
export type ParkedEventView = z.infer<typeof parkedEventView>;

const params = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });
const body = z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)) });
const refusals = {
  event_not_found: refusal(404, "base", "There is no such parked event."),
} as const;

export const listParkedEvents = defineEndpoint({
  name: "listParkedEvents",
  method: "GET",
  path: "/api/back_office/parked_events",
  summary: "Events that reactions kept failing at, latest first.",
  access: "operator",
  permission: "events.manage",
  query: z.object({
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(parkedEventView),
});

export const retryParkedEvent = defineEndpoint({
  name: "retryParkedEvent",
  method: "POST",
  path: "/api/back_office/parked_events/{id}/retry",
  summary:
    "Has a parked event tried again; when it fails once more, its new error stands beside it.",
  access: "operator",
  permission: "events.manage",
  params,
  body,
  output: parkedEventView,
  refusals,
});

export const dropParkedEvent = defineEndpoint({
  name: "dropParkedEvent",
  method: "POST",
  path: "/api/back_office/parked_events/{id}/drop",
  summary: "Drops a parked event: its reaction never hears it.",
  access: "operator",
  permission: "events.manage",
  params,
  body,
  output: parkedEventView,
  refusals,
});
