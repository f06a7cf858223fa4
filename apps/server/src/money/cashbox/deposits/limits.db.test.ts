import { randomUUID } from "node:crypto";
import {
  closeAccount,
  createDeposit,
  createUserLimit,
  createWithdrawal,
  eraseData,
  type LimitPeriod,
  listAccounts,
  listPayments,
  listUserLimits,
  openAccount,
  refundDeposit,
  signIn,
} from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  httpCaller,
  PLAYER_PASSWORD,
  signedInOperator,
  signedInPlayer,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";
import { askProviders } from "../reports/ask-providers.ts";

const DAY_MS = 86_400_000;
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

const deposit = (amount_cents: number, currency = "EUR") =>
  player.call(createDeposit, {
    body: { id: randomUUID(), method: "card", currency, amount_cents },
  });
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
const codesOf = ({ body }: { readonly body: unknown }): string[] =>
  Object.values((body as { errors: Record<string, object> }).errors).flatMap(Object.keys);
const limit = (period: LimitPeriod, amount_cents: number) =>
  player.call(createUserLimit, {
    body: { type: "deposit", period, accounts: [{ currency: "EUR", amount_cents }] },
  });
const pause = (type: "coolingoff" | "selfexclusion") =>
  player.call(createUserLimit, { body: { type, period: "month" } });
const used = async () =>
  (await player.call(listUserLimits, {})).body[0]?.accounts[0]?.current_value_amount_cents;
const lastReference = () => kit.lastOrder("payments").payment_id as string;
const report = (payment_id: string, status: string, amount_cents: number) =>
  kit.report({ payment_id, status, amount_cents });

