import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import { DOCUMENT_KINDS } from "./rules.ts";

/** A file of a player in which the scanner found something; nothing of it is kept. */
const infectedFileView = z.object({
  id: z.int(),
  player_id: z.int(),
  kind: z.enum(DOCUMENT_KINDS),
  /** As the scanner calls it. */
  virus: z.string(),
  size_bytes: z.int(),
  found_at: z.string(),
});
export type InfectedFileView = z.infer<typeof infectedFileView>;

export const listInfectedFiles = defineEndpoint({
  name: "listInfectedFiles",
  method: "GET",
  path: "/api/back_office/infected_files",
  summary: "Files that were refused as infected and that nobody has looked at, the oldest first.",
  access: "operator",
  permission: "players.verify",
  query: z.object({
    /** Id of the last one of the page before. */
    after: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(infectedFileView),
});

export const closeInfectedFile = defineEndpoint({
  name: "closeInfectedFile",
  method: "PUT",
  path: "/api/back_office/infected_files/{id}",
  summary: "Closes the case of an infected file with a reason for the audit trail.",
  access: "operator",
  permission: "players.verify",
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)) }),
  output: infectedFileView,
  refusals: { case_not_found: refusal(404, "base", "There is no such case that is open.") },
});
