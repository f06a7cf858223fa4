import type { PaymentView } from "@houselight/contracts/cashbox";
import { createElement } from "react";
import { expect, it } from "vitest";
import { paymentQuery } from "../../../data/cashbox.ts";
import { renderPart, textOf } from "../../../rendered/rendered-part.testing.ts";
import { PaymentResult } from "./payment-result.tsx";

const DEPOSIT: PaymentView = {
  id: "7a3f2c1e-0000-4000-8000-000000000001",
  action: "deposit",
  state: "canceled",
  method: "bitcoin",
  currency: "BTC",
  amount_cents: 100_000,
  redirect_url: null,
  instructions: null,
  account_label: null,
  reason: "expired",
  recallable: false,
  waits_until: null,
  refund: false,
  created_at: "2026-11-01T12:00:00.000Z",
  finished_at: "2026-11-01T12:10:00.000Z",
};

const shown = async (reason: string, state: PaymentView["state"] = "canceled") =>
  textOf(
    await renderPart(() => createElement(PaymentResult, { id: DEPOSIT.id }), {
      player: { id: 7, currency: "BTC", country: "DE", statuses: [] },
      data: [[paymentQuery(DEPOSIT.id).queryKey, { ...DEPOSIT, reason, state }]],
    }),
  );

it("says that nothing was charged where nothing came", async () =>
  expect(await shown("expired")).toContain("Nothing was charged."));

it.each(["underpaid", "other_amount"])("says that money came where it did: %s", async (reason) => {
  const text = await shown(reason);
  expect(text).toContain("not the amount that was asked for");
  expect(text).not.toContain("Nothing was charged");
});
it("promises nothing about coins that the network did not confirm", async () => {
  const text = await shown("not_confirmed", "declined");
  expect(text).toContain("If you have sent coins, write to support.");
  expect(text).not.toContain("Nothing was charged");
});
