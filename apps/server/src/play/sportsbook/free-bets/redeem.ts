import { type addBettingCoupon, convert, type EndpointInput } from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { appendTrailEntries, type TrailNote } from "#core/staff";
import { exchangeRates, lockAccounts } from "#core/wallet";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { type Coupon, countUse, insertCoupon, lockCoupon } from "./coupon-store.ts";
import type { FreeBet } from "./free-bet.ts";
import { insertFreeBet } from "./free-bet-store.ts";

const DAY_MS = 86_400_000;

/** Gives the free bet of a coupon, in the currency that the player plays in. Throws Refused. */
export async function redeem(house: House, playerId: bigint, code: string): Promise<FreeBet> {
  const rates = await exchangeRates(house)();
  const now = house.clock.now();
  return house.database.tx(async (tx) => {
    // Accounts first: who places a bet holds them before anything of the sportsbook.
    const active = (await lockAccounts(tx, [playerId])).find((account) => account.active);
    const coupon = await lockCoupon(tx, code);
    if (!coupon || coupon.validUntil <= now) throw new Refused("betting_coupon_unknown");
    const player = await selectPlayer(tx, playerId);
    if (!active || !player?.canIssueBonuses) throw new Refused("betting_coupon_not_for_you");
    // Who has paused playing is not drawn back by a stake, whose time to be used would run out.
    const objection = await house.objectionTo("bonuses.activate", tx, playerId);
    if (objection) throw new Refused(objection);
    const amount = convert(coupon.amountEur, "EUR", active.currency, rates);
    if (amount <= 0n) throw new Refused("betting_coupon_not_for_you");
    const given = await insertFreeBet(tx, {
      playerId,
      code: coupon.code,
      currency: active.currency,
      amount,
      minOdds: coupon.minOdds,
      givenAt: now,
      validUntil: new Date(now.getTime() + coupon.days * DAY_MS),
    });
    if (!given) throw new Refused("betting_coupon_used");
    if (coupon.uses >= coupon.usesMax) throw new Refused("betting_coupon_unknown");
    await countUse(tx, coupon.code);
    return given;
  });
}

/** Adds a coupon, with an entry on the audit trail. The same one again is left as it is. Throws Refused. */
export async function addCoupon(
  house: House,
  operator: NonNullable<TrailNote["operator"]>,
  { body }: Pick<EndpointInput<typeof addBettingCoupon>, "body">,
): Promise<Coupon> {
  const at = house.clock.now();
  const coupon = {
    code: body.code,
    amountEur: BigInt(body.amount_eur_cents),
    minOdds: body.min_odds,
    days: body.days,
    validUntil: new Date(body.valid_until),
    usesMax: body.uses_max,
  };
  return house.database.tx(async (tx) => {
    const added = await insertCoupon(tx, { ...coupon, addedBy: operator.email, addedAt: at });
    if (!added) {
      const known = await lockCoupon(tx, coupon.code);
      if (!known || !isSame(known, coupon)) throw new Refused("betting_coupon_taken");
      return known;
    }
    await appendTrailEntries(tx, [
      {
        at,
        operator,
        action: "sportsbook.add-coupon",
        subject: `betting coupon ${coupon.code}`,
        detail: { ...body },
      },
    ]);
    return added;
  });
}

type Terms = Pick<Coupon, "code" | "amountEur" | "minOdds" | "days" | "validUntil" | "usesMax">;
const isSame = (known: Coupon, terms: Terms): boolean =>
  known.amountEur === terms.amountEur &&
  known.minOdds === terms.minOdds &&
  known.days === terms.days &&
  known.usesMax === terms.usesMax &&
  known.validUntil.getTime() === terms.validUntil.getTime();
