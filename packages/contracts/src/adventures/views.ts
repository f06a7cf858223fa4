import * as z from "zod/mini";

/** States of the card of a step (VIP-15). */
export const ADVENTURE_STATES = ["superb", "completed", "active", "lost", "future"] as const;
export type AdventureState = (typeof ADVENTURE_STATES)[number];

/** A step of the adventure, as it is for whoever asks (VIP-14). Amounts are in smallest units of `currency`. */
export const adventureDayView = z.object({
  /** Days since the first one, which is 1; that of the super day is the last one's. */
  day: z.int(),
  /** In UTC. */
  date: z.string(),
  step: z.int(),
  stepTotal: z.int(),
  isCompleted: z.boolean(),
  state: z.enum(ADVENTURE_STATES),
  /** It can be completed now. */
  isOpen: z.boolean(),
  currency: z.string(),
  prize: z.object({
    type: z.enum(["bonus", "fs"]),
    title: z.string(),
    /** Bonus money; null for free spins. */
    amount_cents: z.nullable(z.int()),
    /** Free spins, and the slug of their game; null for bonus money. */
    count: z.nullable(z.int()),
    game: z.nullable(z.string()),
  }),
  condition: z.object({
    /** To be deposited on the day; null for nothing. */
    minDep: z.nullable(z.int()),
    wager: z.int(),
    periodActivationDays: z.int(),
  }),
  variables: z.record(z.string(), z.string()),
});
export type AdventureDayView = z.infer<typeof adventureDayView>;

export const adventureView = z.object({
  /** Steps in their order; the super day, where there is one, is the last. */
  days: z.array(adventureDayView),
  hasSuperDay: z.boolean(),
  /** Today as a day of the adventure: below 1 before it. */
  today: z.int(),
  completed: z.int(),
  total: z.int(),
  isOver: z.boolean(),
  /** The player takes part: a tester, or a player of the group. */
  mayJoin: z.boolean(),
});
export type AdventureView = z.infer<typeof adventureView>;
