import { randomUUID } from "node:crypto";
import {
  makeCompCorrection,
  proposeBonusOffer,
  proposeCompCard,
  proposeCompCorrection,
  publishBonusOffer,
  publishCompCard,
} from "@houselight/contracts";
import type { HttpAnswer, HttpCaller } from "@houselight/test-kit";

type Managers = readonly [HttpCaller, HttpCaller];

const DAY_MS = 86_400_000;
const REASON = "for the fault run";
/** Points of an exchange, and of what a player is given to exchange. */
export const PRICE = 10;
const GIVEN = 5_000;

/** A coupon for bonus money and a reward of the shop, which every player may have. */
export interface Offers {
  readonly code: string;
  readonly group: string;
}

/** Has one manager propose what the other agrees to: a code for a bonus, and money for points. */
export async function openOffers([first, second]: Managers): Promise<Offers> {
  const name = randomUUID().slice(0, 8);
  const offers = { code: `CODE-${name}`, group: `cash_${name}` };
  const bonus = {
    ...newBonus(offers.code),
    wagering: 3,
    end_at: new Date(Date.now() + DAY_MS).toISOString(),
  };
  must(await first.call(proposeBonusOffer, { body: bonus as never }), 201);
  const body = { reason: REASON };
  must(await second.call(publishBonusOffer, { params: { id: bonus.id }, body }), 200);
  const card = {
    id: randomUUID(),
    type: "money",
    group: offers.group,
    title: { en: "Money for points" },
    rates: [{ currency: "EUR", amount_cents: 20, points: PRICE }],
    reason: REASON,
  };
  must(await first.call(proposeCompCard, { body: card as never }), 201);
  must(await second.call(publishCompCard, { params: { id: card.id }, body }), 200);
  return offers;
}

/** A bonus for a code, of ten euros. */
export const newBonus = (code: string) => ({
  id: randomUUID(),
  trigger: "coupon",
  code,
  title: { en: "Ten for a start" },
  group_key: code.toLowerCase(),
  amount_eur_cents: 1000,
  wagering: 2,
  days_to_activate: 2,
  days_to_wager: 3,
  reason: REASON,
});

/** Gives a player points, by the word of both managers. */
export async function givePoints([first, second]: Managers, playerId: number): Promise<void> {
  const id = randomUUID();
  const body = { id, player_id: playerId, points: GIVEN, reason: REASON };
  must(await first.call(proposeCompCorrection, { body }), 201);
  must(await second.call(makeCompCorrection, { params: { id } }), 200);
}

function must({ status, body }: HttpAnswer<unknown>, expected: number): void {
  if (status !== expected)
    throw new Error(`an offer is answered ${status}: ${JSON.stringify(body)}`);
}
