import * as z from "zod/mini";

/** Kinds of rewards that points are exchanged for (COMP-02). */
export const COMP_TYPES = ["money", "lootboxes", "freespins", "lotteries"] as const;
export type CompType = (typeof COMP_TYPES)[number];

/** Words that stand on a card (COMP-07). */
export const COMP_TAGS = ["POPULAR", "NEW", "VIP"] as const;
export type CompTag = (typeof COMP_TAGS)[number];

export const compRateView = z.object({
  currency: z.string(),
  /** Money of one unit, in smallest units of the currency; 0 where the reward is no money. */
  amount_cents: z.int(),
  /** Price of one unit. */
  points: z.int(),
});
export type CompRateView = z.infer<typeof compRateView>;

/** A reward of the shop (COMP-07). */
export const compCardView = z.object({
  id: z.string(),
  type: z.enum(COMP_TYPES),
  /** Names the card in an exchange; one that begins with `sale` is a discount. */
  group: z.string(),
  title: z.string(),
  tag: z.nullable(z.enum(COMP_TAGS)),
  /** Address of its picture; null for the one of the site. */
  image: z.nullable(z.string()),
  /** Games in which free spins are played, as `producer:game`. */
  games: z.array(z.string()),
  /** By currency; that of EUR serves every other one. */
  rates: z.array(compRateView),
  rate: z.object({
    /** Price of one unit where a currency has no rate of its own. */
    points: z.int(),
    /** Free spins of one unit; null of another reward. */
    freespins_count: z.nullable(z.int()),
    /** The lottery whose tickets it brings; empty of another reward. */
    lottery_ids: z.array(z.string()),
  }),
  /** The reward, or what it wins, is staked so many times before it becomes cash. */
  wager: z.int(),
  /**
   * Stake of a free spin as its game takes it, in the currency that the caller plays in, that of a guest in
   * euros; null of another reward, and where the game takes no such currency.
   */
  stake: z.nullable(z.object({ currency: z.string(), amount_cents: z.int() })),
  /** It is given until then; null for no end. */
  end_at: z.nullable(z.string()),
});
export type CompCardView = z.infer<typeof compCardView>;

/** A player's points (COMP-01). */
export const compPointsView = z.object({
  /** Those that can be exchanged. */
  chargeable: z.object({ points: z.int() }),
  /** All that were ever earned: they never fall. */
  persistent: z.object({ points: z.int() }),
  /** Rises with every change: a lower one is older. */
  version: z.int(),
});
export type CompPointsView = z.infer<typeof compPointsView>;
