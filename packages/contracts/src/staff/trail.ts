import * as z from "zod/mini";
import { defineEndpoint, fileAnswer, refusal, zonedMoment } from "../endpoint/index.ts";

const auditors = { access: "operator", permission: "audit.read" } as const;
const entryId = z.coerce.number().check(z.int(), z.positive());
const moment = z.optional(zonedMoment);

/** Entries that one check of the chain recomputes at most. */
export const TRAIL_CHECK_MAX = 1_000;

/** Entry of the audit trail: an action of an operator or the house. Its hash covers the entry before it. */
export const trailEntryView = z.object({
  id: z.int(),
  at: z.string(),
  operator: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
  hash: z.string(),
});
export type TrailEntryView = z.infer<typeof trailEntryView>;

/** Questions to the trail; what is left out does not matter. */
const asked = {
  subject: z.optional(z.string().check(z.maxLength(100))),
  /** E-mail of the operator who did it. */
  operator: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254))),
  /** The action, or its area with a dot at its end: `corrections.`. */
  action: z.optional(z.string().check(z.regex(/^[a-z0-9_-]{1,40}(\.[a-z0-9_-]{0,60})?$/))),
  /** From this moment on. */
  from: moment,
  /** Before this moment. */
  to: moment,
};

export const listTrailEntries = defineEndpoint({
  name: "listTrailEntries",
  method: "GET",
  path: "/api/back_office/audit",
  summary: "The audit trail, latest first.",
  ...auditors,
  query: z.object({
    ...asked,
    /** Goes on behind the entry of this id. */
    before: z.optional(entryId),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(trailEntryView),
});

export const trailCheckView = z.object({
  /** Every entry of the range has the hash that its content and the entry before it give. */
  holds: z.boolean(),
  /** The first entry that does not; null while all do. */
  broken_id: z.nullable(z.int()),
  checked: z.int(),
  from_id: z.int(),
  /** The last entry that was looked at; null where the range holds none. */
  to_id: z.nullable(z.int()),
  /** The entry at which the next check goes on; null at the end of the trail. */
  next_from_id: z.nullable(z.int()),
});
export type TrailCheckView = z.infer<typeof trailCheckView>;

export const checkTrail = defineEndpoint({
  name: "checkTrail",
  method: "GET",
  path: "/api/back_office/audit/check",
  summary: "Recomputes the chain of a range of the audit trail, and says whether it holds.",
  ...auditors,
  query: z.object({
    from_id: z._default(entryId, 1),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(TRAIL_CHECK_MAX)),
      TRAIL_CHECK_MAX,
    ),
  }),
  output: trailCheckView,
});

export const exportTrail = defineEndpoint({
  name: "exportTrail",
  method: "GET",
  path: "/api/back_office/audit.csv",
  summary: "Entries of the audit trail as CSV, latest first; each export is on the trail itself.",
  ...auditors,
  query: z.object(asked),
  download: true,
  output: fileAnswer,
  refusals: {
    trail_export_too_long: refusal(
      422,
      "base",
      "These are too many entries for one file. Ask for a shorter span.",
    ),
  },
});

/**
 * Names an entry with its hash: whoever keeps it outside of the house sees later whether the chain up to it
 * was written anew.
 */
export const trailAnchorView = z.object({
  /** Number of the latest entry; 0 for an empty trail. */
  id: z.int(),
  hash: z.string(),
  read_at: z.string(),
});
export type TrailAnchorView = z.infer<typeof trailAnchorView>;

export const getTrailAnchor = defineEndpoint({
  name: "getTrailAnchor",
  method: "GET",
  path: "/api/back_office/audit/anchor",
  summary: "The latest entry of the audit trail with its hash, to be kept outside of the house.",
  ...auditors,
  output: trailAnchorView,
});

export const checkTrailAnchor = defineEndpoint({
  name: "checkTrailAnchor",
  method: "GET",
  path: "/api/back_office/audit/anchor/check",
  summary: "Says whether an entry of the audit trail still has the hash that was kept outside.",
  ...auditors,
  query: z.object({
    id: z.coerce.number().check(z.int(), z.nonnegative()),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  output: z.object({ stands: z.boolean() }),
});
