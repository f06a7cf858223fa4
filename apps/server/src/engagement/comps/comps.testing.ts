import { randomUUID } from "node:crypto";
import {
  type CompExchange,
  type EndpointCall,
  exchangeCompPoints,
  getCompPoints,
  makeCompCorrection,
  type NewCompCard,
  proposeCompCard,
  proposeCompCorrection,
  publishCompCard,
} from "@houselight/contracts";
import type { HttpCaller } from "@houselight/test-kit";

type Body = EndpointCall<typeof proposeCompCard>["body"];
type Operators = readonly [HttpCaller, HttpCaller];

const reason = "a test";

/** A card of five euros for a hundred points, staked once. */
export const moneyCard = (part: Partial<NewCompCard> = {}): Body => ({
  id: randomUUID(),
  type: "money",
  group: `card-${randomUUID().slice(0, 8)}`,
  title: { en: "Five euros" },
  rates: [{ currency: "EUR", amount_cents: 500, points: 100 }],
  wager: 1,
  reason,
  ...part,
});

const things = { rates: [{ currency: "EUR", amount_cents: 0, points: 50 }], wager: 0 };

export const spinsCard = (part: Partial<NewCompCard> = {}): Body =>
  moneyCard({
    ...things,
    type: "freespins",
    title: { en: "Ten spins", de: "Zehn Drehungen" },
    freespins: { count: 10, game: "lantern-tide", stake_eur_cents: 20 },
    ...part,
  });

export const boxCard = (part: Partial<NewCompCard> = {}): Body =>
  moneyCard({
    ...things,
    type: "lootboxes",
    title: { en: "A box" },
    lootbox_group: "a-box",
    ...part,
  });

/** A card of a lottery's tickets, until a moment. */
export const ticketCard = (lottery_id: string, end_at: string): Body =>
  moneyCard({ ...things, type: "lotteries", title: { en: "A ticket" }, lottery_id, end_at });

/** Publishes a card, as two operators do. Returns its group. */
export async function inShop([first, second]: Operators, body: Body): Promise<string> {
  const proposed = await first.call(proposeCompCard, { body });
  if (proposed.status !== 201) throw new Error(JSON.stringify(proposed.body));
  const call = { params: { id: body.id }, body: { reason } };
  const { status } = await second.call(publishCompCard, call);
  if (status !== 200) throw new Error(`the publication answers ${status}`);
  return body.group;
}

/** Gives a player points by a correction that two operators agree on. */
export async function givePoints(
  [first, second]: Operators,
  playerId: bigint,
  points: number,
): Promise<void> {
  const id = randomUUID();
  const body = { id, player_id: Number(playerId), points, reason };
  const proposed = await first.call(proposeCompCorrection, { body });
  if (proposed.status !== 201) throw new Error(JSON.stringify(proposed.body));
  const { status } = await second.call(makeCompCorrection, { params: { id } });
  if (status !== 200) throw new Error(`the correction answers ${status}`);
}

export const pointsOf = async (caller: HttpCaller): Promise<readonly [number, number]> => {
  const { body } = await caller.call(getCompPoints, {});
  return [body.chargeable.points, body.persistent.points];
};

export const exchange = (caller: HttpCaller, type: NewCompCard["type"], body: CompExchange) =>
  caller.call(exchangeCompPoints, { params: { type }, body });

/** A request for so many points of a group, in EUR. */
export const wanted = (group: string, points: number, currency = "EUR"): CompExchange => ({
  id: randomUUID(),
  exchange: { points, currency, group },
});

/** Returns status and code of an answer that refuses. */
export const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.keys(
    Object.values((body as { errors?: Record<string, object> }).errors ?? {})[0] ?? {},
  )[0],
];
