import * as z from "zod/mini";
import { STAKE_REFUSALS } from "../compliance/index.ts";
import { defineEndpoint, newWagerId, refusal, wireId } from "../endpoint/index.ts";
import { houseGameView } from "../house-games/views.ts";
import {
  LIVE_TABLE_RESULTS_SHOWN,
  liveTableCrowdView,
  liveTableEntriesView,
  liveTableResultView,
  liveTableRoundView,
  liveTableView,
  ownLiveTableBetView,
} from "./views.ts";

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));
const params = z.object({ slug });
const number = z.coerce.number().check(z.int(), z.positive(), z.maximum(2 ** 48));
const before = z.optional(z.coerce.number().check(z.int(), z.positive()));
const page = (most: number) =>
  z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(most)), 20);

const table_not_found = refusal(404, "base", "There is no such table.");
const round_not_found = refusal(404, "base", "There is no such round.");
const bet_not_found = refusal(404, "base", "There is no such bet.");
const game_not_offered = refusal(403, "base", "Your licence does not offer this game.");
const round_closed = refusal(
  409,
  "round",
  "Bets of this round are closed: the next one takes them.",
);

/** Spots of the largest layout: a bet names each of them once at most. */
const SPOTS_MAX = 170;

/** Chips by spot, in the form of the table's game; what it does not know is refused by the table. */
const bet = z.strictObject({
  kind: z.string().check(z.maxLength(40)),
  bets: z
    .array(
      z.strictObject({
        spot: z.string().check(z.maxLength(40)),
        amount_cents: z.int().check(z.positive()),
      }),
    )
    .check(z.minLength(1), z.maxLength(SPOTS_MAX)),
});

/** Refusals of chips that are put down, as a bet or on one that stands. */
const CHIP_REFUSALS = {
  table_not_found,
  round_closed,
  bet_not_understood: refusal(422, "bet", "This bet does not exist at this table."),
  stake_not_offered: refusal(422, "bet", "This table does not take this stake."),
  game_closed: refusal(403, "base", "This table is closed at the moment."),
  studio_not_offered: refusal(403, "base", "This table is not offered in your country."),
  studio_details_missing: refusal(
    422,
    "base",
    "Your profile lacks details that the table asks for.",
  ),
  game_not_offered,
  currency_not_held: refusal(422, "currency", "You have no account in this currency."),
  ...STAKE_REFUSALS,
  debt_open: refusal(422, "base", "You owe the house a correction: it is repaid first."),
  not_enough_money: refusal(422, "bet", "Your balance does not cover this stake."),
  stake_above_licence: refusal(422, "bet", "This stake is above what the licence allows."),
  wager_voided: refusal(409, "base", "This bet was taken back."),
} as const;

export const listLiveTables = defineEndpoint({
  name: "listLiveTables",
  method: "GET",
  path: "/api/live_tables",
  summary: "Tables at which somebody plays now, with how many do. Asking opens no round.",
  access: "all",
  output: z.array(liveTableCrowdView),
});

export const getLiveTable = defineEndpoint({
  name: "getLiveTable",
  method: "GET",
  path: "/api/live_tables/{slug}",
  summary: "Rules, pays, stakes and proven figures of a table whose rounds all share.",
  access: "all",
  params,
  output: z.extend(houseGameView, {
    /** Slug of the game that is played on it. */
    game: z.string(),
    reveal_ms: z.int(),
  }),
  refusals: { table_not_found, game_not_offered },
});
export type LiveTableFactsView = z.infer<(typeof getLiveTable)["output"]>;

export const watchLiveTable = defineEndpoint({
  name: "watchLiveTable",
  method: "GET",
  path: "/api/live_tables/{slug}/now",
  summary: "The round that is on at a table, and its bets. Rounds open while somebody asks.",
  access: "all",
  params,
  output: liveTableView,
  refusals: { table_not_found, game_not_offered },
});

export const listLiveTableResults = defineEndpoint({
  name: "listLiveTableResults",
  method: "GET",
  path: "/api/live_tables/{slug}/results",
  summary: `The last ${LIVE_TABLE_RESULTS_SHOWN} outcomes of a table that screens have shown, the latest first.`,
  access: "all",
  params,
  output: z.array(liveTableResultView),
  refusals: { table_not_found, game_not_offered },
});

