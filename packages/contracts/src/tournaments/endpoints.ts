import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import { tournamentStatusView, tournamentView } from "./views.ts";

/** Name of a tournament in addresses; a double hyphen parts what an identifier says (OPEN-10). */
export const tournamentIdentifier = z
  .string()
  .check(z.maxLength(60), z.regex(/^[a-z0-9]+(?:--?[a-z0-9]+)*$/));

/** A tournament's id or its identifier. */
const params = z.object({ id: tournamentIdentifier });
const notFound = refusal(404, "base", "There is no such tournament.");

export const listTournaments = defineEndpoint({
  name: "listTournaments",
  method: "GET",
  path: "/api/tournaments",
  summary:
    "Tournaments that are open to the caller: those that run, the next ones and the latest of the archive.",
  access: "all",
  output: z.array(tournamentView),
});

export const getTournament = defineEndpoint({
  name: "getTournament",
  method: "GET",
  path: "/api/tournaments/{id}",
  summary: "One tournament with its leaders, by id or identifier.",
  access: "all",
  params,
  output: tournamentView,
  refusals: { tournament_not_found: notFound },
});

export const confirmTournament = defineEndpoint({
  name: "confirmTournament",
  method: "POST",
  path: "/api/tournaments/{id}/confirm",
  summary: "Joins a tournament, or leaves it: rounds count from then on, or no more.",
  access: "player",
  params,
  body: z.strictObject({ confirmed: z.boolean() }),
  output: tournamentStatusView,
  limits: [{ by: "player", count: 60, windowSeconds: 60 }],
  refusals: {
    tournament_not_found: notFound,
    tournament_over: refusal(409, "base", "The tournament is over."),
  },
});

export const listOwnTournaments = defineEndpoint({
  name: "listOwnTournaments",
  method: "GET",
  path: "/api/tournaments/player",
  summary: "The caller's part in tournaments, the latest joined first.",
  access: "player",
  output: z.array(tournamentStatusView),
});

export const listRecentTournaments = defineEndpoint({
  name: "listRecentTournaments",
  method: "GET",
  path: "/api/tournaments/recent",
  summary: "The caller's part in tournaments that were finished or left within five minutes.",
  access: "player",
  output: z.array(tournamentStatusView),
});

export const getTournamentStatus = defineEndpoint({
  name: "getTournamentStatus",
  method: "GET",
  path: "/api/tournaments/{id}/status",
  summary: "The caller's part in one tournament.",
  access: "player",
  params,
  output: tournamentStatusView,
  refusals: { tournament_not_found: notFound },
});
