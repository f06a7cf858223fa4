import { randomUUID } from "node:crypto";
import {
  activateJackpot,
  type EndpointCall,
  type NewJackpot,
  proposeJackpot,
} from "@houselight/contracts";
import type { HttpCaller, TestHouse } from "@houselight/test-kit";
import { wagerSettled, type WagerSettled } from "#events/wagers";
import { appendEvents, type OutboxEvent } from "#platform/outbox";

type Body = EndpointCall<typeof proposeJackpot>["body"];

/** A jackpot of one quick level: from 1 to 100 cents, by three hundredths of each stake. */
export const quickJackpot = (part: Partial<NewJackpot> = {}): Body => ({
  id: randomUUID(),
  identifier: `pot-${randomUUID().slice(0, 8)}`,
  name: "Quick",
  currency: "EUR",
  games: ["vault-of-buttons"],
  levels: [{ name: "Tin", rate_ppm: 30_000, start_cents: 1, must_drop_by_cents: 100 }],
  reason: "a test",
  ...part,
});

/** Puts a jackpot into use, as two operators do. Returns its address. */
export async function inUse(
  [first, second]: readonly [HttpCaller, HttpCaller],
  body: Body,
): Promise<string> {
  const proposed = await first.call(proposeJackpot, { body });
  if (proposed.status !== 201) throw new Error(JSON.stringify(proposed.body));
  const params = { identifier: body.identifier };
  const { status } = await second.call(activateJackpot, { params, body: { reason: "a test" } });
  if (status !== 200) throw new Error(`activation answers ${status}`);
  return body.identifier;
}

/** A settled round as the wagers module tells it. */
export const settled = (
  playerId: bigint,
  stakeCash: bigint,
  part: Partial<WagerSettled> = {},
): OutboxEvent<WagerSettled> =>
  wagerSettled(playerId, {
    wagerId: randomUUID(),
    owner: "house-games",
    subject: "vault-of-buttons",
    licence: "CW",
    currency: "EUR",
    cash: 0n,
    bonus: 0n,
    version: 1n,
    stakeCash,
    stakeBonus: 0n,
    payout: 0n,
    ...part,
  });

/** Tells rounds to the house and waits until everybody has heard them. */
export async function happen(kit: TestHouse, ...events: readonly OutboxEvent[]): Promise<void> {
  await kit.house.database.tx((tx) => appendEvents(tx, events));
  await kit.house.reactions.settled();
  await kit.house.reactions.settled();
}