export const listLiveTableRounds = defineEndpoint({
  name: "listLiveTableRounds",
  method: "GET",
  path: "/api/live_tables/{slug}/rounds",
  summary: "Rounds that were drawn, with what recomputes them, the latest first.",
  access: "all",
  params,
  query: z.object({
    /** Goes on behind the round of this number. */
    before,
    limit: page(100),
  }),
  output: z.array(liveTableRoundView),
  refusals: { table_not_found },
});

export const getLiveTableRound = defineEndpoint({
  name: "getLiveTableRound",
  method: "GET",
  path: "/api/live_tables/{slug}/rounds/{number}",
  summary: "One round: its seed is shown once it is drawn.",
  access: "all",
  params: z.object({ slug, number }),
  output: liveTableRoundView,
  refusals: { table_not_found, round_not_found },
});

export const listLiveTableEntries = defineEndpoint({
  name: "listLiveTableEntries",
  method: "GET",
  path: "/api/live_tables/{slug}/rounds/{number}/entries",
  summary: "Ids of the entries of a round in their order: they give its salt.",
  access: "all",
  params: z.object({ slug, number }),
  query: z.object({
    /** Goes on behind the entry of this place. */
    after: z._default(z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2 ** 31 - 1)), 0),
  }),
  output: liveTableEntriesView,
  refusals: { table_not_found, round_not_found },
});

export const placeLiveTableBet = defineEndpoint({
  name: "placeLiveTableBet",
  method: "POST",
  path: "/api/live_tables/{slug}/bets",
  summary:
    "Bets on the round that takes bets. One bet of a player stands on each; chips are added to it.",
  access: "player",
  params,
  body: z.object({
    /** Made by the browser and kept there before it is sent: the same id is the same bet. */
    id: newWagerId,
    round: z.int().check(z.positive(), z.maximum(2 ** 48)),
    currency: z.string().check(z.regex(/^[A-Z]{3,4}$/)),
    bet,
  }),
  output: ownLiveTableBetView,
  status: 201,
  idempotency: "body-id",
  refusals: {
    round_not_found,
    bet_exists: refusal(409, "base", "You have a bet on this round: add to it."),
    ...CHIP_REFUSALS,
    round_too_soon: refusal(422, "base", "The next round has to wait a moment."),
  },
  limits: [{ by: "player", count: 120, windowSeconds: 60 }],
});

export const addToLiveTableBet = defineEndpoint({
  name: "addToLiveTableBet",
  method: "POST",
  path: "/api/live_tables/{slug}/bets/{id}/chips",
  summary: "Puts further chips on a bet while its round takes bets.",
  access: "player",
  params: z.object({ slug, id: wireId }),
  body: z.object({
    /** Made by the browser: the same id is the same chips. */
    id: newWagerId,
    bet,
  }),
  output: ownLiveTableBetView,
  idempotency: "body-id",
  refusals: { bet_not_found, ...CHIP_REFUSALS },
  limits: [{ by: "player", count: 300, windowSeconds: 60 }],
});

export const takeBackLiveTableBet = defineEndpoint({
  name: "takeBackLiveTableBet",
  method: "POST",
  path: "/api/live_tables/{slug}/bets/{id}/take_back",
  summary:
    "Takes a bet back with all its chips while its round takes bets. One that was taken back before is answered as it is.",
  access: "player",
  // A block or a limit stops new stakes, never the way back of one.
  whileRestricted: true,
  params: z.object({ slug, id: wireId }),
  output: ownLiveTableBetView,
  refusals: { table_not_found, bet_not_found, round_closed },
  limits: [{ by: "player", count: 120, windowSeconds: 60 }],
});

export const listLiveTableBets = defineEndpoint({
  name: "listLiveTableBets",
  method: "GET",
  path: "/api/live_tables/{slug}/bets",
  summary: "The caller's bets at a table, the latest first.",
  access: "player",
  whileRestricted: true,
  params,
  query: z.object({
    /** Goes on behind the bet with this id. */
    before: z.optional(wireId),
    limit: page(50),
  }),
  output: z.array(ownLiveTableBetView),
  refusals: { table_not_found },
});
