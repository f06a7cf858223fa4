import { randomUUID } from "node:crypto";
import { createDeposit } from "@houselight/contracts";
import { signedInPlayer } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";
import { cashboxData } from "./personal-data-store.ts";

let kit: CashboxKit;
beforeAll(async () => {
  kit = await openCashbox();
});
afterAll(() => kit.close());

it("tells a player's payments and saved accounts, the latest first, and forgets nobody while one is open", async () => {
  const { id, caller } = await signedInPlayer(kit.house, kit.url);
  const { database, clock } = kit.house;
  const obstacle = () => database.tx(async (tx) => cashboxData.obstacle?.(tx, id, clock.now()));
  const references: (string | undefined)[] = [];
  for (const amount_cents of [1000, 2000]) {
    const body = { id: randomUUID(), method: "card", currency: "EUR", amount_cents };
    expect((await caller.call(createDeposit, { body })).status).toBe(201);
    references.push(kit.lastOrder("payments").payment_id);
    kit.clock.advance(1000);
  }
  const { payments } = await cashboxData.read(database, id);
  expect(payments).toMatchObject([{ amount: 2000n }, { amount: 1000n }]);
  expect(await obstacle()).toBe("payment_open");
  for (const [at, payment_id] of references.entries()) {
    const profile = { token: `tok_${at}`, label: `•••• ${at}` };
    await kit.report({ payment_id, status: "succeeded", amount_cents: (at + 1) * 1000, profile });
    kit.clock.advance(1000);
  }
  const { saved_accounts } = await cashboxData.read(database, id);
  expect(saved_accounts).toMatchObject([{ label: "•••• 1" }, { label: "•••• 0" }]);
  expect(await obstacle()).toBeNull();
});
