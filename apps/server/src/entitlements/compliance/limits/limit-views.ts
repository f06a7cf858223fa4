import { isPause, type UserLimitView } from "@houselight/contracts";
import type { Queryable } from "#platform/database";
import { selectRestrictions } from "../restriction-store.ts";
import { type Budget, budgetAt, countedUse } from "./budget.ts";
import { type LimitChange, selectOpenChanges } from "./changes/change-store.ts";
import { LINK_MS } from "./changes/change-terms.ts";
import { type Limit, selectLimits } from "./limit-store.ts";
import { FOREVER, windowOf } from "./periods.ts";
import { withTime } from "./session-time.ts";

/** Reads a player's limits as the wire has them, oldest first. */
export async function limitViews(
  queryable: Queryable,
  playerId: bigint,
  at: Date,
): Promise<UserLimitView[]> {
  return viewsOf(queryable, await selectLimits(queryable, playerId, at), playerId, at);
}

/** Returns these limits of a player as the wire has them. */
export async function viewsOf(
  queryable: Queryable,
  limits: readonly Limit[],
  playerId: bigint,
  at: Date,
): Promise<UserLimitView[]> {
  const restrictions = await selectRestrictions(queryable, [playerId]);
  const changes = await selectOpenChanges(queryable, playerId);
  const restriction = restrictions.get(playerId);
  const [own] = await withTime(queryable, restriction ? [restriction] : [], at);
  return limits.map((limit) => {
    const budgets = (own?.budgets ?? []).filter(({ limitId }) => limitId === limit.id);
    const change = changes.find(({ limitId }) => limitId === limit.id);
    const held = limit.type === "selfexclusion" ? (restriction?.excludedUntil ?? null) : null;
    return limitView(limit, { budgets, change, heldUntil: held ?? limit.endsAt, at });
  });
}

interface Around {
  readonly budgets: readonly Budget[];
  readonly change: LimitChange | undefined;
  /** Until when a pause cannot be lifted: that of the longest. */
  readonly heldUntil: Date | null;
  readonly at: Date;
}

function limitView(limit: Limit, { budgets, change, heldUntil, at }: Around): UserLimitView {
  const { type, period, createdAt, endsAt } = limit;
  const now = budgets.map((budget) => budgetAt(budget, at));
  const session = type === "session" ? now[0] : undefined;
  const window = windowOf(period, createdAt, at);
  const ends = isPause(type) ? endsAt : window.endsAt;
  return {
    id: Number(limit.id),
    type,
    period,
    accounts: session
      ? []
      : now
          .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
          .map((budget) => ({
            currency: budget.currency,
            amount_cents: Number(budget.amount),
            current_value_amount_cents: Number(countedUse(budget)),
          })),
    minutes: session ? minutesOf(session.amount) : null,
    used_minutes: session ? minutesOf(session.used) : null,
    created_at: createdAt.toISOString(),
    starts_at: (isPause(type) ? createdAt : window.startsAt).toISOString(),
    ends_at: ends === null || ends >= FOREVER ? null : ends.toISOString(),
    removed_at: limit.removedAt?.toISOString() ?? null,
    removable: limit.removedAt === null && isRemovable(limit, heldUntil, at),
    pending: change ? pendingView(change, type === "session") : null,
  };
}

/** Returns true when the removal of a limit can be asked for; of a pause, when its time is over. */
export const isRemovable = ({ type }: Limit, heldUntil: Date | null, at: Date): boolean =>
  !isPause(type) || (type === "selfexclusion" && heldUntil !== null && heldUntil <= at);

const pendingView = (
  { kind, amounts, dueAt }: LimitChange,
  isSession: boolean,
): UserLimitView["pending"] => ({
  kind,
  accounts: isSession
    ? []
    : amounts.map(({ currency, amount }) => ({ currency, amount_cents: Number(amount) })),
  minutes: isSession && amounts[0] ? minutesOf(amounts[0].amount) : null,
  confirm_from: dueAt.toISOString(),
  confirm_until: new Date(dueAt.getTime() + LINK_MS).toISOString(),
});

const minutesOf = (seconds: bigint): number => Number(seconds / 60n);
