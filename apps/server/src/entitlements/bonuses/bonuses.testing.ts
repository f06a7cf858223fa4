import { randomUUID } from "node:crypto";
import { type EndpointCall, proposeBonusOffer, publishBonusOffer } from "@houselight/contracts";
import type { HttpCaller } from "@houselight/test-kit";

type Body = EndpointCall<typeof proposeBonusOffer>["body"];

/** A coupon for 10 euros of bonus money, to be staked twice, open for an hour. */
export const coupon = (now: Date, part: Partial<Body> = {}): Body => {
  const name = randomUUID().slice(0, 8);
  return {
    id: randomUUID(),
    trigger: "coupon",
    code: `CODE-${name}`,
    title: { en: "Ten for a start" },
    group_key: `gift_${name}`,
    amount_eur_cents: 1_000,
    wagering: 2,
    days_to_activate: 2,
    days_to_wager: 3,
    end_at: new Date(now.getTime() + 3_600_000).toISOString(),
    reason: "a test",
    ...part,
  };
};

/** Lets an offer give bonuses, as two operators do. Returns its code. */
export async function offered(
  [first, second]: readonly [HttpCaller, HttpCaller],
  body: Body,
): Promise<string> {
  const proposed = await first.call(proposeBonusOffer, { body });
  if (proposed.status !== 201) throw new Error(JSON.stringify(proposed.body));
  const params = { id: body.id };
  const { status } = await second.call(publishBonusOffer, { params, body: { reason: "a test" } });
  if (status !== 200) throw new Error(`publication answers ${status}`);
  return body.code;
}
