import { randomUUID } from "node:crypto";
import {
  approveWithdrawal,
  BUNDLED_RATES,
  convert,
  type createWithdrawal,
  type EndpointInput,
  getPayment,
  listWithdrawals,
  openAccount,
  recallPayment,
  rejectWithdrawal,
} from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  PLAYER_PASSWORD,
  signedInOperator,
  signedInPlayer,
  verifiedByTwo,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "#platform/http";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";
import { payOutReserved } from "./pay-out.ts";
import { startWithdrawal } from "./start-withdrawal.ts";

/** The licence's values in EUR cents: up to the first nobody agrees, up to the second one operator. */
const [AUTOMATIC, SINGLE] = [20_000, 200_000];
const SECOND_MS = 1000;
const DAY_MS = 24 * 3600 * SECOND_MS;
const BITCOIN = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq";

let kit: CashboxKit;
let player: HttpCaller;
let playerId: bigint;
let cashier: HttpCaller;
beforeAll(async () => {
  kit = await openCashbox();
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(async () => {
  ({ id: playerId, caller: player } = await signedInPlayer(kit.house, kit.url, 10_000_000n));
  cashier = await signedInOperator(kit.house, kit.url, "cashier");
  // Else large ones would ask for documents.
  await verifiedByTwo(kit.house, kit.url, playerId);
});

type Body = EndpointInput<typeof createWithdrawal>["body"];
const bodyOf = (amount_cents: number, part: Partial<Body> = {}): Body => ({
  id: randomUUID(),
  method: "bank",
  currency: "EUR",
  amount_cents,
  destination: { kind: "bank", holder: "Ada Lovelace", iban: "DE89370400440532013000" },
  password: PLAYER_PASSWORD,
  ...part,
});
const withdraw = async (amount_cents: number, part: Partial<Body> = {}): Promise<string> => {
  const body = bodyOf(amount_cents, part);
  const caller = { id: playerId } as Caller;
  return (await startWithdrawal(kit.house, body, caller, kit.url)).payment.id;
};

interface Row {
  readonly reference: string;
  readonly state: string;
  readonly approvals_needed: number;
}
const rowOf = async (id: string): Promise<Row> =>
  (
    await kit.house.database.query<Row>(
      "select reference, state, approvals_needed from cashbox.payments where id = $1",
      [id],
    )
  )[0] as Row;
const neededOf = async (id: string) => (await rowOf(id)).approvals_needed;

describe("withdrawals of a day", () => {
  it.each([
    ["alone, the last that nobody agrees to", [], AUTOMATIC, 0],
    ["just below the first limit", [15_000], 4_999, 0],
    ["at the first limit", [15_000], 5_000, 0],
    ["just above the first limit", [15_000], 5_001, 1],
    ["in many parts", [5_000, 5_000, 5_000, 5_000], 2_000, 1],
    ["at the second limit", [150_000], 50_000, 1],
    ["just above the second limit", [150_000], 50_001, 2],
    ["small behind a large one", [SINGLE + 1], 2_000, 2],
  ] as const)("count together: %s", async (_, before, cents, needed) => {
    for (const one of before) await withdraw(one);
    expect(await neededOf(await withdraw(cents))).toBe(needed);
  });

  it.each([
    ["one second short of 24 hours", DAY_MS - SECOND_MS, 1],
    ["24 hours", DAY_MS, 0],
    ["24 hours and one second", DAY_MS + SECOND_MS, 0],
  ])("count for %s", async (_, agoMs, needed) => {
    await withdraw(AUTOMATIC);
    kit.clock.advance(agoMs);
    expect(await neededOf(await withdraw(2_000))).toBe(needed);
  });

  it("count across the currencies of a player", async () => {
    await player.call(openAccount, { body: { currency: "BTC" } });
    await fund(kit.house, playerId, 10n ** 9n, "BTC");
    const worth = Number(convert(15_000n, "EUR", "BTC", BUNDLED_RATES));
    const destination = { kind: "crypto", address: BITCOIN } as const;
    const coins = { method: "bitcoin", currency: "BTC", destination } as const;
    expect(await neededOf(await withdraw(worth, coins))).toBe(0);
    expect(await neededOf(await withdraw(6_000))).toBe(1);
  });

  it("leave others alone", async () => {
    await withdraw(AUTOMATIC);
    ({ id: playerId } = await signedInPlayer(kit.house, kit.url, 100_000n));
    expect(await neededOf(await withdraw(AUTOMATIC))).toBe(0);
  });
});

describe("a withdrawal that was not paid frees its share", () => {
  it.each(["recalled", "rejected", "declined", "canceled"])("%s", async (end) => {
    const large = await withdraw(AUTOMATIC + 100);
    const { reference } = await rowOf(large);
    const params = { reference };
    if (end === "recalled") await player.call(recallPayment, { params: { id: large } });
    else if (end === "rejected")
      await cashier.call(rejectWithdrawal, { params, body: { reason: "not today" } });
    else {
      await cashier.call(approveWithdrawal, { params });
      await kit.house.reactions.settled();
      await payOutReserved(kit.house);
      await kit.report({ payout_id: reference, status: end, amount_cents: AUTOMATIC + 100 });
    }
    expect((await player.call(getPayment, { params: { id: large } })).body.state).toBe(end);
    expect(await neededOf(await withdraw(AUTOMATIC))).toBe(0);
    expect(await neededOf(await withdraw(2_000))).toBe(1);
  });
});

it("lets thirty small withdrawals at once through only up to the limit", async () => {
  const first = await withdraw(2_000);
  await kit.house.reactions.settled();
  await payOutReserved(kit.house);
  const { reference } = await rowOf(first);
  await kit.report({ payout_id: reference, status: "succeeded", amount_cents: 2_000 });
  const caller = { id: playerId } as Caller;
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => {
      const { password: _, ...body } = bodyOf(7_000);
      return startWithdrawal(kit.house, body, caller, kit.url);
    }),
  );
  const needed = answers.map(({ payment }) => payment.approvalsNeeded).toSorted();
  // 2,000 and two of 7,000 stay below 20,000; 28 of 7,000 with the first stay below 200,000.
  expect(needed.filter((one) => one === 0)).toHaveLength(2);
  expect(needed.filter((one) => one === 1)).toHaveLength(26);
  expect(needed.filter((one) => one === 2)).toHaveLength(2);
});

it("tells operators what counts together", async () => {
  await withdraw(AUTOMATIC);
  await withdraw(5_000);
  const queue = (await cashier.call(listWithdrawals, { query: { limit: 100 } })).body;
  expect(queue.find((one) => one.player_id === Number(playerId))).toMatchObject({
    eur_cents: 5_000,
    linked_eur_cents: AUTOMATIC,
    approvals_needed: 1,
  });
});
