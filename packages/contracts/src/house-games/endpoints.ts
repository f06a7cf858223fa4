import * as z from "zod/mini";
import { gameView } from "../catalogue/index.ts";
import { STAKE_REFUSALS } from "../compliance/index.ts";
import { defineEndpoint, newWagerId, refusal, wireId } from "../endpoint/index.ts";
import { FREE_ROUND_REFUSALS } from "../freespins/index.ts";
import { betView, recordedBetView, roundSummaryView, roundView, stepView } from "./game-schemas.ts";
import { houseGameView } from "./views.ts";

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));
const gameNotFound = refusal(404, "base", "There is no such game.");
const gameNotOffered = refusal(403, "base", "Your licence does not offer this game.");

export const getHouseGame = defineEndpoint({
  name: "getHouseGame",
  method: "GET",
  path: "/api/house_games/{slug}",
  summary: "Rules, pays, stakes and proven figures of one of our own games.",
  access: "all",
  params: z.object({ slug }),
  output: houseGameView,
  refusals: { game_not_found: gameNotFound, game_not_offered: gameNotOffered },
});

const betRefusals = {
  game_not_found: gameNotFound,
  game_not_offered: gameNotOffered,
  game_closed: refusal(403, "base", "This game is closed at the moment."),
  studio_not_offered: refusal(403, "base", "Games of this studio are not offered in your country."),
  bet_not_understood: refusal(422, "bet", "This bet does not exist in this game."),
  stake_not_offered: refusal(422, "bet", "This stake is not offered."),
  mode_not_offered: refusal(403, "bet", "Your licence does not offer this way to bet."),
  autoplay_not_offered: refusal(403, "base", "Your licence wants a press for each round."),
} as const;

/** True for a round that nobody pressed for: it follows others by itself, as the player set it. */
const automatic = z.optional(z.boolean());

export const playRound = defineEndpoint({
  name: "playRound",
  method: "POST",
  path: "/api/house_games/{slug}/rounds",
  summary: "Plays a round for money: stake, outcome and payout in one transaction.",
  access: "player",
  params: z.object({ slug }),
  body: z.object({
    /** Made by the browser and kept there before it is sent: the same id is the same round. */
    id: newWagerId,
    currency: z.string().check(z.regex(/^[A-Z]{3,4}$/)),
    /** In the form of any version: a repeat may name a bet that is taken no more. */
    bet: recordedBetView,
    automatic,
    /** Free spins that pay for the round. */
    freespins_id: z.optional(wireId),
  }),
  output: roundView,
  idempotency: "body-id",
  refusals: {
    ...betRefusals,
    currency_not_held: refusal(422, "currency", "You have no account in this currency."),
    ...STAKE_REFUSALS,
    studio_details_missing: refusal(
      422,
      "base",
      "The studio asks for details that your profile lacks.",
    ),
    debt_open: refusal(422, "base", "You owe the house a correction: it is repaid first."),
    wager_voided: refusal(409, "base", "This round was voided before it came."),
    not_enough_money: refusal(422, "bet", "Your balance does not cover this stake."),
    stake_above_licence: refusal(422, "bet", "This stake is above what the licence allows."),
    round_too_soon: refusal(422, "base", "The next round has to wait a moment."),
    round_open: refusal(409, "base", "A round of this game is still open: end it first."),
    ...FREE_ROUND_REFUSALS,
  },
  limits: [{ by: "player", count: 600, windowSeconds: 60 }],
});

