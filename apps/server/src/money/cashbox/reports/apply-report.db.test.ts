import { randomUUID } from "node:crypto";
import {
  createDeposit,
  getPayment,
  listAccounts,
  listPayments,
  openAccount,
} from "@houselight/contracts";
import { brokenInvariants, type HttpCaller, signedInPlayer } from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";
import type { ProviderReport } from "../providers/provider.ts";
import { applyReport } from "./apply-report.ts";

let kit: CashboxKit;
let player: HttpCaller;
beforeAll(async () => {
  kit = await openCashbox();
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(async () => {
  ({ caller: player } = await signedInPlayer(kit.house, kit.url));
});

const cash = async () => (await player.call(listAccounts, {})).body[0]?.amount_cents;
const latest = async () => (await player.call(listPayments, {})).body[0];
const casesOf = (reference: string) =>
  kit.house.database.query<{ kind: string; provider: string; detail: string }>(
    "select kind, provider, detail from cashbox.cases where reference = $1",
    [reference],
  );

/** A deposit that waits for paperpay, and a report that says it is paid. */
async function waiting(): Promise<ProviderReport> {
  const body = { id: randomUUID(), method: "card", currency: "EUR", amount_cents: 10_000 };
  expect((await player.call(createDeposit, { body })).status).toBe(201);
  return {
    id: randomUUID(),
    direction: "deposit",
    reference: kit.lastOrder("payments").payment_id as string,
    providerReference: "pp_1",
    status: "succeeded",
    currency: "EUR",
    amount: 10_000n,
    reason: null,
    profile: null,
    part: null,
    confirmations: null,
    cardStep: null,
  };
}

describe("a report", () => {
  it("of a part of a coin deposit asks for the rest, also where reports overtake each other", async () => {
    await player.call(openAccount, { body: { currency: "BTC" } });
    const body = { id: randomUUID(), method: "bitcoin", currency: "BTC", amount_cents: 50_000 };
    const { id } = (await player.call(createDeposit, { body })).body;
    const coinOrder = kit.lastOrder("payments").payment_id as string;
    const shown = async () => (await player.call(getPayment, { params: { id } })).body;
    const reports = {
      ...(await waiting()),
      reference: coinOrder,
      currency: "BTC",
      amount: 50_000n,
    };
    const partOf = (received: bigint, due: string) =>
      applyReport(kit.house, "paperpay", {
        ...reports,
        id: randomUUID(),
        status: "pending",
        part: { received, due, uri: `bitcoin:bc1q?amount=${due}` },
      });
    await partOf(40_000n, "0.0001");
    const rest = { received: "0.00040000", amount: "0.0001", uri: "bitcoin:bc1q?amount=0.0001" };
    expect(await shown()).toMatchObject({ state: "pending", instructions: rest });
    // A report that was overtaken knows of less.
    await partOf(20_000n, "0.0003");
    expect((await shown()).instructions).toMatchObject(rest);
    await applyReport(kit.house, "paperpay", { ...reports, status: "processing" });
    await partOf(45_000n, "0.00005");
    expect(await shown()).toMatchObject({ state: "processing", instructions: rest });
    await applyReport(kit.house, "paperpay", { ...reports, id: randomUUID() });
    expect(await shown()).toMatchObject({ state: "succeeded", amount_cents: 50_000 });
    expect(await casesOf(coinOrder)).toEqual([]);
  });

  it("is applied to a payment of its own provider only", async () => {
    const report = await waiting();
    await expect(applyReport(kit.house, "btcpay", report)).rejects.toThrow("payment_unknown");
    expect(await cash()).toBe(0);
    expect(await casesOf(report.reference)).toMatchObject([
      { kind: "unknown_payment", provider: "btcpay" },
    ]);
    await applyReport(kit.house, "paperpay", report);
    expect(await cash()).toBe(10_000);
  });

  it("about a payout never credits a deposit", async () => {
    const report = await waiting();
    const payout = { ...report, direction: "payout" } as const;
    await expect(applyReport(kit.house, "paperpay", payout)).rejects.toThrow("payment_unknown");
    expect(await cash()).toBe(0);
  });

  it.each([
    ["a cent more", { amount: 10_001n }, "other_amount", "100.01 EUR"],
    ["a cent less", { amount: 9_999n }, "underpaid", "99.99 EUR"],
    ["another currency", { currency: "USD", amount: 1n }, "other_amount", "0.01 USD"],
    ["a strange currency", { currency: "XYZ" }, "other_amount", "10000 smallest units of XYZ"],
  ])("of %s credits nothing, and is for a person to look at", async (_, part, reason, amount) => {
    const report = await waiting();
    const wrong = { ...report, ...part };
    for (const id of [report.id, randomUUID()])
      await expect(applyReport(kit.house, "paperpay", { ...wrong, id })).rejects.toThrow(
        "payment_mismatch",
      );
    expect(await cash()).toBe(0);
    // Nobody is asked to pay what has come already.
    expect(await latest()).toMatchObject({ state: "canceled", reason, instructions: null });
    const [found] = await casesOf(report.reference);
    expect(found).toMatchObject({ kind: "amount_mismatch" });
    expect(found?.detail).toContain(`succeeded, ${amount}, report`);
    // Should the right amount come after all, it is credited.
    await applyReport(kit.house, "paperpay", { ...report, id: randomUUID() });
    expect(await cash()).toBe(10_000);
    expect(await latest()).toMatchObject({ state: "succeeded", reason: null });
  });

  it.each(["pending", "processing"] as const)(
    "of another amount that is %s leaves the deposit open",
    async (status) => {
      const report = await waiting();
      const wrong = { ...report, status, amount: 9_999n };
      await expect(applyReport(kit.house, "paperpay", wrong)).rejects.toThrow("payment_mismatch");
      expect(await latest()).toMatchObject({ state: "pending" });
    },
  );
});
