import type { StepView } from "@houselight/contracts/house-games";
import {
  CRAPS_SPOTS,
  type CrapsOutcome,
  type CrapsRollView,
  type CrapsTable,
  type Point,
  roomLeft,
  roomOn,
  spotOf,
} from "@houselight/game-maths/craps";
import type { Chips } from "../table/slip/bet-slip.ts";

/** Returns a table as the rules see it: before a round, or as its last roll left it. */
export const tableOf = (outcome: CrapsOutcome | null, chipCents: number): CrapsTable => ({
  chip: BigInt(chipCents),
  point: (outcome?.point ?? null) as Point | null,
  standing: (outcome?.standing ?? []).map(({ spot, amount_cents }) => ({
    spot: spotOf(spot),
    amount: BigInt(amount_cents),
  })),
  rolled: outcome?.rolls.length ?? 0,
});

/** Returns the spots that take no chips now. */
export const closedOn = (table: CrapsTable): ReadonlySet<string> =>
  new Set(CRAPS_SPOTS.filter((spot) => roomOn(table, spot) === 0n).map(({ key }) => key));

/** Returns the most that a table takes before its next roll, in smallest units. */
export const mostOn = (table: CrapsTable): number => Number(roomLeft(table));

/** Takes off what the spots of a table do not take: odds are cut to their most. */
export function fitOn(table: CrapsTable): (chips: Chips) => Chips {
  return (chips) =>
    Object.fromEntries(
      Object.entries(chips).flatMap(([key, cents]) => {
        const fitting = Math.min(cents, Number(roomOn(table, spotOf(key))));
        return fitting > 0 ? [[key, fitting] as const] : [];
      }),
    );
}

/** Returns what stands on the table. */
export const standingChips = ({ standing }: Pick<CrapsOutcome, "standing">): Chips =>
  Object.fromEntries(standing.map(({ spot, amount_cents }) => [spot, amount_cents]));

/** Puts chips on those that lie there already. */
export function joined(chips: Chips, more: Chips): Chips {
  const all: Record<string, number> = { ...chips };
  for (const [spot, cents] of Object.entries(more)) all[spot] = (all[spot] ?? 0) + cents;
  return all;
}

/** Returns the last roll of a round. */
export const lastRoll = ({ rolls }: CrapsOutcome): CrapsRollView => rolls.at(-1) as CrapsRollView;

/** Returns the chips as they lay when the dice of the last roll were thrown. */
export function chipsBefore(outcome: CrapsOutcome): Chips {
  const { bets, travelled } = lastRoll(outcome);
  const before: Record<string, number> = Object.fromEntries(
    bets.map(({ spot, amount_cents }) => [spot, amount_cents]),
  );
  for (const { spot, amount_cents } of outcome.standing) {
    const from = travelled.includes(spot) ? spot.replace(/-\d+$/, "") : spot;
    before[from] = (before[from] ?? 0) + amount_cents;
  }
  return before;
}

/** Returns the bets that the last roll paid more than their stake, with their chips. */
export const paidChips = (outcome: CrapsOutcome): Chips =>
  Object.fromEntries(
    lastRoll(outcome)
      .bets.filter(({ amount_cents, payout_cents }) => payout_cents > amount_cents)
      .map(({ spot, amount_cents }) => [spot, amount_cents]),
  );

/** Tells whether the last roll paid more than the bets that it decided were worth. */
export function isRollGain(outcome: CrapsOutcome): boolean {
  const { bets } = lastRoll(outcome);
  return (
    bets.reduce((sum, { amount_cents: staked, payout_cents: paid }) => sum + paid - staked, 0) > 0
  );
}

const listed = (chips: Chips) =>
  Object.entries(chips).map(([spot, amount_cents]) => ({ spot, amount_cents }));

/** Returns the bet of a round that begins with these chips. */
export const betOf = (chips: Chips, chipCents: number) => ({
  kind: "craps",
  chip_cents: chipCents,
  bets: listed(chips),
});

/** Returns a roll before which these chips are laid. */
export const stepOf = (chips: Chips): StepView => ({ kind: "craps", bets: listed(chips) });
