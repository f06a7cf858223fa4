import { randomUUID } from "node:crypto";
import {
  createDeposit,
  createWithdrawal,
  listPaymentProfiles,
  listPaymentSources,
  removePaymentProfile,
} from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  PLAYER_PASSWORD,
  signedInPlayer,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CashboxKit, openCashbox } from "../../cashbox.testing.ts";

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

const CARD = { token: "tok_1", label: "•••• 1111" };

async function deposited(
  method: string,
  amount_cents: number,
  profile: object | null | undefined = method === "card" ? CARD : undefined,
): Promise<void> {
  const body = { id: randomUUID(), method, currency: "EUR", amount_cents };
  expect((await player.call(createDeposit, { body })).status).toBe(201);
  const { payment_id } = kit.lastOrder("payments");
  await kit.report({ payment_id, status: "succeeded", amount_cents, profile });
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

describe("what came in by a card", () => {
  it("keeps no other method shut where its provider keeps no account to pay to", async () => {
    await deposited("card", 10_000, null);
    await fund(kit.house, playerId, 50_000n);
    expect(await sources()).toEqual([]);
    const { status, body } = await withdraw(50_000);
    expect({ status, errors: (body as { errors?: object }).errors }).toEqual({ status: 201 });
  });

  it("can go back there: the card is not forgotten while money is owed to it", async () => {
    await deposited("card", 10_000);
    const [card] = (await player.call(listPaymentProfiles, {})).body;
    const params = { id: card?.id as string };
    const remove = () => player.call(removePaymentProfile, { params });
    const refused = await remove();
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining("profile_owed"),
    ]);
    const body = { id: randomUUID(), method: "card", currency: "EUR", amount_cents: 10_000 };
    const wish = { ...body, profile_id: params.id, password: PLAYER_PASSWORD };
    expect((await player.call(createWithdrawal, { body: wish })).status).toBe(201);
    expect((await remove()).status).toBe(200);
    expect((await player.call(listPaymentProfiles, {})).body).toEqual([]);
  });

  it("can go back to another one: then a card may be forgotten", async () => {
    await deposited("card", 10_000);
    await deposited("card", 10_000, { token: "tok_2", label: "•••• 2222" });
    const [card] = (await player.call(listPaymentProfiles, {})).body;
    const params = { id: card?.id as string };
    expect((await player.call(removePaymentProfile, { params })).status).toBe(200);
  });
});
