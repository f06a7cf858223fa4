import { randomUUID } from "node:crypto";
import { listAccounts, makeCashCorrection, proposeCashCorrection } from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  openTestHouse,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

let kit: TestHouse;
let first: HttpCaller;
let second: HttpCaller;
let player: { readonly id: bigint; readonly caller: HttpCaller };
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "decided corrections" });
});
beforeEach(async () => {
  const url = kit.served?.url as string;
  first = await signedInOperator(kit.house, url, "manager");
  second = await signedInOperator(kit.house, url, "manager");
  player = await signedInPlayer(kit.house, url, 1_000n);
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

async function proposed(amount_cents: number): Promise<string> {
  const id = randomUUID();
  const terms = { currency: "EUR", reason: "a round was counted twice", kind: "error" } as const;
  const params = { id: Number(player.id) };
  const { status } = await first.call(proposeCashCorrection, {
    params,
    body: { id, amount_cents, ...terms },
  });
  expect(status).toBe(201);
  return id;
}
const make = (id: string) => second.call(makeCashCorrection, { params: { id } });
const cash = async () => (await player.caller.call(listAccounts, {})).body[0]?.amount_cents;
const told = (name: string) =>
  kit.house.database.query<{ payload: object }>(
    "select payload from outbox.events where player_id = $1 and name = $2 order by id",
    [player.id, name],
  );

it("takes the last cent, and not one more", async () => {
  const id = await proposed(-1_001);
  const refused = await make(id);
  expect(refused).toMatchObject({
    status: 409,
    body: { errors: { base: { correction_over_balance: expect.any(String) } } },
  });
  expect(await cash()).toBe(1_000);
  expect((await make(await proposed(-1_000))).status).toBe(200);
  expect(await cash()).toBe(0);
});

it("moves nothing that was proposed by somebody whose role has lost the permission", async () => {
  const id = await proposed(250);
  await kit.house.database.query(
    `update staff.operators set role = 'support' where id = (
       select proposed_by_id from corrections.corrections where id = $1)`,
    [id],
  );
  expect(await make(id)).toMatchObject({
    status: 409,
    body: { errors: { base: { proposer_gone: expect.any(String) } } },
  });
  expect(await cash()).toBe(1_000);
});

it("tells what moved and the balance, once each, and nothing before", async () => {
  const id = await proposed(-250);
  expect(await told("correction.made")).toEqual([]);
  const before = await told("wallet.balance-changed");
  expect((await make(id)).status).toBe(200);
  expect((await make(id)).status).toBe(409);
  expect(await told("correction.made")).toMatchObject([
    { payload: { correctionId: id, currency: "EUR", amount: "-250" } },
  ]);
  const balances = await told("wallet.balance-changed");
  expect(balances).toHaveLength(before.length + 1);
  expect(balances.at(-1)).toMatchObject({ payload: { currency: "EUR", cash: "750" } });
});
