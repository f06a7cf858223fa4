import {
  type createUserLimit,
  type EndpointInput,
  isMoneyLimit,
  isPause,
  periodsOf,
  type UserLimitView,
} from "@houselight/contracts";
import { lockAccounts } from "#core/wallet";
import { limitChanged } from "#events/compliance";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { beginPause } from "../exclusion/begin-pause.ts";
import { selectRestrictions } from "../restriction-store.ts";
import {
  insertChange,
  type LimitChange,
  replaceChange,
  selectOpenChanges,
} from "./changes/change-store.ts";
import { splitWish, WAIT_MS } from "./changes/change-terms.ts";
import {
  insertLimit,
  type LimitAmount,
  selectLimits,
  type SetLimit,
  setAmounts,
} from "./limit-store.ts";
import { viewsOf } from "./limit-views.ts";
import { windowOf } from "./periods.ts";

export type LimitWish = EndpointInput<typeof createUserLimit>["body"];

const SECONDS_PER_MINUTE = 60n;

/**
 * Sets a limit, changes the one of this type and period, or begins a pause. What is tighter than now
 * holds at once; what is looser waits a day and for the player's confirmation. A new wish takes the
 * place of one that waits; the same again changes nothing, and answers the same.
 * Throws Refused: accounts_required, currency_repeated, currency_not_held, minutes_required,
 * period_not_offered.
 */
export async function setLimit(
  house: House,
  playerId: bigint,
  wish: LimitWish,
): Promise<UserLimitView> {
  const amounts = amountsOf(wish);
  return house.database.tx(async (tx) => {
    const accounts = await lockAccounts(tx, [playerId]);
    // After the wait: a stake that was first is older than the pause that waited for it.
    const at = house.clock.now();
    const held = new Set(accounts.map(({ currency }) => currency));
    if (isMoneyLimit(wish.type) && !amounts.every(({ currency }) => held.has(currency)))
      throw new Refused("currency_not_held");
    const { limit, isNew } = isPause(wish.type)
      ? await beginPause(tx, playerId, { type: wish.type, period: wish.period }, at)
      : await changeLimit(tx, { ...wish, playerId, amounts }, at);
    if (isNew) await appendEvents(tx, [limitChanged(playerId, { limitId: limit.id })]);
    const [view] = await viewsOf(tx, [limit], playerId, at);
    return view as UserLimitView;
  });
}

/** Returns the amounts of a wish; none for a pause. Throws Refused. */
function amountsOf({ type, period, accounts, minutes }: LimitWish): readonly LimitAmount[] {
  if (!periodsOf(type).includes(period)) throw new Refused("period_not_offered");
  if (isPause(type)) return [];
  if (type === "session") {
    if (minutes === undefined) throw new Refused("minutes_required");
    return [{ currency: "", amount: BigInt(minutes) * SECONDS_PER_MINUTE }];
  }
  if (!accounts) throw new Refused("accounts_required");
  if (new Set(accounts.map(({ currency }) => currency)).size < accounts.length)
    throw new Refused("currency_repeated");
  return accounts.map(({ currency, amount_cents }) => ({ currency, amount: BigInt(amount_cents) }));
}

async function changeLimit(
  tx: Tx,
  wish: Pick<LimitWish, "type" | "period"> & {
    readonly playerId: bigint;
    readonly amounts: readonly LimitAmount[];
  },
  at: Date,
): Promise<SetLimit> {
  const { playerId, type, period, amounts } = wish;
  const known = (await selectLimits(tx, playerId, at)).find(
    (one) => one.type === type && one.period === period,
  );
  const limit =
    known ?? (await insertLimit(tx, { playerId, type, period, createdAt: at, endsAt: null }));
  const restriction = (await selectRestrictions(tx, [playerId])).get(playerId);
  const current = (restriction?.budgets ?? []).filter(({ limitId }) => limitId === limit.id);
  const { atOnce, waiting } = splitWish(current, amounts);
  const open = (await selectOpenChanges(tx, playerId)).find(({ limitId }) => limitId === limit.id);
  if (atOnce.length === 0 && isWaiting(open, waiting)) return { limit, isNew: false };
  await setAmounts(tx, limit, atOnce, windowOf(period, limit.createdAt, at).startsAt);
  await replaceChange(tx, limit.id, at);
  const change = { playerId, limitId: limit.id, kind: "change", askedAt: at } as const;
  if (atOnce.length > 0)
    await insertChange(tx, { ...change, amounts: atOnce, dueAt: at }, "at_once");
  const dueAt = new Date(at.getTime() + WAIT_MS);
  if (waiting.length > 0) await insertChange(tx, { ...change, amounts: waiting, dueAt }, null);
  return { limit, isNew: true };
}

/** Returns true when these amounts are what waits for a limit; none where nothing does. */
function isWaiting(open: LimitChange | undefined, amounts: readonly LimitAmount[]): boolean {
  if (!open) return amounts.length === 0;
  const wished = new Map(amounts.map(({ currency, amount }) => [currency, amount]));
  return (
    open.kind === "change" &&
    open.amounts.length === wished.size &&
    open.amounts.every(({ currency, amount }) => wished.get(currency) === amount)
  );
}
