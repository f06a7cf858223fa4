import * as z from "zod/mini";
import { STAKE_REFUSALS } from "../compliance/index.ts";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";

const part = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));
const currency = z.string().check(z.regex(/^[A-Z]{3,4}$/));

const notOffered = {
  game_not_offered: refusal(403, "base", "Your licence does not offer this game."),
  studio_not_offered: refusal(403, "base", "Games of this studio are not offered in your country."),
  studio_details_missing: refusal(422, "base", "The studio must know more of you first."),
} as const;

export const launchStudioGame = defineEndpoint({
  name: "launchStudioGame",
  method: "POST",
  path: "/api/studio_games/{producer}/{name}/sessions",
  summary:
    "Opens a game of an outside studio: returns the address of its frame. A new session takes the bets of the one before it.",
  access: "all",
  params: z.object({ producer: part, name: part }),
  body: z.object({
    mode: z.enum(["real", "demo"]),
    /** Currency of the stakes; a demo has none. */
    currency: z.optional(currency),
  }),
  output: z.object({
    /** Address for the frame; what the studio must know stands behind its `#`, which no server logs. */
    url: z.string(),
    /** Origin of the studio: messages of the frame from any other are not its own. */
    origin: z.string(),
  }),
  refusals: {
    game_not_found: refusal(404, "base", "There is no such game."),
    ...notOffered,
    demo_not_offered: refusal(422, "base", "This game has no demo."),
    currency_not_offered: refusal(422, "currency", "This game is not played in this currency."),
    currency_not_held: refusal(422, "currency", "You have no account in this currency."),
    debt_open: refusal(422, "base", "Money of a correction is still owed."),
    ...STAKE_REFUSALS,
    sign_in_required: refusal(401, "base", "Sign in first."),
  },
  limits: [{ by: "ip", count: 60, windowSeconds: 60 }],
});

/** A round of the caller with an outside studio; each bet after a win begins another of the same name. */
const studioRoundView = z.object({
  id: z.string(),
  /** The studio's own name of it. */
  round: z.string(),
  status: z.enum(["open", "settled", "voided"]),
  currency: z.string(),
  stake_cents: z.int(),
  /** All that came back so far. */
  payout_cents: z.int(),
  created_at: z.string(),
});
export type StudioRoundView = z.infer<typeof studioRoundView>;

export const listStudioRounds = defineEndpoint({
  name: "listStudioRounds",
  method: "GET",
  path: "/api/studio_games/{producer}/{name}/rounds",
  summary: "The caller's rounds of a game of an outside studio, latest first.",
  access: "player",
  whileRestricted: true,
  params: z.object({ producer: part, name: part }),
  query: z.object({
    /** Goes on behind the round with this id. */
    before: z.optional(wireId),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.array(studioRoundView),
});

/** Calls of the wallet in the house's own protocol for studios. */
export const WALLET_CALLS = ["session", "balance", "bet", "win", "play", "rollback"] as const;
export type WalletCall = (typeof WALLET_CALLS)[number];

/** Refusals of a call that stakes, beside those of every stake. */
const BET_REFUSALS = {
  ...notOffered,
  game_closed: refusal(403, "base", "This game is closed at the moment."),
  currency_not_held: refusal(422, "currency", "The player has no account in this currency."),
  not_enough_money: refusal(422, "base", "The stake is more than the player has."),
  debt_open: refusal(422, "base", "The player owes money of a correction."),
  stake_above_licence: refusal(422, "amount", "The licence allows no stake of this size."),
  round_too_soon: refusal(422, "base", "The licence wants more time between rounds."),
  session_ended: refusal(403, "session", "The session takes no more bets."),
  nonce_used: refusal(409, "base", "The nonce was used before."),
  round_closed: refusal(409, "round_id", "The round is closed: it takes no more bets."),
  ...STAKE_REFUSALS,
} as const;

/** One of the two last parts of a call's address: `transaction/bet`. */
const callPart = z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/));

/**
 * A studio asks for money or tells what became of it, signed, in the protocol that it speaks: the house's own
 * (docs/operating/studio-protocol.md), whose refusals these are, or another, which has words of its own for
 * them. What does not prove itself is answered without detail.
 */
export const studioWallet = defineEndpoint({
  name: "studioWallet",
  method: "POST",
  path: "/api/studios/{studio}/{part}/{call}",
  summary: "An outside studio's signed call: balance, bet, win, several of them, rollback.",
  access: "provider",
  params: z.object({
    studio: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
    part: callPart,
    call: callPart,
  }),
  body: z.record(z.string(), z.unknown()),
  output: z.record(z.string(), z.unknown()),
  bodyLimitBytes: 65_536,
  refusals: {
    signature_invalid: refusal(401, "base", "The signature is not valid."),
    call_malformed: refusal(422, "base", "The call is not understood."),
    session_unknown: refusal(404, "session", "There is no such session."),
    currency_mismatch: refusal(409, "currency", "The session is in another currency."),
    round_unknown: refusal(404, "round_id", "The round has no bet that stands."),
    round_too_long: refusal(409, "round_id", "The round has too many transactions."),
    round_has_win: refusal(409, "original_transaction_id", "Take back the round's win first."),
    transaction_mismatch: refusal(
      409,
      "transaction_id",
      "The transaction was told before with other content.",
    ),
    transaction_rolled_back: refusal(
      409,
      "transaction_id",
      "The transaction was rolled back before it came.",
    ),
    try_again: refusal(503, "base", "The call could not be carried out now. Send it again."),
    ...BET_REFUSALS,
  },
});

const studioView = z.object({
  id: z.string(),
  name: z.string(),
  protocol: z.string(),
  /** Games that it offered when it was asked last. */
  games: z.int(),
  asked_at: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  /** Why it did not answer when it was asked last; null when it did. */
  fault: z.nullable(z.string()),
  /** Calls of the last day whose signature did not hold. */
  refused_signatures: z.int(),
  /** Rounds without an end whose last call is more than a day ago, at most a hundred. */
  stale_rounds: z.int(),
});
export type StudioView = z.infer<typeof studioView>;

export const listStudios = defineEndpoint({
  name: "listStudios",
  method: "GET",
  path: "/api/back_office/studios",
  summary: "The outside studios, when they answered last, and what is amiss.",
  access: "operator",
  permission: "reports.read",
  output: z.array(studioView),
});

export const listStudioTransactions = defineEndpoint({
  name: "listStudioTransactions",
  method: "GET",
  path: "/api/back_office/studio_wagers/{id}/transactions",
  summary: "What a studio told of a wager, in order.",
  access: "operator",
  permission: "players.read",
  params: z.object({ id: wireId }),
  output: z.array(
    z.object({
      transaction_id: z.string(),
      kind: z.enum(["bet", "win", "rollback"]),
      amount_cents: z.int(),
      currency: z.string(),
      original_transaction_id: z.nullable(z.string()),
      /** The round took no more bets from then on. */
      closes: z.boolean(),
      at: z.string(),
    }),
  ),
});

const staleRoundView = z.object({
  wager_id: z.string(),
  player_id: z.string(),
  studio: z.string(),
  game: z.string(),
  round: z.string(),
  currency: z.string(),
  stake_cents: z.int(),
  placed_at: z.string(),
});
export type StaleRoundView = z.infer<typeof staleRoundView>;

export const listStaleRounds = defineEndpoint({
  name: "listStaleRounds",
  method: "GET",
  path: "/api/back_office/studios/stale_rounds",
  summary: "Rounds of outside studios without an end whose last call is more than a day ago.",
  access: "operator",
  permission: "reports.read",
  output: z.array(staleRoundView),
});
