import type { BonusOfferView, BonusView, PlayerBonusView } from "@houselight/contracts";
import { isActivatable, type Offer, type TermedBonus } from "../bonus.ts";

export const bonusView = (bonus: TermedBonus, now: Date): BonusView => {
  const { terms, maxWin, converted } = bonus;
  const activatable = isActivatable(bonus, now);
  return {
    id: bonus.id,
    title: bonus.title,
    type: "bonus",
    trigger: terms.trigger,
    stage: bonus.stage,
    currency: bonus.currency,
    amount_cents: Number(bonus.amount),
    amount_wager_cents: Number(bonus.wagered),
    amount_wager_requirement_cents: Number(bonus.requirement),
    max_win_cents: maxWin === null ? null : Number(maxWin),
    max_stake_eur_cents: Number(terms.maxStake),
    slots_percent: terms.slotsPercent,
    other_percent: terms.otherPercent,
    activatable,
    activatable_until: activatable ? bonus.activatableUntil.toISOString() : null,
    days_to_wager: terms.daysToWager,
    wager_until: bonus.wagerUntil?.toISOString() ?? null,
    group_key: terms.groupKey,
    group_keys: [terms.groupKey],
    freespins_total: null,
    converted_cents: converted === null ? null : Number(converted),
    erased_by_withdraw: bonus.erased,
    created_at: bonus.createdAt.toISOString(),
    version: Number(bonus.version),
  };
};

/** Returns a bonus as operators see it. */
export const playerBonusView = (
  bonus: TermedBonus & { readonly source: string },
  now: Date,
): PlayerBonusView => {
  const left = bonus.requirement - bonus.wagered;
  return {
    ...bonusView(bonus, now),
    offer_id: bonus.offerId,
    source: bonus.source,
    wager_left_cents: bonus.endedAt === null && left > 0n ? Number(left) : 0,
    activated_at: bonus.activatedAt?.toISOString() ?? null,
    ended_at: bonus.endedAt?.toISOString() ?? null,
  };
};

export const offerView = (offer: Offer, given: number): BonusOfferView => ({
  id: offer.id,
  trigger: offer.trigger,
  code: offer.code,
  title: offer.title,
  group_key: offer.groupKey,
  listed: offer.listed,
  percent: offer.percent,
  amount_eur_cents: Number(offer.amount),
  min_deposit_eur_cents: Number(offer.minDeposit),
  wagering: offer.wagering,
  max_win_eur_cents: offer.maxWin === null ? null : Number(offer.maxWin),
  max_stake_eur_cents: Number(offer.maxStake),
  slots_percent: offer.slotsPercent,
  other_percent: offer.otherPercent,
  days_to_activate: offer.daysToActivate,
  days_to_wager: offer.daysToWager,
  group_ids: [...offer.groupIds],
  end_at: offer.endAt.toISOString(),
  state: offer.state,
  changed_by: offer.changedBy,
  changed_at: offer.changedAt.toISOString(),
  given,
});
