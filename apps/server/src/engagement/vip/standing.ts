import {
  VIP_LEVEL_IDS,
  VIP_LEVELS,
  VIP_STATUSES,
  type VipLevel,
  type VipStandingView,
  type VipStatus,
} from "@houselight/contracts";

/** Own money staked for one point of the club, in hundredths of a euro. */
const POINT_EUR_CENTS = 1_000n;

/** Returns the first day of a quarter, in UTC, as YYYY-MM-DD. */
export function quarterOf(at: Date): string {
  const month = Math.floor(at.getUTCMonth() / 3) * 3;
  return new Date(Date.UTC(at.getUTCFullYear(), month, 1)).toISOString().slice(0, 10);
}

/** Returns the first day of the quarter before. */
export const quarterBefore = (quarter: string): string =>
  quarterOf(new Date(Date.parse(`${quarter}T00:00:00Z`) - 1));

/** Returns the last day of a quarter: 31 March, 30 June, 30 September or 31 December (VIP-09). */
export function lastDayOf(quarter: string): string {
  const first = new Date(`${quarter}T00:00:00Z`);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 3, 0))
    .toISOString()
    .slice(0, 10);
}

/** Returns the points of what was staked in a quarter, in hundredths of a euro. */
export const pointsOf = (stakedEurCents: bigint): number =>
  Number(stakedEurCents / POINT_EUR_CENTS);

/** Returns the rank of the level that points make, from 0 on; -1 for none. */
export const rankOfPoints = (levels: readonly VipLevel[], points: number): number =>
  levels.findLastIndex(({ min }) => points >= min);

/** Returns the status of a rank; whoever has none is regular. */
export const statusOf = (rank: number): VipStatus => VIP_STATUSES[Math.max(0, rank)] as VipStatus;

const TOP = VIP_LEVELS.length - 1;

/** Tells whether the status of a rank is for life: that of the top (OPEN-06). */
const isForLife = (rank: number): boolean => rank === TOP;

export const isVip = (rank: number): boolean => VIP_LEVELS[rank]?.vip === true;

/** Tells whether a VIP player has the points that keep the level (VIP-07); nobody has where none are set. */
export const isSafe = (levels: readonly VipLevel[], rank: number, points: number): boolean => {
  const target = levels[rank]?.saveTarget;
  return isVip(rank) && target !== undefined && points >= target;
};

/**
 * Returns the rank that a player goes on with after a quarter: a VIP status that was not kept falls by one,
 * but for that of the top.
 */
export const rankAfterQuarter = (
  levels: readonly VipLevel[],
  rank: number,
  points: number,
): number => (!isVip(rank) || isForLife(rank) || isSafe(levels, rank, points) ? rank : rank - 1);

/** Returns the standing of a player with a rank and the points of this quarter. */
export function standingOf(
  levels: readonly VipLevel[],
  { rank, points, quarter }: { rank: number; points: number; quarter: string },
): VipStandingView {
  const next = rank < TOP ? rank + 1 : null;
  const saveTarget = levels[rank]?.saveTarget ?? null;
  return {
    level: VIP_LEVEL_IDS[rank] ?? null,
    points_type: isVip(rank) ? "SP" : "XP",
    points,
    next_level: next === null ? null : (VIP_LEVEL_IDS[next] ?? null),
    next_level_points: next === null ? saveTarget : (levels[next]?.min ?? null),
    save_target: saveTarget,
    is_safe: isSafe(levels, rank, points),
    expires_on: isVip(rank) && !isForLife(rank) ? lastDayOf(quarter) : null,
  };
}
