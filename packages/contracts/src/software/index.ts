import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";

/** Paths of changed files that a release names at most; their number is told beside. */
export const CHANGED_FILES_SHOWN = 100;

const changed = z.object({ count: z.int(), paths: z.array(z.string()) });

/**
 * The software of the house as a process ran it. Its digest is the SHA-256 of one line for each file in the
 * order of the paths: the file's SHA-256, two blanks, its path, a line feed. `npm run digest` computes that
 * of a checkout.
 */
export const releaseView = z.object({
  id: z.int(),
  digest: z.string(),
  files: z.int(),
  first_run_at: z.string(),
  /** Moment at which a process last found its files as they were at its start. */
  checked_at: z.string(),
  /** Files that differ from the release before; null for the first one. */
  changed: z.nullable(changed),
  /** Files that a process found changed while it ran, lately; null where it never did. */
  tampered: z.nullable(z.object({ at: z.string(), ...changed.shape })),
});
export type ReleaseView = z.infer<typeof releaseView>;

export const listReleases = defineEndpoint({
  name: "listReleases",
  method: "GET",
  path: "/api/back_office/releases",
  summary:
    "What software the house has run, latest first, and whether its files stayed as they were.",
  access: "operator",
  permission: "audit.read",
  query: z.object({
    /** Goes on behind the release of this id. */
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(releaseView),
});
