import { createHash, createHmac, randomUUID } from "node:crypto";
import {
  type EndpointCall,
  type LotteryTicketsView,
  type NewLottery,
  proposeLottery,
  publishLottery,
} from "@houselight/contracts";
import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import { type HttpCaller, settled, type TestHouse } from "@houselight/test-kit";
import { drawDue } from "./draw/draw-due.ts";

type Body = EndpointCall<typeof proposeLottery>["body"];

/** So short that players of a test are still signed in at the end of it. */
export const LASTS_MS = 600_000;

/** A lottery of ten minutes from now on: a ticket for ten euros, a prize of fifty. */
export const quickLottery = (kit: TestHouse, part: Partial<NewLottery> = {}): Body => {
  const now = kit.clock.now().getTime();
  return {
    id: randomUUID(),
    identifier: `lot-${randomUUID().slice(0, 8)}`,
    title: { en: "Quick" },
    start_at: new Date(now).toISOString(),
    end_at: new Date(now + LASTS_MS).toISOString(),
    currency: "EUR",
    ticket_price_cents: 1_000,
    prizes_cents: [5_000],
    reason: "a test",
    ...part,
  };
};

/** Publishes a lottery, as two operators do. Returns its address. */
export async function published(
  [first, second]: readonly [HttpCaller, HttpCaller],
  body: Body,
): Promise<string> {
  const proposed = await first.call(proposeLottery, { body });
  if (proposed.status !== 201) throw new Error(JSON.stringify(proposed.body));
  const call = { params: { id: body.identifier }, body: { reason: "a test" } };
  const { status } = await second.call(publishLottery, call);
  if (status !== 200) throw new Error(`the publication answers ${status}`);
  return body.identifier;
}

/** Returns a round that was settled now, however late it is heard. */
export const settledNow = (kit: TestHouse, playerId: bigint, stake: bigint) =>
  settled(playerId, stake, { at: kit.clock.now().toISOString() });

/** Lets the time of the lotteries go by and draws them. */
export async function endAndDraw(kit: TestHouse): Promise<void> {
  kit.clock.advance(LASTS_MS + 60_000);
  await drawDue(kit.house);
  await kit.house.reactions.settled();
  await kit.house.reactions.settled();
}

/** Returns the salt behind these tickets, as anybody recomputes it from a lottery's id. */
export const saltOf = (id: string, tickets: readonly LotteryTicketsView[]): string =>
  tickets.reduce(
    (salt, { source_id, count }) =>
      createHash("sha256").update(`${salt}:${source_id}:${count}`).digest("hex"),
    id,
  );

/** Returns the first numbers of a draw, as anybody recomputes them. */
export function recomputed(
  { seed, salt, nonce }: { seed: string; salt: string; nonce: number },
  { tickets, count }: { tickets: number; count: number },
): number[] {
  const draw = createDraw((block) =>
    createHmac("sha256", seed)
      .update(blockMessage(salt, nonce, block))
      .digest(),
  );
  return Array.from({ length: count }, () => draw(tickets) + 1);
}
