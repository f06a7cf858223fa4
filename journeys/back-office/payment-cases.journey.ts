import { listPaymentCases } from "@houselight/contracts/cashbox";
import { signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitDesk } from "../support/desk.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { expectAccessible } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
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
