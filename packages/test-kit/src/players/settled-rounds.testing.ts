import { randomUUID } from "node:crypto";
import { appendEvents, wagerSettled, type WagerSettled } from "@houselight/server/testing";
import type { TestHouse } from "../test-house.ts";

type Event = Parameters<typeof appendEvents>[1][number];

/** A settled round as the wagers module tells it: a stake in cash of a slot, and no payout. */
export const settled = (
  playerId: bigint,
  stakeCash: bigint,
  part: Partial<WagerSettled> = {},
): ReturnType<typeof wagerSettled> =>
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

/** Tells events to the house and waits until everybody has heard them, and what they led to. */
export async function happen(kit: TestHouse, ...events: readonly Event[]): Promise<void> {
  await kit.house.database.tx((tx) => appendEvents(tx, events));
  await kit.house.reactions.settled();
  await kit.house.reactions.settled();
}
