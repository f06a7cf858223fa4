import {
  type BonusOfferView,
  isKnownGroup,
  type NewBonusOffer,
  proposeBonusOffer,
} from "@houselight/contracts";
import { appendTrailEntries, assertMayAgree, type By, type Doing, proposeOnce } from "#core/staff";
import type { Tx } from "#platform/database";
import { bodyHash, Refused } from "#platform/http";
import type { House } from "#platform/module";
import type { Offer } from "../bonus.ts";
import { offerView } from "../records/bonus-views.ts";
import {
  insertOffer,
  lockOffer,
  selectGiven,
  selectProposed,
  updateState,
} from "../records/offer-store.ts";

interface Proposed {
  readonly view: BonusOfferView;
  readonly repeated: boolean;
}

/**
 * Proposes an offer. The same request again finds the same one. Throws Refused: offer_group_unknown,
 * offer_code_taken, idempotency_mismatch.
 */
export async function propose(house: House, operator: By, body: NewBonusOffer): Promise<Proposed> {
  const hash = bodyHash(proposeBonusOffer, null, body);
  return house.database.tx(async (tx) => {
    const { proposal, repeated } = await proposeOnce({
      hash,
      find: () => selectProposed(tx, body.id),
      write: async () => {
        if (!body.group_ids.every(isKnownGroup)) throw new Refused("offer_group_unknown");
        const written = await insertOffer(tx, {
          ...termsOf(body),
          bodyHash: hash,
          changedBy: operator.email,
          changedAt: house.clock.now(),
        });
        if (written)
          await note(house, tx, "bonuses.propose", written, { operator, reason: body.reason });
        return written;
      },
      taken: "offer_code_taken",
    });
    return { view: await viewOf(tx, proposal), repeated };
  });
}

const termsOf = (body: NewBonusOffer) => ({
  id: body.id,
  trigger: body.trigger,
  code: body.code,
  title: body.title,
  groupKey: body.group_key,
  listed: body.listed,
  percent: body.percent,
  amount: BigInt(body.amount_eur_cents),
  minDeposit: BigInt(body.min_deposit_eur_cents),
  wagering: body.wagering,
  maxWin: body.max_win_eur_cents === null ? null : BigInt(body.max_win_eur_cents),
  maxStake: BigInt(body.max_stake_eur_cents),
  slotsPercent: body.slots_percent,
  otherPercent: body.other_percent,
  daysToActivate: body.days_to_activate,
  daysToWager: body.days_to_wager,
  groupIds: body.group_ids,
  endAt: new Date(body.end_at),
});

/**
 * Lets a proposed offer give bonuses; by another operator than proposed it. Throws Refused:
 * offer_not_found, offer_state, second_operator_needed, proposer_gone.
 */
export const publish = (house: House, id: string, doing: Doing): Promise<BonusOfferView> =>
  house.database.tx(async (tx) => {
    const offer = await held(tx, id, ["proposed"]);
    await assertMayAgree(tx, doing.operator, {
      proposedBy: offer.changedBy,
      permission: "bonuses.manage",
    });
    return moveTo(house, tx, offer, { state: "published", action: "bonuses.publish", doing });
  });

/** Ends an offer: it gives no bonus any more. Throws Refused: offer_not_found, offer_state. */
export const end = (house: House, id: string, doing: Doing): Promise<BonusOfferView> =>
  house.database.tx(async (tx) => {
    const offer = await held(tx, id, ["proposed", "published"]);
    return moveTo(house, tx, offer, { state: "ended", action: "bonuses.end", doing });
  });

async function held(tx: Tx, id: string, states: readonly Offer["state"][]): Promise<Offer> {
  const offer = await lockOffer(tx, id);
  if (!offer) throw new Refused("offer_not_found");
  if (!states.includes(offer.state)) throw new Refused("offer_state");
  return offer;
}

async function moveTo(
  house: House,
  tx: Tx,
  { id }: Offer,
  {
    state,
    action,
    doing,
  }: { readonly state: Offer["state"]; readonly action: string; readonly doing: Doing },
): Promise<BonusOfferView> {
  const by = doing.operator.email;
  const moved = await updateState(tx, id, { state, by, at: house.clock.now() });
  await note(house, tx, action, moved, doing);
  return viewOf(tx, moved);
}

const viewOf = async (tx: Tx, offer: Offer): Promise<BonusOfferView> =>
  offerView(offer, (await selectGiven(tx, [offer.id])).get(offer.id) ?? 0);

const note = (
  house: House,
  tx: Tx,
  action: string,
  { code, state, trigger, amount, wagering }: Offer,
  { operator, reason }: Doing,
): Promise<void> =>
  appendTrailEntries(tx, [
    {
      at: house.clock.now(),
      operator,
      action,
      subject: `bonus offer ${code}`,
      detail: { state, trigger, amount: String(amount), wagering, reason },
    },
  ]);
