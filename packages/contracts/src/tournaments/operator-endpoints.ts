import * as z from "zod/mini";
import { titleWords } from "../configuration/settings/define-setting.ts";
import {
  defineEndpoint,
  proposer_gone,
  refusal,
  second_operator_needed,
  wireId,
  wireMoment,
} from "../endpoint/index.ts";
import { isCurrencyCode } from "../money/index.ts";
import { tournamentIdentifier } from "./endpoints.ts";
import { TOURNAMENT_LISTS, tournamentKind } from "./lists.ts";
import { QUEST_MINIMA, readQuestIdentifier } from "./quest-levels.ts";
import { PROPOSED_TYPES, SCORINGS, tournamentView } from "./views.ts";

/** `proposed` waits for a second operator; a published one is shown, played and paid at its end. */
export const TOURNAMENT_STATES = ["proposed", "published", "finished", "cancelled"] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

/** Longest time that a tournament runs, and most places or levels with a prize. */
const LONGEST_MS = 366 * 86_400_000;
const PRIZES_MAX = 50;

const INVALID = "VALIDATION.COMMON.INVALID_FIELD";
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));
const group = z.string().check(z.regex(/^\d{1,9}$/));
/** A picture or a file of the site itself. */
const ownAddress = z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/), z.maxLength(200));
const amount = z.int().check(z.nonnegative(), z.maximum(2 ** 32));
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));

const fields = z.strictObject({
  id: wireId,
  frontend_identifier: tournamentIdentifier.check(
    // The lists and the ids of tournaments stand at addresses of the same form.
    z.refine((one) => !(TOURNAMENT_LISTS as readonly string[]).includes(one), INVALID),
    z.refine((one) => !z.uuid().safeParse(one).success, INVALID),
    z.minLength(3),
  ),
  type: z.enum(PROPOSED_TYPES, INVALID),
  /** In the languages of players. */
  title: titleWords,
  image: z._default(z.nullable(ownAddress), null),
  file: z._default(z.nullable(ownAddress), null),
  group_ids: z._default(z.array(group).check(z.maxLength(20)), []),
  start_at: wireMoment,
  end_at: wireMoment,
  currency: z.string().check(z.refine(isCurrencyCode, INVALID)),
  /** By place, the first first, none above the one before it; of a quest or an achievement by level. */
  prizes_cents: z.array(amount).check(z.minLength(1), z.maxLength(PRIZES_MAX)),
  /** Levels of an achievement, in hundredths of a euro, rising; a quest has those of its size. */
  minima_cents: z._default(z.array(amount).check(z.maxLength(PRIZES_MAX)), []),
  scoring: z.enum(SCORINGS),
  min_stake_cents: z._default(amount, 1),
  games: z._default(z.array(slug).check(z.maxLength(200)), []),
  producers: z._default(z.array(slug).check(z.maxLength(50)), []),
  reason,
});
type Fields = z.infer<typeof fields>;

const isFalling = (amounts: readonly number[]): boolean =>
  amounts.every((one, at) => at === 0 || one <= (amounts[at - 1] as number));
const isRising = (amounts: readonly number[]): boolean =>
  amounts.every((one, at) => at === 0 || one > (amounts[at - 1] as number));

/** Prizes fit what they are for: places of a tournament, levels of a quest or an achievement. */
function hasFittingPrizes({ frontend_identifier, prizes_cents, minima_cents, scoring }: Fields) {
  const kind = tournamentKind(frontend_identifier);
  if (kind === "tournament")
    return minima_cents.length === 0 && isFalling(prizes_cents) && prizes_cents[0] !== 0;
  if (scoring !== "bets") return false;
  if (kind === "achievement")
    return minima_cents.length === prizes_cents.length && isRising(minima_cents);
  const { size } = readQuestIdentifier(frontend_identifier);
  return minima_cents.length === 0 && prizes_cents.length === QUEST_MINIMA[size].length;
}

/** An identifier says by itself what a quest or an achievement is: the type agrees. */
function hasFittingType({ frontend_identifier, type, producers }: Fields): boolean {
  const kind = tournamentKind(frontend_identifier);
  if ((kind === "quest") !== (type === "quest")) return false;
  if (kind === "achievement" && type !== "action") return false;
  return (type === "producers") === producers.length > 0;
}

function hasFittingTimes({ start_at, end_at }: Fields): boolean {
  const length = Date.parse(end_at) - Date.parse(start_at);
  return length > 0 && length <= LONGEST_MS;
}

export const newTournament = fields.check(
  z.refine(hasFittingType, { error: INVALID, path: ["type"] }),
  z.refine(hasFittingTimes, { error: INVALID, path: ["end_at"] }),
  z.refine(hasFittingPrizes, { error: INVALID, path: ["prizes_cents"] }),
);
export type NewTournament = z.infer<typeof newTournament>;

export const operatorTournamentView = z.extend(tournamentView, {
  title: titleWords,
  state: z.enum(TOURNAMENT_STATES),
  /** The operator who made the last step: another one makes the next. */
  changed_by: z.string(),
  changed_at: z.string(),
  /** Sum of the prizes that were paid, in hundredths of a euro. */
  paid_eur_cents: z.int(),
});
export type OperatorTournamentView = z.infer<typeof operatorTournamentView>;

const params = z.object({ id: tournamentIdentifier });
const refusals = {
  tournament_not_found: refusal(404, "base", "There is no such tournament."),
  tournament_state: refusal(409, "base", "The tournament is not in a state for this."),
  second_operator_needed,
};

export const listOperatorTournaments = defineEndpoint({
  name: "listOperatorTournaments",
  method: "GET",
  path: "/api/back_office/tournaments",
  summary: "Tournaments in any state, the latest proposed first.",
  access: "operator",
  permission: "tournaments.manage",
  query: z.object({
    /** Goes on behind the tournament of this id. */
    after: z.optional(wireId),
  }),
  output: z.array(operatorTournamentView),
});

export const proposeTournament = defineEndpoint({
  name: "proposeTournament",
  method: "POST",
  path: "/api/back_office/tournaments",
  summary: "Proposes a tournament: it waits until another operator publishes it.",
  access: "operator",
  permission: "tournaments.manage",
  idempotency: "body-id",
  body: newTournament,
  output: operatorTournamentView,
  status: 201,
  refusals: {
    tournament_identifier_taken: refusal(409, "frontend_identifier", "The address is taken."),
    tournament_game_unknown: refusal(422, "games", "There is no such game."),
    tournament_producer_unknown: refusal(422, "producers", "There is no such studio."),
    tournament_group_unknown: refusal(422, "group_ids", "There is no such group."),
    tournament_ends_early: refusal(422, "end_at", "The tournament would be over already."),
  },
});

export const publishTournament = defineEndpoint({
  name: "publishTournament",
  method: "POST",
  path: "/api/back_office/tournaments/{id}/publish",
  summary: "Shows a proposed tournament and lets players join; by another operator.",
  access: "operator",
  permission: "tournaments.manage",
  params,
  body: z.strictObject({ reason }),
  output: operatorTournamentView,
  refusals: {
    ...refusals,
    proposer_gone,
    tournament_over: refusal(409, "base", "The tournament is over."),
  },
});

export const cancelTournament = defineEndpoint({
  name: "cancelTournament",
  method: "POST",
  path: "/api/back_office/tournaments/{id}/cancel",
  summary:
    "Ends a tournament without prizes; one that players can see by another operator than published it.",
  access: "operator",
  permission: "tournaments.manage",
  params,
  body: z.strictObject({ reason }),
  output: operatorTournamentView,
  refusals,
});
