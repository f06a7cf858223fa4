import type { Draw } from "../fairness/draw.ts";
import { fraction, subtractFractions } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import type { DecidedRound, Prize } from "../originals/index.ts";
import { MAGNITUDES } from "../stakes/magnitudes.ts";
import { hasOnly, isWholeBetween } from "../stakes/bet-readers.ts";
import type { LimboOutcome } from "./wire.ts";

/** Multipliers are whole hundredths: 200 is × 2.00. */
export const TARGETS = { least: 101, most: 100_000_000 } as const;
/** The least multiplier that can come; also the returned share of all stakes. */
export const LEAST_HEIGHT = 99;
/** After so many doublings nothing higher is drawn; every target lies below. */
export const MOST_DOUBLINGS = 20;
/** The most that one round pays, in hundredths of a euro: a million euro. */
const MOST_PAID = 100_000_000n;

/** Says what the multiplier has to reach, in hundredths. */
export interface LimboChoice {
  readonly target: number;
}

/**
 * Draws a multiplier that reaches M hundredths with a chance of exactly 99/M, whatever was chosen.
 * From 0.99 on it doubles with a chance of one half, time after time: draw(2). Where it stops it lies
 * from a to 2a - 1. There a place is drawn and kept by draws of a/M and (a + 1)/(M + 1), or drawn again:
 * that leaves each M as likely as 99/M - 99/(M + 1). No step rounds.
 * @returns hundredths; 0.99 times two to the twentieth stands for that and all above it.
 */
export function drawHeight(draw: Draw, mostDoublings = MOST_DOUBLINGS): number {
  let from = LEAST_HEIGHT;
  for (let doublings = 0; draw(2) === 1; ) {
    from *= 2;
    doublings += 1;
    if (doublings === mostDoublings) return from;
  }
  for (;;) {
    const height = from + draw(from);
    if (draw(height) < from && draw(height + 1) <= from) return height;
  }
}

/** Returns the exact chance that the multiplier reaches so many hundredths. */
export const chanceOfHeight = (target: number): Fraction =>
  fraction(BigInt(LEAST_HEIGHT), BigInt(target));

/** Plays a round: the stake times the target, when the multiplier reaches it. */
export function playLimbo({ target }: LimboChoice, draw: Draw): DecidedRound<LimboOutcome> {
  const height = drawHeight(draw);
  const won = height >= target;
  return {
    multiple: won ? limboMultiple({ target }) : fraction(0n),
    outcome: { kind: "limbo", height, won },
  };
}

/** Returns what a win pays in stakes: the target itself. */
export const limboMultiple = ({ target }: LimboChoice): Fraction => fraction(BigInt(target), 100n);

/** Returns what a target can return. */
export function limboPrizes(choice: LimboChoice): readonly Prize[] {
  const chance = chanceOfHeight(choice.target);
  return [
    { multiple: limboMultiple(choice), chance },
    { multiple: fraction(0n), chance: subtractFractions(fraction(1n), chance) },
  ];
}

/** Reads a target; null when it is not offered. */
export function readLimboChoice(fields: Readonly<Record<string, unknown>>): LimboChoice | null {
  const { target } = fields;
  const isTarget = isWholeBetween(target, TARGETS.least, TARGETS.most);
  return isTarget && hasOnly(fields, ["target"]) ? { target } : null;
}

/** Returns the highest target that a stake in smallest units may be put on, in hundredths. */
export function highestTarget(stake: bigint, currency: string): number {
  const most = (MOST_PAID * BigInt(MAGNITUDES[currency] ?? 0) * 100n) / stake;
  return Math.min(TARGETS.most, Number(most));
}
