import { randomUUID } from "node:crypto";
import { closePaymentCase, listPaymentCases, listTrailEntries } from "@houselight/contracts";
import { type HttpCaller, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CashboxKit, openCashbox } from "../../cashbox.testing.ts";
import { insertCase, type PaymentCase } from "./case-store.ts";

let kit: CashboxKit;
let cashier: HttpCaller;
beforeAll(async () => {
  kit = await openCashbox();
  cashier = await signedInOperator(kit.house, kit.url, "cashier");
});
afterAll(() => kit.close());

const REASON = "the bank sent it back, the player was paid again";
const caseOf = (reference: string): PaymentCase => ({
  kind: "late_failure",
  provider: "paperpay",
  reference,
  detail: "canceled after it succeeded",
  at: kit.clock.now(),
});
/** Puts a case on record. Returns its id and its reference. */
async function opened(): Promise<{ id: number; reference: string }> {
  const reference = randomUUID();
  await insertCase(kit.house.database, caseOf(reference));
  const [row] = await kit.house.database.query<{ id: bigint }>(
    "select id from cashbox.cases where reference = $1",
    [reference],
  );
  return { id: Number(row?.id), reference };
}
const close = (id: number, reason = REASON, operator = cashier) =>
  operator.call(closePaymentCase, { params: { id }, body: { reason } });
const listed = async (state?: "open" | "closed") =>
  (await cashier.call(listPaymentCases, { query: state ? { state } : {} })).body.map(
    ({ id }) => id,
  );

it("is closed with who looked at it, when and what they found", async () => {
  const { id, reference } = await opened();
  expect((await cashier.call(listPaymentCases, {})).body[0]).toMatchObject({
    id,
    reference,
    closed_by: null,
    closed_at: null,
    close_reason: null,
  });
  const { status, body } = await close(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    reference,
    closed_by: expect.stringContaining("@"),
    closed_at: kit.clock.now().toISOString(),
    close_reason: REASON,
  });
  expect(await listed()).not.toContain(id);
  expect(await listed("closed")).toContain(id);
  const manager = await signedInOperator(kit.house, kit.url, "manager");
  const query = { subject: `payment case ${id}` };
  expect((await manager.call(listTrailEntries, { query })).body).toMatchObject([
    { action: "payment-case.close", detail: { why: REASON, kind: "late_failure", reference } },
  ]);
});

it("is closed once, and by one of many who close it at once", async () => {
  const { id } = await opened();
  const manager = await signedInOperator(kit.house, kit.url, "manager");
  const answers = await Promise.all([
    close(id),
    close(id),
    close(id, REASON, manager),
    close(id, "another reason"),
  ]);
  const [first] = answers.filter(({ status }) => status === 200);
  expect(first).toBeDefined();
  for (const { status, body } of answers) {
    if (status === 200) expect(body).toEqual(first?.body);
    else expect(JSON.stringify(body)).toContain("payment_case_closed");
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const query = { subject: `payment case ${id}` };
  expect((await manager.call(listTrailEntries, { query })).body).toHaveLength(1);
});

it("does not come back when its report is repeated", async () => {
  const { id, reference } = await opened();
  await close(id);
  await insertCase(kit.house.database, caseOf(reference));
  const rows = "select id from cashbox.cases where reference = $1";
  expect(await kit.house.database.query(rows, [reference])).toHaveLength(1);
});

it("is refused where there is none, without a reason, and to who may look alone", async () => {
  const { id } = await opened();
  expect(JSON.stringify((await close(id + 1_000)).body)).toContain("payment_case_not_found");
  expect((await close(Number.MAX_SAFE_INTEGER)).status).toBe(404);
  expect((await close(id, "  ")).status).toBe(422);
  const support = await signedInOperator(kit.house, kit.url, "support");
  expect((await support.call(listPaymentCases, {})).status).toBe(200);
  expect((await close(id, REASON, support)).status).toBe(403);
  expect(await listed()).toContain(id);
});

it("of reports that prove nothing is one until it is closed, however many a stranger sends", async () => {
  const send = () => kit.report({ payment_id: randomUUID(), status: "succeeded" }, { sign: false });
  const open = async () =>
    (await cashier.call(listPaymentCases, { query: { kind: "bad_signature" } })).body;
  for (const _ of [1, 2, 3]) expect((await send()).status).toBe(401);
  const [first, ...others] = await open();
  expect(others).toEqual([]);
  await close(first?.id ?? 0);
  expect(await open()).toEqual([]);
  await send();
  expect(await open()).toHaveLength(1);
});
