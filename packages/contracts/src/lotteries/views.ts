import * as z from "zod/mini";
import { PROMO_STATUSES } from "../configuration/index.ts";

/** Grants of tickets on one page, for recomputing the salt of the draw. */
export const TICKETS_PAGE = 500;
/** Ranges of the caller's own tickets that a status shows: the latest. */
export const OWN_NUMBERS_SHOWN = 50;

export const lotteryView = z.object({
  id: z.string(),
  /** The same value as `id` (LOTTERY-01). */
  lottery_id: z.string(),
  /** Its address: `/lottery/{identifier}`. */
  identifier: z.string(),
  title: z.string(),
  /** Stakes give tickets now. */
  in_progress: z.boolean(),
  /** Ended by the house before its time: nothing is drawn. */
  cancelled: z.boolean(),
  /** Tickets of all players; they are numbered from 1 on without gaps. */
  tickets: z.int(),
  status: z.enum(PROMO_STATUSES),
  start_at: z.string(),
  end_at: z.string(),
  /** Open to players of these groups alone; to all where there is none. */
  group_ids: z.array(z.string()),
  image: z.nullable(z.string()),
  currency: z.string(),
  /** Each is drawn apart, the biggest first; in smallest units of `currency`. */
  prizes_cents: z.array(z.int()),
  /** Stakes of a player's own money that give one ticket, in hundredths of a euro. */
  ticket_price_cents: z.int(),
  /** Slugs of the games whose rounds count; all games where it is empty. */
  games: z.array(z.string()),
});
export type LotteryView = z.infer<typeof lotteryView>;

export const lotteryWinnerView = z.object({
  id: z.string(),
  /** From 1, the biggest prize: its place in `prizes_cents`. */
  prize: z.int(),
  /** The winning ticket. */
  number: z.int(),
  /** Cut to six characters on the server. */
  nickname: z.string(),
  /** The prize, in smallest units of the lottery's currency. */
  amount_cents: z.int(),
  /** The caller's own. */
  own: z.boolean(),
});
export type LotteryWinnerView = z.infer<typeof lotteryWinnerView>;

/** Tells before the draw what decides it; with the list of tickets it recomputes the draw afterwards. */
export const lotteryTermsView = z.object({
  /** SHA-256 of the seed: told from the publication on. */
  seed_hash: z.string(),
  /** Nonce of the draw. */
  nonce: z.int(),
  /**
   * The lottery's id, hashed on with every grant of tickets: SHA-256 of
   * `{salt before}:{wager id}:{count}`. The ids are made by players' browsers.
   */
  salt: z.string(),
});
export type LotteryTermsView = z.infer<typeof lotteryTermsView>;

/** A draw that was made. */
export const lotteryDrawView = z.object({
  seed: z.string(),
  drawn_at: z.string(),
  /**
   * Each number in the order of the draw. One is passed over when it was drawn before or when its player
   * is self-excluded; the others win, the first the biggest prize.
   */
  numbers: z.array(z.object({ number: z.int(), passed_over: z.boolean() })),
});
export type LotteryDrawView = z.infer<typeof lotteryDrawView>;

/** A lottery as its page shows it. */
export const lotteryDetailView = z.extend(lotteryView, {
  terms: lotteryTermsView,
  /** Null until the prizes are drawn. */
  draw: z.nullable(lotteryDrawView),
  winners: z.array(lotteryWinnerView),
});
export type LotteryDetailView = z.infer<typeof lotteryDetailView>;

/** The caller's part in a lottery. */
export const lotteryStatusView = z.object({
  lottery_id: z.string(),
  /** The caller's own. */
  tickets: z.int(),
  in_progress: z.boolean(),
  /** The caller's tickets, the latest first; older ones are left out where there are many. */
  numbers: z.array(z.object({ first_number: z.int(), count: z.int() })),
  /** Prizes that the caller won; what was paid is in the currency that the caller played in. */
  won: z.array(
    z.object({
      prize: z.int(),
      number: z.int(),
      amount_cents: z.int(),
      /** Null where the prize was worth less than a smallest unit. */
      paid: z.nullable(z.object({ amount_cents: z.int(), currency: z.string() })),
    }),
  ),
});
export type LotteryStatusView = z.infer<typeof lotteryStatusView>;

/** Tickets that one round or one exchange of points gave. Whose they are is not told. */
export const lotteryTicketsView = z.object({
  first_number: z.int(),
  count: z.int(),
  /** Id of the round, or of the exchange. */
  source_id: z.string(),
});
export type LotteryTicketsView = z.infer<typeof lotteryTicketsView>;