/** Demo has the same maths, no account and no record: its seed is revealed with the answer. */
export const playDemoRound = defineEndpoint({
  name: "playDemoRound",
  method: "POST",
  path: "/api/house_games/{slug}/demo_rounds",
  summary: "Plays a round with play money (FUN).",
  access: "all",
  params: z.object({ slug }),
  body: z.object({
    id: wireId,
    bet: betView,
    automatic,
    client_seed: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  output: roundView,
  refusals: {
    ...betRefusals,
    client_seed_invalid: refusal(422, "client_seed", "Use 1 to 64 characters without a colon."),
  },
  limits: [{ by: "ip", count: 600, windowSeconds: 60, uncounted: "pass" }],
});

const roundNotFound = refusal(404, "base", "There is no such round.");

const stepRefusals = {
  step_not_understood: refusal(422, "step", "This step does not exist in this game."),
  step_not_offered: refusal(422, "step", "The round does not offer this step now."),
} as const;

/** Counts the steps before this one: a step that was chosen on an older view is refused. */
const turn = z.int().check(z.minimum(0), z.maximum(10_000));

export const takeStep = defineEndpoint({
  name: "takeStep",
  method: "POST",
  path: "/api/house_games/rounds/{id}/steps",
  summary: "Goes on with an open round: one step, with its further stake where it costs one.",
  access: "player",
  // A block or a limit stops new stakes, never the end of a round.
  whileRestricted: true,
  params: z.object({ id: wireId }),
  body: z.object({
    /** Made by the browser: the same id is the same step. */
    id: newWagerId,
    turn,
    step: stepView,
  }),
  output: roundView,
  idempotency: "body-id",
  refusals: {
    ...stepRefusals,
    round_not_found: roundNotFound,
    step_out_of_turn: refusal(409, "turn", "The round has gone on since: look at it again."),
    wager_settled: refusal(409, "base", "This round has ended."),
    wager_voided: refusal(409, "base", "This round was voided."),
    currency_not_held: refusal(422, "currency", "You have no account in this currency."),
    ...STAKE_REFUSALS,
    debt_open: refusal(422, "base", "You owe the house a correction: it is repaid first."),
    not_enough_money: refusal(422, "step", "Your balance does not cover this step."),
    stake_above_licence: refusal(422, "step", "This stake is above what the licence allows."),
  },
  limits: [{ by: "player", count: 1200, windowSeconds: 60 }],
});

/** The house keeps nothing of a demo round: the round itself comes along, sealed. */
export const takeDemoStep = defineEndpoint({
  name: "takeDemoStep",
  method: "POST",
  path: "/api/house_games/{slug}/demo_rounds/steps",
  summary: "Goes on with an open demo round.",
  access: "all",
  params: z.object({ slug }),
  body: z.object({
    demo_token: z.string().check(z.minLength(1), z.maxLength(20_000)),
    turn,
    step: stepView,
  }),
  output: roundView,
  refusals: {
    ...stepRefusals,
    game_not_found: gameNotFound,
    game_not_offered: gameNotOffered,
    demo_round_expired: refusal(
      422,
      "demo_token",
      "This demo round cannot go on: begin a new one.",
    ),
    step_out_of_turn: refusal(409, "turn", "The round has gone on since: look at it again."),
  },
  limits: [{ by: "ip", count: 1200, windowSeconds: 60, uncounted: "pass" }],
});

export const listOpenRounds = defineEndpoint({
  name: "listOpenRounds",
  method: "GET",
  path: "/api/house_games/open_rounds",
  summary: "The player's rounds that wait for a step, latest first: one a game at most.",
  access: "player",
  whileRestricted: true,
  query: z.object({ game: z.optional(slug) }),
  output: z.array(roundView),
});

export const getRound = defineEndpoint({
  name: "getRound",
  method: "GET",
  path: "/api/house_games/rounds/{id}",
  summary: "One of the player's own rounds, whole: to resume, recall or verify it.",
  access: "player",
  whileRestricted: true,
  params: z.object({ id: wireId }),
  output: roundView,
  refusals: { round_not_found: roundNotFound },
});

export const giveUpRound = defineEndpoint({
  name: "giveUpRound",
  method: "POST",
  path: "/api/house_games/rounds/{id}/give_up",
  summary: "Answers a round that was sent, or takes no bet with its id any more: null.",
  access: "player",
  whileRestricted: true,
  params: z.object({ id: wireId }),
  body: z.object({ game: slug, currency: z.string().check(z.regex(/^[A-Z]{3,4}$/)) }),
  output: z.object({ round: z.nullable(roundView) }),
  refusals: {
    game_not_found: gameNotFound,
    round_not_found: roundNotFound,
  },
  limits: [{ by: "player", count: 120, windowSeconds: 60 }],
});

export const listRounds = defineEndpoint({
  name: "listRounds",
  method: "GET",
  path: "/api/house_games/rounds",
  summary:
    "The player's rounds of the house's games, latest first, among the latest 20,000 wagers of every kind.",
  access: "player",
  whileRestricted: true,
  query: z.object({
    game: z.optional(slug),
    before: z.optional(wireId),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.array(roundSummaryView),
});

export const listPlayedGames = defineEndpoint({
  name: "listPlayedGames",
  method: "GET",
  path: "/api/player/played_games",
  summary:
    "Games that the player played for money of late, the latest first, each with its last time.",
  access: "player",
  // One's own history, which the lobby shows too.
  whileRestricted: true,
  output: z.array(gameView),
});
