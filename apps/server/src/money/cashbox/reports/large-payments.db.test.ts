import { randomUUID } from "node:crypto";
import { createDeposit, createWithdrawal, listTrailEntries } from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  PLAYER_PASSWORD,
  signedInOperator,
  signedInPlayer,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";
import { payOutReserved } from "../withdrawals/pay-out.ts";

let kit: CashboxKit;
let player: HttpCaller;
let playerId: bigint;
let manager: HttpCaller;
beforeAll(async () => {
  kit = await openCashbox({ SIGNIFICANT_PAYMENT_EUR: "60" });
  manager = await signedInOperator(kit.house, kit.url, "manager");
  ({ id: playerId, caller: player } = await signedInPlayer(kit.house, kit.url));
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

const noted = async () => {
  const query = { action: "significant.", subject: `player ${playerId}` };
  const { body } = await manager.call(listTrailEntries, { query });
  return body.toReversed().map(({ action, detail }) => [action, detail["amount"]]);
};
const paidIn = async (amount_cents: number) => {
  const body = { id: randomUUID(), method: "card", currency: "EUR", amount_cents };
  await player.call(createDeposit, { body });
  const { payment_id } = kit.lastOrder("payments") as { payment_id: string };
  const told = { payment_id, amount_cents, status: "succeeded" };
  await kit.report(told);
  await kit.report(told);
};

it("puts deposits on the trail from the house's value on, when they are paid and once", async () => {
  await paidIn(5999);
  expect(await noted()).toEqual([]);
  await paidIn(6000);
  expect(await noted()).toEqual([["significant.deposit", "6000"]]);
});

it("puts withdrawals on the trail when they are paid out", async () => {
  const { id, caller } = await signedInPlayer(kit.house, kit.url, 10_000n);
  playerId = id;
  const body = {
    id: randomUUID(),
    method: "bank",
    currency: "EUR",
    amount_cents: 7000,
    destination: { kind: "bank", holder: "Ada Lovelace", iban: "DE89 3704 0044 0532 0130 00" },
    password: PLAYER_PASSWORD,
  } as const;
  expect((await caller.call(createWithdrawal, { body })).status).toBe(201);
  await kit.house.reactions.settled();
  await payOutReserved(kit.house);
  expect(await noted()).toEqual([]);
  const told = {
    payout_id: kit.lastOrder("payouts").payout_id,
    amount_cents: 7000,
    status: "succeeded",
  };
  await kit.report(told);
  await kit.report(told);
  expect(await noted()).toEqual([["significant.withdrawal", "7000"]]);
});
