import { randomUUID } from "node:crypto";
import { makeGrant, proposeGrant } from "@houselight/contracts";
import type { EndpointCall } from "@houselight/contracts";
import type { HttpCaller, TestHouse } from "@houselight/test-kit";
import { type Given, giveReward, type Reward } from "#core/rewards";
import { lockAccounts } from "#core/wallet";

/** Gives a player a gift, ten euros of cash unless said, as another module does. Returns its id. */
export async function given(
  { house }: TestHouse,
  playerId: bigint,
  reward: Reward = { kind: "cash", currency: "EUR", amount: 1_000n },
  part: Partial<Given> = {},
): Promise<string> {
  const id = randomUUID();
  const named = { title: "Ten for you", groupKey: "gift", source: "test 1" };
  await house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    await giveReward(house, tx, { id, playerId, reward, ...named, ...part });
  });
  return id;
}

type Body = EndpointCall<typeof proposeGrant>["body"];

/** A proposal of an operator: ten euros of cash unless said. */
export const grant = (part: Partial<Body> = {}): Body => ({
  id: randomUUID(),
  type: "cash",
  title: { en: "From the house" },
  amount_eur_cents: 1_000,
  days: 3,
  reason: "a test",
  ...part,
});

/** Proposes by one operator what another one makes. */
export async function granted(
  [first, second]: readonly [HttpCaller, HttpCaller],
  body: Body,
): Promise<string> {
  const proposed = await first.call(proposeGrant, { body });
  if (proposed.status !== 201) throw new Error(JSON.stringify(proposed.body));
  const { status } = await second.call(makeGrant, { params: { id: body.id } });
  if (status !== 200) throw new Error(`the grant answers ${status}`);
  return body.id;
}
