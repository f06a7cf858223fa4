import { randomUUID } from "node:crypto";
import { listBonuses } from "@houselight/contracts";
import { newOperation, type Operation } from "../operation.ts";
import type { Player } from "../player/player.ts";
import { type Offers, PRICE } from "./offers.ts";

/** Redeems the code: a player's one and only. */
export const coupon = ({ index }: Player, { code }: Offers): Operation =>
  newOperation({ kind: "coupon", player: index, id: code, body: { coupon_code: code } });

/** Activates a bonus that waits for it; null where none does. */
export async function activation({ index, caller }: Player): Promise<Operation | null> {
  const answer = await caller.call(listBonuses, {}).catch(() => null);
  if (answer?.status !== 200) return null;
  const issued = answer.body.find(({ stage, activatable }) => stage === "issued" && activatable);
  return issued
    ? newOperation({ kind: "activation", player: index, id: issued.id, body: null })
    : null;
}

/** Exchanges points for money. */
export function exchange({ index, purse }: Player, { group }: Offers): Operation {
  const id = randomUUID();
  const body = { id, exchange: { points: PRICE, currency: purse.currency, group } };
  return newOperation({ kind: "exchange", player: index, id, body });
}
