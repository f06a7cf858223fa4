import { randomUUID } from "node:crypto";
import { createWithdrawal } from "@houselight/contracts/cashbox";
import { PLAYER_PASSWORD, signedInPlayer } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Desk, visitDesk } from "../support/desk.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse({
    WITHDRAWAL_NEW_ACCOUNT_DELAY_MINUTES: "0",
    WITHDRAWAL_AUTO_EUR: "100",
    WITHDRAWAL_FOUR_EYES_EUR: "1000",
  });
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

const BANK = { kind: "bank", holder: "Ada Lovelace", iban: "DE89370400440532013000" } as const;

/** Asks for a withdrawal that takes one operator; returns the name of its row. */
async function withdrawal(): Promise<string> {
  const { caller, id } = await signedInPlayer(live.house, live.url, 2_000_000n);
  const { status } = await caller.call(createWithdrawal, {
    body: {
      id: randomUUID(),
      method: "bank",
      currency: "EUR",
      amount_cents: 15_000,
      destination: BANK,
      password: PLAYER_PASSWORD,
    },
  });
  expect(status).toBe(201);
  return `#${id}`;
}

/** Also beneath a dialog, which hides it from assistive technology. */
const rowOf = (page: Page, name: string) =>
  page.getByRole("row", { includeHidden: true }).filter({ hasText: name });

/** Opens the dialog in which a withdrawal is approved. */
async function beginToApprove({ page, text, open }: Desk, row: string) {
  await open("/payments/withdrawals");
  await rowOf(page, row)
    .getByRole("button", { name: text("payments.approve") })
    .press("Enter");
  return page.getByRole("dialog").getByRole("button", { name: text("payments.approve") });
}

it("tells who comes second that somebody else has decided, though the row is gone", async () => {
  const row = await withdrawal();
  const first = await visitDesk(live, { role: "cashier" });
  const second = await visitDesk(live, { role: "manager" });
  second.allow(/4\d\d/);
  const approve = await beginToApprove(first, row);
  const approveToo = await beginToApprove(second, row);
  await approve.press("Enter");
  await rowOf(first.page, row).waitFor({ state: "detached" });
  await approveToo.press("Enter");
  await rowOf(second.page, row).waitFor({ state: "detached" });
  await second.page.getByText(second.text("refusals.already_decided")).waitFor();
  await first.leave();
  await second.leave();
});
