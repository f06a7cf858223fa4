import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId } from "../../../endpoint/index.ts";
import { ERASED_REFUSALS } from "../closure.ts";
import { foundPlayersView, playerFileView, playerNoteView, playerSessionView } from "./views.ts";

const readers = { access: "operator", permission: "players.read" } as const;
const params = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });
const refusals = { player_not_found: refusal(404, "base", "There is no such player.") };
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));

/** Goes on behind a row of the page before, by its id. */
const before = z.optional(z.coerce.number().check(z.int(), z.positive()));
const limit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 25);

/** Text of one line. */
const plain = /^[^\p{Cc}]*$/u;

export const findPlayers = defineEndpoint({
  name: "findPlayers",
  method: "GET",
  path: "/api/back_office/players",
  summary: "Lists players or finds some by a text, the latest registered first.",
  ...readers,
  query: z.object({
    /** An id, a phone number, or the beginning of an e-mail, a nickname or a last name. */
    text: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(100), z.regex(plain))),
    licence: z.optional(z.string().check(z.regex(/^[A-Z]{2,4}$/))),
    group: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
    before,
    limit,
  }),
  output: foundPlayersView,
});

export const getPlayerFile = defineEndpoint({
  name: "getPlayerFile",
  method: "GET",
  path: "/api/back_office/players/{id}",
  summary: "All that the accounts know of a player; looking is on the audit trail, once an hour.",
  ...readers,
  params,
  output: playerFileView,
  refusals,
});

export const listPlayerSessions = defineEndpoint({
  name: "listPlayerSessions",
  method: "GET",
  path: "/api/back_office/players/{id}/sessions",
  summary: "Lists a player's sessions, ended ones too, the latest first.",
  ...readers,
  params,
  query: z.object({ before, limit }),
  output: z.array(playerSessionView),
  refusals,
});

export const endPlayerSessions = defineEndpoint({
  name: "endPlayerSessions",
  method: "POST",
  path: "/api/back_office/players/{id}/sessions/end",
  summary: "Signs a player out everywhere; whoever knows the password can sign in again.",
  access: "operator",
  permission: "players.block",
  params,
  body: z.strictObject({ reason }),
  output: z.object({ ended: z.int() }),
  refusals,
});

export const listPlayerNotes = defineEndpoint({
  name: "listPlayerNotes",
  method: "GET",
  path: "/api/back_office/players/{id}/notes",
  summary: "Lists what operators noted about a player, the latest first.",
  ...readers,
  params,
  query: z.object({
    /** Goes on behind the note of this id. */
    before: z.optional(wireId),
    limit,
  }),
  output: z.array(playerNoteView),
  refusals,
});

export const writePlayerNote = defineEndpoint({
  name: "writePlayerNote",
  method: "POST",
  path: "/api/back_office/players/{id}/notes",
  summary: "Notes something about a player: it stays as it was written.",
  ...readers,
  idempotency: "body-id",
  params,
  body: z.strictObject({
    id: wireId,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
  }),
  output: playerNoteView,
  status: 201,
  refusals: { ...refusals, ...ERASED_REFUSALS },
});
