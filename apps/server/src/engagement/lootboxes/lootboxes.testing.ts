import { randomUUID } from "node:crypto";
import {
  type EndpointCall,
  type Prize,
  proposeLootboxKind,
  publishLootboxKind,
} from "@houselight/contracts";
import type { HttpCaller } from "@houselight/test-kit";

type Body = EndpointCall<typeof proposeLootboxKind>["body"];
export type Operators = readonly [HttpCaller, HttpCaller];

const reason = "a test";

/** Money of so many euros, wagered three times. */
export const moneyItem = (euros: number, weight = 1): Prize => ({
  weight,
  bonuses: [
    {
      type: "bonus",
      title: { en: `${euros} euros`, de: `${euros} Euro` },
      bonus_amount: { EUR: euros * 100 },
      result_bonus: { wager: 3 },
    },
  ],
});

/** A kind of box for a week: five euros, or ten. */
export const boxKind = (part: Partial<Body> = {}): Body => ({
  id: randomUUID(),
  group_key: `box-${randomUUID().slice(0, 8)}`,
  title: { en: "A box", de: "Eine Schachtel" },
  items: [moneyItem(5, 3), moneyItem(10)],
  days_valid: 7,
  reason,
  ...part,
});

/** Publishes a kind, as two operators do. Returns its key. */
export async function publishedKind(
  [first, second]: Operators,
  part: Partial<Body> = {},
): Promise<string> {
  const body = boxKind(part);
  const proposed = await first.call(proposeLootboxKind, { body });
  if (proposed.status !== 201) throw new Error(JSON.stringify(proposed.body));
  const call = { params: { id: body.id }, body: { reason } };
  const { status } = await second.call(publishLootboxKind, call);
  if (status !== 200) throw new Error(`the publication answers ${status}`);
  return body.group_key;
}

/** Returns status and code of an answer that refuses. */
export const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.keys(
    Object.values((body as { errors?: Record<string, object> }).errors ?? {})[0] ?? {},
  )[0],
];
