import * as z from "zod/mini";
import { BUNDLED_RATES, convert, type ExchangeRates } from "../money/index.ts";

/** The rules of a licence on how games are played, as the site keeps them. */
export const playPolicyView = z.object({
  /** Rounds may start one after the other without a press. */
  autoplay: z.boolean(),
  /** Rounds may be shown faster, or cut short. */
  turbo: z.boolean(),
  /** Time from one stake of a player to the next, in milliseconds; 0 for none. */
  min_round_ms: z.object({ slots: z.int(), other: z.int() }),
  /** Features of a game may be bought. */
  buy_feature: z.boolean(),
  /** A return at or below the stake may be celebrated like a win. */
  celebrate_returns: z.boolean(),
  /** Net position and time are in sight while one plays. */
  net_position: z.boolean(),
  /** Minutes of play after which the player is asked; null where the player alone decides. */
  reality_check_minutes: z.nullable(z.int()),
  /** Largest stake, as whole EUR; null for none but the game's own. */
  max_stake_eur: z.nullable(z.int()),
  /** Largest stake on a slot at the age of whoever asks, as whole EUR; null for none. */
  max_slot_stake_eur: z.nullable(z.int()),
});
export type PlayPolicyView = z.infer<typeof playPolicyView>;

/** Returns the least time between two stakes on games of a kind, in milliseconds. */
export const minRoundMs = (
  { min_round_ms: least }: Pick<PlayPolicyView, "min_round_ms">,
  gameKind: string,
): number => (gameKind === "slot" ? least.slots : least.other);

/** Returns the largest stake on games of a kind, as whole EUR; null for none but the game's own. */
export function maxStakeEurOn(
  { max_stake_eur: any, max_slot_stake_eur: slots }: StakeLimits,
  gameKind: string,
): number | null {
  const limits = [any, gameKind === "slot" ? slots : null].filter((eur) => eur !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}
type StakeLimits = Pick<PlayPolicyView, "max_stake_eur" | "max_slot_stake_eur">;

/**
 * Returns the largest stake that a licence takes in a currency, in smallest units, rounded down; null
 * where there is no such limit, or no rate: play money is nobody's.
 */
export function maxStake(
  maxStakeEur: number | null,
  currency: string,
  rates: ExchangeRates = BUNDLED_RATES,
): bigint | null {
  if (maxStakeEur === null || rates.eurPerUnit[currency] === undefined) return null;
  return convert(BigInt(maxStakeEur) * 100n, "EUR", currency, rates);
}

/** Tells whether a payout may be shown as a win: above the stake, or any where the licence lets it. */
export const mayCelebrate = (
  { celebrate_returns: anyReturn }: Pick<PlayPolicyView, "celebrate_returns">,
  { payoutCents, stakeCents }: { readonly payoutCents: number; readonly stakeCents: number },
): boolean => payoutCents > (anyReturn ? 0 : stakeCents);
