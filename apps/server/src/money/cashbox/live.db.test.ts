import { randomUUID } from "node:crypto";
import {
  balanceMessage,
  cardNotice,
  createDeposit,
  openAccount,
  paymentChangeMessage,
  paymentEventMessage,
} from "@houselight/contracts";
import { type HttpCaller, signedInPlayer } from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type CashboxKit, openCashbox } from "./cashbox.testing.ts";

const SCHEMAS = {
  balance: balanceMessage,
  payments_changes: paymentChangeMessage,
  payments_events: paymentEventMessage,
  allsecure_notification: cardNotice,
} as const;

let kit: CashboxKit;
let player: HttpCaller;
let playerId: bigint;
const published: { channel: string; event: keyof typeof SCHEMAS; data: unknown }[] = [];
beforeAll(async () => {
  kit = await openCashbox();
  vi.spyOn(kit.house.live, "publish").mockImplementation((channel, event, data) => {
    published.push({ channel, event: event as keyof typeof SCHEMAS, data });
  });
});
afterAll(() => kit.close());
beforeEach(async () => {
  ({ id: playerId, caller: player } = await signedInPlayer(kit.house, kit.url));
  await kit.house.reactions.settled();
  published.length = 0;
});

async function deposit(part: object = {}): Promise<{ id: string; payment_id: string }> {
  const body = { id: randomUUID(), method: "card", currency: "EUR", amount_cents: 5000, ...part };
  expect((await player.call(createDeposit, { body })).status).toBe(201);
  return { id: body.id, payment_id: kit.lastOrder("payments").payment_id as string };
}
/** Returns the messages of one event on the player's own channel, in order. */
async function told(event: keyof typeof SCHEMAS): Promise<unknown[]> {
  await kit.house.reactions.settled();
  for (const one of published) {
    expect(one.channel).toBe(`user#${playerId}`);
    // Notices of the same payment are not the cashbox's.
    const schema = Object.hasOwn(SCHEMAS, one.event) ? SCHEMAS[one.event] : null;
    if (schema) expect(schema.safeParse(one.data).success).toBe(true);
  }
  return published.filter((one) => one.event === event).map(({ data }) => data);
}

describe("a player's own channel, and no other, tells", () => {
  it("each state of a payment, and the balance that comes with it", async () => {
    const { id, payment_id } = await deposit();
    for (const status of ["processing", "succeeded"])
      await kit.report({ payment_id, status, amount_cents: 5000 });
    const common = { id, action: "deposit", currency: "EUR", amount_cents: 5000 };
    expect(await told("payments_changes")).toEqual([
      { ...common, state: "pending" },
      { ...common, state: "processing" },
      { ...common, state: "succeeded" },
    ]);
    expect(await told("balance")).toMatchObject([{ amount_cents: 5000, held_cents: 0 }]);
  });

  it.each(["challenge", "passed", "failed"])("the card's security step %s", async (status) => {
    const { id, payment_id } = await deposit();
    await kit.report({
      payment_id,
      status: "processing",
      amount_cents: 5000,
      card_step: status,
    });
    expect(await told("allsecure_notification")).toEqual([
      { payment_id: id, status, message: expect.any(String) },
    ]);
  });

  it("confirmations of coins as they grow, and a card that is kept", async () => {
    const { id, payment_id } = await deposit();
    const profile = { token: "tok_live", label: "•••• 1111" };
    await kit.report({ payment_id, status: "succeeded", amount_cents: 5000, profile });
    expect(await told("payments_events")).toEqual([{ id, event: "profile_saved" }]);
    published.length = 0;
    await player.call(openAccount, { body: { currency: "BTC" } });
    const coins = await deposit({ method: "bitcoin", currency: "BTC", amount_cents: 50_000 });
    for (const seen of [0, 1, 1, 2]) {
      const { status } = await kit.report({
        payment_id: coins.payment_id,
        status: "processing",
        currency: "BTC",
        amount_cents: 50_000,
        confirmations: { seen, needed: 2 },
      });
      expect(status).toBe(200);
    }
    const step = { id: coins.id, event: "confirmation", confirmations_needed: 2 };
    expect(await told("payments_events")).toEqual([
      { ...step, confirmations: 1 },
      { ...step, confirmations: 2 },
    ]);
  });
});
