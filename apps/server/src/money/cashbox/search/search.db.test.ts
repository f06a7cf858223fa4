import { randomUUID } from "node:crypto";
import {
  createDeposit,
  createWithdrawal,
  type EndpointInput,
  findPayments,
  getPaymentFile,
} from "@houselight/contracts";
import {
  type HttpCaller,
  PLAYER_PASSWORD,
  signedInOperator,
  signedInPlayer,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";

const DAY_MS = 86_400_000;
type Query = Partial<EndpointInput<typeof findPayments>["query"]>;

let kit: CashboxKit;
let cashier: HttpCaller;
let rich: { id: bigint; caller: HttpCaller };
let other: { id: bigint; caller: HttpCaller };
beforeAll(async () => {
  kit = await openCashbox();
  cashier = await signedInOperator(kit.house, kit.url, "cashier");
  rich = await signedInPlayer(kit.house, kit.url);
  other = await signedInPlayer(kit.house, kit.url);
});
afterAll(() => kit.close());

/** Asks for a deposit and returns its reference; without a status the provider says nothing of it. */
async function deposit(
  { caller }: { caller: HttpCaller },
  amount_cents: number,
  status?: string,
): Promise<string> {
  const body = { id: randomUUID(), method: "card", currency: "EUR", amount_cents };
  expect((await caller.call(createDeposit, { body })).status).toBe(201);
  const payment_id = kit.lastOrder("payments").payment_id as string;
  if (status)
    expect((await kit.report({ payment_id, status, amount_cents, currency: "EUR" })).status).toBe(
      200,
    );
  return payment_id;
}

async function find(query: Query): Promise<string[]> {
  const { status, body } = await cashier.call(findPayments, { query });
  expect(status).toBe(200);
  return body.map(({ reference }) => reference);
}

/** Puts payments at another moment: those of a suite are all of today. */
const moveTo = (references: readonly string[], at: Date) =>
  kit.house.database.query(
    "update cashbox.payments set created_at = $2 where reference = any($1::uuid[])",
    [references, at],
  );

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

describe("payments of all players", () => {
  it("are listed latest first, page by page, and filtered by what is chosen", async () => {
    const first = await deposit(rich, 1_000, "succeeded");
    const second = await deposit(other, 2_000, "declined");
    const third = await deposit(rich, 3_000);
    expect(await find({})).toEqual([third, second, first]);
    const page = await find({ limit: 2 });
    expect(page).toEqual([third, second]);
    expect(await find({ limit: 2, before: page[1] })).toEqual([first]);
    expect(await find({ before: randomUUID() })).toEqual([]);
    expect(await find({ state: "declined" })).toEqual([second]);
    expect(await find({ action: "cashout" })).toEqual([]);
    expect(await find({ method: "card", state: "succeeded" })).toEqual([first]);
    expect(await find({ method: "bank" })).toEqual([]);
    expect(await find({ player_id: Number(rich.id) })).toEqual([third, first]);
    expect(await find({ player_id: Number(rich.id), limit: 1, before: third })).toEqual([first]);
    expect(await find({ player_id: Number(other.id), state: "succeeded" })).toEqual([]);
  });

  it("are those of 28 days, of the days that are named, or of a player since the first", async () => {
    const now = kit.house.clock.now();
    const old = await deposit(other, 4_000, "succeeded");
    const at = new Date(now.getTime() - 28 * DAY_MS);
    await moveTo([old], at);
    expect(await find({})).not.toContain(old);
    await moveTo([old], new Date(at.getTime() + DAY_MS));
    expect(await find({})).toContain(old);
    await moveTo([old], new Date(`${dayOf(at)}T23:59:59.999Z`));
    expect(await find({ from: dayOf(at), to: dayOf(at) })).toEqual([old]);
    expect(await find({ to: dayOf(at) })).toEqual([old]);
    expect(await find({ from: dayOf(new Date(at.getTime() + DAY_MS)) })).not.toContain(old);
    expect(await find({ player_id: Number(other.id) })).toContain(old);
    expect(await find({ player_id: Number(other.id), from: dayOf(now) })).not.toContain(old);
  });

  it("are looked through for 400 days at most, the first one first", async () => {
    const refused = async (query: Query) => {
      const { status, body } = await cashier.call(findPayments, { query });
      return [status, JSON.stringify(body).includes("span_invalid")];
    };
    expect(await find({ from: "2025-01-01", to: "2026-02-04" })).toEqual([]);
    expect(await refused({ from: "2025-01-01", to: "2026-02-05" })).toEqual([422, true]);
    const backwards = { from: "2025-01-02", to: "2025-01-01" };
    expect(await refused(backwards)).toEqual([422, true]);
    expect(await refused({ ...backwards, player_id: 1 })).toEqual([422, true]);
  });

  it("are found by our reference and by the provider's, whenever they were", async () => {
    const reference = await deposit(other, 5_000, "succeeded");
    await moveTo([reference], new Date("2021-05-05T12:00:00Z"));
    expect(await find({ reference })).toEqual([reference]);
    expect(await find({ reference: `pp_${reference.slice(0, 8)}` })).toEqual([reference]);
    expect(await find({ reference, before: reference })).toEqual([]);
    expect(await find({ reference: reference.slice(0, 8) })).toEqual([]);
    expect(await find({ reference: "'; drop table --" })).toEqual([]);
  });

  it("are for operators who may read payments", async () => {
    expect((await other.caller.call(findPayments, { query: {} })).status).toBe(401);
    await kit.house.database.query(
      "delete from staff.role_permissions where role = 'support' and permission = 'payments.read'",
    );
    const support = await signedInOperator(kit.house, kit.url, "support");
    expect((await support.call(findPayments, { query: {} })).status).toBe(403);
    const params = { reference: randomUUID() };
    expect((await support.call(getPaymentFile, { params })).status).toBe(403);
  });
});

describe("a payment's file", () => {
  it("has what the provider reported, and what a person must look at", async () => {
    const reference = await deposit(rich, 6_000, "declined");
    await kit.report({ payment_id: reference, status: "succeeded", amount_cents: 6_000 });
    const { body } = await cashier.call(getPaymentFile, { params: { reference } });
    expect(body).toMatchObject({
      payment: { reference, player_id: Number(rich.id), state: "succeeded", late: true },
      withdrawal: null,
      refunded_cents: 0,
      refunds: [],
      reports: [{ status: "succeeded" }, { status: "declined" }],
      cases: [{ kind: "late_success", reference, closed_at: null }],
    });
  });

  it("says why a deposit was declined, and no more once it is paid after all", async () => {
    const reference = await deposit(rich, 6_000);
    const report = { payment_id: reference, amount_cents: 6_000 };
    const reason = async () =>
      (await cashier.call(getPaymentFile, { params: { reference } })).body.payment.reason;
    await kit.report({ ...report, status: "declined", reason: "refused_by_bank" });
    expect(await reason()).toBe("refused_by_bank");
    await kit.report({ ...report, status: "succeeded" });
    expect(await reason()).toBeNull();
  });

  it("has what approvals of a withdrawal go by", async () => {
    const body = {
      id: randomUUID(),
      method: "bank",
      currency: "EUR",
      amount_cents: 50_000,
      destination: { kind: "bank", holder: "Ada Lovelace", iban: "DE89370400440532013000" },
      password: PLAYER_PASSWORD,
    } as const;
    const { caller } = await signedInPlayer(kit.house, kit.url, 1_000_000n);
    expect(await caller.call(createWithdrawal, { body })).toMatchObject({ status: 201 });
    const [reference = ""] = await find({ action: "cashout" });
    const { body: file } = await cashier.call(getPaymentFile, { params: { reference } });
    expect(file).toMatchObject({
      payment: { action: "cashout", method: "bank", amount_cents: 50_000, state: "pending" },
      withdrawal: { reference, approvals_needed: 1, approvals: [] },
      reports: [],
    });
  });

  it("is refused where there is none", async () => {
    const params = { reference: randomUUID() };
    expect((await cashier.call(getPaymentFile, { params })).status).toBe(404);
  });
});
