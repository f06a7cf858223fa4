import * as z from "zod/mini";
import { prizeDrawView, prizeView } from "../prizes/views.ts";

/** Turns of the wheel on one page, the latest first. */
export const SPINS_PAGE = 20;

/** Says whether the wheel turns for whoever asks: `guest` shows it without turning. */
export const WHEEL_STATES = ["off", "guest", "not_for_you", "ready", "spun"] as const;
export type WheelState = (typeof WHEEL_STATES)[number];

/** A turn of the wheel: the prizes as they stood, and how one of them came up. */
export const wheelSpinView = z.object({
  id: z.string(),
  prizes: z.array(prizeView),
  draw: prizeDrawView,
  spun_at: z.string(),
});
export type WheelSpinView = z.infer<typeof wheelSpinView>;

export const wheelView = z.object({
  state: z.enum(WHEEL_STATES),
  /** Prizes for whoever asks; empty where the wheel is off or not for them. */
  prizes: z.array(prizeView),
  /** Place of the segment whose prizes they are, from 0; null for those of all players. */
  segment: z.nullable(z.int()),
  /** The next midnight in UTC, where today's turn is used up. */
  next_spin_at: z.nullable(z.string()),
  /** Turns that were given and can be used once that of today is. */
  free_turns: z.int(),
  /** The latest turn of today. */
  last: z.nullable(wheelSpinView),
});
export type WheelView = z.infer<typeof wheelView>;
