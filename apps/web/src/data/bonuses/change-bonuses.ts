import {
  activateBonus,
  type BonusView,
  cancelBonus,
  redeemCoupon,
} from "@houselight/contracts/bonuses";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { applyTold } from "../../api/page/apply-told.ts";
import { withTold } from "./told-gifts.ts";
import { bonusesQuery } from "./bonuses.ts";

/**
 * Takes over bonuses as they are now (BONUS-14), also into a list that is under way. Returns those that were not known before; none while
 * the list is not loaded.
 */
export function applyBonuses(
  queryClient: QueryClient,
  told: readonly BonusView[],
): readonly BonusView[] {
  const known = queryClient.getQueryData(bonusesQuery.queryKey);
  applyTold<BonusView[]>(queryClient, bonusesQuery.queryKey, (list) => withTold(list, told));
  if (!known) return [];
  return told.filter(({ id }) => !known.some((bonus) => bonus.id === id));
}

/**
 * Activates a bonus.
 *
 * @throws RefusedError when it cannot be activated any more.
 */
export async function activate(queryClient: QueryClient, id: string): Promise<BonusView> {
  const bonus = await call(activateBonus, { params: { id } });
  applyBonuses(queryClient, [bonus]);
  return bonus;
}

/**
 * Cancels a bonus: its bonus money is given up.
 *
 * @throws RefusedError when it is over, or a round is still open.
 */
export async function cancel(queryClient: QueryClient, id: string): Promise<void> {
  applyBonuses(queryClient, [await call(cancelBonus, { params: { id } })]);
}

/** Redeems a code (BONUS-09). Returns what became of it. */
export async function redeem(queryClient: QueryClient, code: string) {
  const { status, bonus } = await call(redeemCoupon, { body: { coupon_code: code } });
  if (bonus) applyBonuses(queryClient, [bonus]);
  return status;
}
