import {
  type LotteryState,
  type LotteryView,
  promoStatus,
  type SettingWords,
} from "@houselight/contracts";
import type { Link } from "#core/fairness";

/** Rules of a lottery; they never change. */
export interface Rules {
  readonly startAt: Date;
  readonly endAt: Date;
  /** Hundredths of a euro for one ticket. */
  readonly ticketPrice: bigint;
  /** Slugs; all games where it is empty. */
  readonly games: readonly string[];
  /** Open to players of these groups alone; to all where it is empty. */
  readonly groupIds: readonly string[];
}

export interface Lottery extends Rules {
  readonly id: string;
  readonly identifier: string;
  readonly title: SettingWords;
  readonly image: string | null;
  readonly currency: string;
  /** Each is drawn apart, the biggest first. */
  readonly prizes: readonly bigint[];
  readonly state: LotteryState;
  readonly changedBy: string;
  readonly changedAt: Date;
  /** Its place in a chain of seeds; null before its publication. */
  readonly link: Link | null;
  /** Numbers given so far: from 1 to this one. */
  readonly tickets: bigint;
  /** The id, hashed on with every grant of tickets. */
  readonly salt: string;
  /** Seed that decided the draw, and its moment; null before it. */
  readonly drawn: { readonly seed: string; readonly at: Date } | null;
}

/** Returns future, active or archive: a lottery is over with its end, whether it is drawn yet or not. */
export function statusOf(
  { startAt, endAt, state }: Pick<Lottery, "startAt" | "endAt" | "state">,
  now: Date,
): LotteryView["status"] {
  if (state === "finished" || state === "cancelled") return "archive";
  const span = { start_at: startAt.toISOString(), end_at: endAt.toISOString() };
  return promoStatus(span, now.getTime());
}

/** Tells whether stakes give tickets now. */
export const isInProgress = (lottery: Lottery, now: Date): boolean =>
  lottery.state === "published" && statusOf(lottery, now) === "active";

/** Tells whether players of these groups take part. */
export const isOpenTo = (
  { groupIds }: Pick<Rules, "groupIds">,
  groups: readonly string[],
): boolean => groupIds.length === 0 || groupIds.some((id) => groups.includes(id));
