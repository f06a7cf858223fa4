import { randomUUID } from "node:crypto";
import { createWithdrawal, getPayment, listPaymentCases } from "@houselight/contracts/cashbox";
import { PLAYER_PASSWORD, signedInOperator, signedInPlayer } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitDesk } from "../support/desk.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { expectAccessible } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse({ WITHDRAWAL_NEW_ACCOUNT_DELAY_MINUTES: "0" });
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

const REASON = "a scanner on the network, nothing was paid";

it("lets an operator close a payment case, and read later who did", async () => {
  // A report that does not prove itself is a case.
  const unsigned = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
  expect((await fetch(`${live.url}/api/webhooks/payments/paperpay`, unsigned)).status).toBe(401);
  const desk = await visitDesk(live, { role: "cashier" });
  const { page, text } = desk;
  await desk.open("/payments/cases");
  const row = page.getByRole("row").filter({ hasText: text("payments.caseKinds.bad_signature") });
  await row.getByRole("button", { name: text("payments.closeCase") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(text("parts.reason")).fill(REASON);
  await expectAccessible(page, "closing a case");
  await dialog.getByRole("button", { name: text("payments.closeCase") }).click();
  await page.getByText(text("payments.noCases")).waitFor();
  await page.getByLabel(text("payments.state")).selectOption("closed");
  await row.getByText(REASON).waitFor();
  await row.getByText(desk.email).waitFor();
  await expectAccessible(page, "closed cases");
  const operator = await signedInOperator(live.house, live.url, "cashier");
  expect((await operator.call(listPaymentCases, {})).body).toEqual([]);
  await desk.leave();
});

it("finds a payment by its player, and shows what is on record of it", async () => {
  const { id, caller } = await signedInPlayer(live.house, live.url, 1_000_000n);
  const body = {
    id: randomUUID(),
    method: "bank",
    currency: "EUR",
    amount_cents: 50_000,
    destination: { kind: "bank", holder: "Ada Lovelace", iban: "DE89370400440532013000" },
    password: PLAYER_PASSWORD,
  } as const;
  expect(await caller.call(createWithdrawal, { body })).toMatchObject({ status: 201 });
  await signedInPlayer(live.house, live.url, 1_000n);
  const desk = await visitDesk(live, { role: "cashier" });
  const { page, text } = desk;
  await desk.open("/payments");
  await page.getByLabel(text("payments.player")).fill(`#${id}`);
  await page.keyboard.press("Enter");
  await page.waitForURL(/player_id=/);
  await expectAccessible(page, "payments of a player");
  const records = page.getByRole("table", { name: text("payments.payments") });
  // A cashier may not open a player's file, and is not led to it.
  await records.getByText(`#${id}`).waitFor();
  expect(await records.getByRole("link", { name: `#${id}` }).count()).toBe(0);
  await records.getByRole("link", { name: text("payments.directions.cashout") }).click();
  await page.getByText("DE89 •••• 3000").waitFor();
  await page.getByText(text("payments.noReports")).waitFor();
  await expectAccessible(page, "a payment");
  await page.getByRole("button", { name: text("payments.approve") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: text("payments.approve") }).click();
  await dialog.waitFor({ state: "detached" });
  await page.locator("#screen").getByText(desk.email).waitFor();
  const params = { id: body.id };
  expect((await caller.call(getPayment, { params })).body.state).not.toBe("pending");
  desk.allow(/404/);
  await page.goto(`/payments/${randomUUID()}`);
  await page.getByRole("alert").waitFor();
  await desk.leave();
});
