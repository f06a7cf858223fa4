import { randomUUID } from "node:crypto";
import { createDeposit, createWithdrawal, listPaymentSources } from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  PLAYER_PASSWORD,
  signedInPlayer,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";

let kit: CashboxKit;
let player: HttpCaller;
let playerId: bigint;
beforeAll(async () => {
  kit = await openCashbox();
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(async () => {
  ({ id: playerId, caller: player } = await signedInPlayer(kit.house, kit.url));
});

async function deposited(method: string, amount_cents: number): Promise<void> {
  const body = { id: randomUUID(), method, currency: "EUR", amount_cents };
  expect((await player.call(createDeposit, { body })).status).toBe(201);
  const { payment_id } = kit.lastOrder("payments");
  await kit.report({ payment_id, status: "succeeded", amount_cents });
}
const withdraw = (amount_cents: number) =>
  player.call(createWithdrawal, {
    body: {
      id: randomUUID(),
      method: "bank",
      currency: "EUR",
      amount_cents,
      destination: { kind: "bank", holder: "Ada Byron", iban: "DE89370400440532013000" },
      password: PLAYER_PASSWORD,
    },
  });
const sources = async () => (await player.call(listPaymentSources, {})).body;

describe("what came in and is less than its method pays out", () => {
  it("keeps no other method shut: a win is paid without another deposit", async () => {
    await deposited("card", 1000);
    await deposited("bank", 1000);
    await fund(kit.house, playerId, 50_000n);
    expect(await sources()).toEqual([]);
    const { status, body } = await withdraw(50_000);
    expect({ status, errors: (body as { errors?: object }).errors }).toEqual({ status: 201 });
  });

  it("keeps them shut once it adds up to so much", async () => {
    await deposited("card", 1000);
    await deposited("card", 1000);
    await fund(kit.house, playerId, 50_000n);
    expect(await sources()).toEqual([{ method: "card", currency: "EUR", outstanding_cents: 2000 }]);
    expect(JSON.stringify((await withdraw(50_000)).body)).toContain("return_to_source_first");
  });
});
