import { randomUUID } from "node:crypto";
import { createDeposit, listAccounts } from "@houselight/contracts";
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
const casesOf = (reference: string) =>
  kit.house.database.query<{ kind: string; provider: string }>(
    "select kind, provider from cashbox.cases where reference = $1",
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
    confirmations: null,
    cardStep: null,
  };
}

describe("a report", () => {
  it("is applied to a payment of its own provider only", async () => {
    const report = await waiting();
    await expect(applyReport(kit.house, "btcpay", report)).rejects.toThrow("payment_unknown");
    expect(await cash()).toBe(0);
    expect(await casesOf(report.reference)).toEqual([
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
    ["a cent more", { amount: 10_001n }],
    ["a cent less", { amount: 9_999n }],
    ["another currency", { currency: "USD" }],
  ])("of %s credits nothing, and is for a person to look at", async (_, part) => {
    const report = await waiting();
    const wrong = { ...report, ...part };
    await expect(applyReport(kit.house, "paperpay", wrong)).rejects.toThrow("payment_mismatch");
    expect(await cash()).toBe(0);
    expect((await casesOf(report.reference)).map(({ kind }) => kind)).toEqual(["amount_mismatch"]);
  });
});
