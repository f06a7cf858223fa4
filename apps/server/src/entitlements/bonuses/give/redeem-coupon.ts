import { convert, type CouponStatus } from "@houselight/contracts";
import { selectGroups, selectPlayer } from "#core/accounts";
import { licenceOf } from "#core/configuration";
import { exchangeRates, lockAccounts } from "#core/wallet";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import type { TermedBonus } from "../bonus.ts";
import { selectByCode } from "../records/offer-store.ts";
import { give, isFor } from "./give-bonus.ts";

interface Redeemed {
  readonly status: CouponStatus;
  readonly bonus: TermedBonus | null;
}

/** Gives the bonus of a code, in the currency that the player plays in. Throws Refused: sign_in_required. */
export async function redeemCoupon(
  house: House,
  playerId: bigint,
  code: string,
): Promise<Redeemed> {
  const rates = await exchangeRates(house)();
  return house.database.tx(async (tx): Promise<Redeemed> => {
    const offer = await selectByCode(tx, code, house.clock.now());
    if (!offer || offer.trigger === "deposit") return { status: "unknown", bonus: null };
    const player = await selectPlayer(tx, playerId);
    if (!player) throw new Refused("sign_in_required");
    if (!player.canIssueBonuses) return { status: "bonuses_off", bonus: null };
    const groups = await selectGroups(tx, playerId);
    if (
      !(await isFor(
        tx,
        offer,
        { ...player, licence: licenceOf(player.licence), groups },
        house.clock.now(),
      ))
    )
      return { status: "not_for_you", bonus: null };
    const active = (await lockAccounts(tx, [playerId])).find((account) => account.active);
    if (!active) return { status: "not_for_you", bonus: null };
    const { currency } = active;
    const amount = convert(offer.amount, "EUR", currency, rates);
    const gift = { offer, player, currency, amount, source: `code ${offer.code}` };
    const bonus = await give(house, tx, gift, rates);
    return bonus ? { status: "issued", bonus } : { status: "used", bonus: null };
  });
}