describe("a deposit limit (OPEN-45)", () => {
  it("counts what is asked for at once, so that deposits on their way cannot go over it", async () => {
    await limit("week", 9000);
    const answers = await Promise.all([deposit(5000), deposit(5000)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused && codesOf(refused)).toEqual(["deposit_limit_exceeded"]);
    expect([(await deposit(4000)).status, await used()]).toEqual([201, 9000]);
  });

  it("gives back what came to nothing, and counts it when it is paid all the same", async () => {
    await limit("month_3", 5000);
    await deposit(5000);
    const reference = lastReference();
    await report(reference, "canceled", 5000);
    expect(await used()).toBe(0);
    await report(reference, "succeeded", 5000);
    expect(await used()).toBe(5000);
    expect(codesOf(await deposit(1000))).toEqual(["deposit_limit_exceeded"]);
  });

  it("gives back what nobody paid within a day, and counts it once when it is paid late", async () => {
    await limit("month_3", 5000);
    await deposit(5000);
    const reference = lastReference();
    kit.clock.advance(DAY_MS);
    await askProviders(kit.house);
    await signInAnew();
    expect(await used()).toBe(0);
    await report(reference, "succeeded", 5000);
    expect(await used()).toBe(5000);
  });

  it("counts a deposit in a currency that it does not name by its worth, and gives that back", async () => {
    await limit("week", 9000);
    await player.call(openAccount, { body: { currency: "USD" } });
    // At USD 0.86 they are worth EUR 86 and EUR 8.60.
    expect([(await deposit(10_000, "USD")).status, await used()]).toEqual([201, 8600]);
    const reference = lastReference();
    expect(codesOf(await deposit(1000, "USD"))).toEqual(["deposit_limit_exceeded"]);
    expect(codesOf(await deposit(1000))).toEqual(["deposit_limit_exceeded"]);
    await report(reference, "canceled", 10_000);
    expect(await used()).toBe(0);
  });

  it("is gross: money that is taken out makes no room", async () => {
    await limit("day", 6000);
    await deposit(5000);
    await report(lastReference(), "succeeded", 5000);
    const [row] = await kit.house.database.query<{ reference: string }>(
      "select reference from cashbox.payments where player_id = $1",
      [playerId],
    );
    const cashier = await signedInOperator(kit.house, kit.url, "cashier");
    const refund = await cashier.call(refundDeposit, {
      params: { reference: row?.reference ?? "" },
      body: { id: randomUUID(), reason: "asked for it back" },
    });
    expect(refund.status).toBe(201);
    expect((await player.call(listAccounts, {})).body[0]).toMatchObject({ amount_cents: 0 });
    expect([await used(), codesOf(await deposit(2000))]).toEqual([
      5000,
      ["deposit_limit_exceeded"],
    ]);
  });

  it("does not count a request that is refused for another reason, nor its repeat twice", async () => {
    await limit("day", 9000);
    expect((await deposit(1)).status).toBe(422);
    const body = { id: randomUUID(), method: "card", currency: "EUR", amount_cents: 4000 };
    await Promise.all([player.call(createDeposit, { body }), player.call(createDeposit, { body })]);
    expect(await used()).toBe(4000);
  });
});

describe("a pause and the cashbox (OPEN-45)", () => {
  it("refuses deposits in a cooling-off until its end", async () => {
    await pause("coolingoff");
    expect(codesOf(await deposit(5000))).toEqual(["cooling_off"]);
  });

  it("returns a deposit that comes after a self-exclusion the way it came", async () => {
    await deposit(5000);
    const reference = lastReference();
    await pause("selfexclusion");
    expect((await report(reference, "succeeded", 5000)).status).toBe(200);
    const { payout_id } = await refundOf(reference, 5000);
    await kit.report({ payout_id, status: "succeeded", amount_cents: 5000 });
    await backForWithdrawals();
    const { body: payments } = await player.call(listPayments, {});
    expect(payments.map(({ action, state }) => `${action} ${state}`)).toEqual([
      "cashout succeeded",
      "deposit succeeded",
    ]);
    expect((await player.call(listAccounts, {})).body[0]).toMatchObject({ amount_cents: 0 });
  });

  it("returns a deposit that comes after its player's data were erased, and keeps no account of theirs", async () => {
    await deposit(5000);
    const reference = lastReference();
    await report(reference, "canceled", 5000);
    const current_password = PLAYER_PASSWORD;
    await player.call(closeAccount, { body: { current_password, reason: "privacy" } });
    expect((await player.call(eraseData, { body: { current_password } })).status).toBe(200);
    const profile = { token: "tok_late", label: "Visa 1111" };
    const late = { payment_id: reference, status: "succeeded", amount_cents: 5000, profile };
    expect((await kit.report(late)).status).toBe(200);
    const { payout_id } = await refundOf(reference, 5000);
    await kit.report({ payout_id, status: "succeeded", amount_cents: 5000 });
    const kept = await kit.house.database.query(
      `select p.account_label, a.cash from cashbox.payments p
       join wallet.accounts a on a.player_id = p.player_id
       where p.player_id = $1 and (p.account_label is not null or a.cash <> 0)
       union all select label, 0 from cashbox.profiles where player_id = $1`,
      [playerId],
    );
    expect(kept).toEqual([]);
  });

  it("lets a self-excluded player withdraw, and not deposit", async () => {
    await fund(kit.house, playerId, 5000n);
    await pause("selfexclusion");
    await backForWithdrawals();
    expect(codesOf(await deposit(5000))).toEqual(["withdrawals_only"]);
    expect((await withdraw(5000)).status).toBe(201);
  });
});

/** Returns what a provider was told of a refund, once it was. */
async function refundOf(reference: string, amount_cents: number) {
  // Of two replicas the other one may send it, and that of an earlier test after it.
  const refund = () =>
    kit.orders.find(({ path, payment_id }) => path === "/api/refunds" && payment_id === reference);
  await expect.poll(refund, { timeout: 10_000 }).toMatchObject({ amount_cents });
  return refund() as NonNullable<ReturnType<typeof refund>>;
}

/** Signs in anew: the session has ended. */
async function signInAnew(more: { readonly withdrawals_only?: boolean } = {}): Promise<void> {
  const [row] = await kit.house.database.query<{ email: string }>(
    "select email from accounts.players where id = $1",
    [playerId],
  );
  player = httpCaller(kit.url);
  const user = { email: row?.email ?? "", password: PLAYER_PASSWORD, ...more };
  expect((await player.call(signIn, { body: { user } })).status).toBe(200);
}

/** Signs in anew as a self-excluded player can. */
const backForWithdrawals = (): Promise<void> => signInAnew({ withdrawals_only: true });
