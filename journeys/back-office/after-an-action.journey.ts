import { randomUUID } from "node:crypto";
import { writePlayerNote } from "@houselight/contracts/accounts";
import { createWithdrawal } from "@houselight/contracts/cashbox";
import { PLAYER_PASSWORD, signedInOperator, signedInPlayer } from "@houselight/test-kit";
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

/** The first page of a player's notes. */
const NOTES_OF_A_PAGE = 25;
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

/** Tells where the keyboard is: `BODY` is nowhere. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

it("keeps the dialog of a row that somebody else has decided, and what is written in it", async () => {
  const row = await withdrawal();
  const first = await visitDesk(live, { role: "cashier" });
  const second = await visitDesk(live, { role: "manager" });
  second.allow(/4\d\d/);
  const { page, text, open } = second;
  await open("/payments/withdrawals");
  const reject = { name: text("payments.reject") };
  await rowOf(page, row).getByRole("button", reject).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("another name on the account");
  await (await beginToApprove(first, row)).press("Enter");
  await rowOf(first.page, row).waitFor({ state: "detached" });
  // The list is read anew beneath the dialog.
  await page.waitForResponse(/back_office\/withdrawals/, { timeout: 30_000 });
  await dialog.getByRole("button", reject).press("Enter");
  await dialog.getByText(text("refusals.already_decided")).waitFor();
  expect(await dialog.getByRole("textbox").inputValue()).toBe("another name on the account");
  await page.keyboard.press("Escape");
  await rowOf(page, row).waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).not.toBe("BODY");
  await first.leave();
  await second.leave();
});

it("tells who comes second that somebody else has decided, though the button is gone", async () => {
  const row = await withdrawal();
  const first = await visitDesk(live, { role: "cashier" });
  const second = await visitDesk(live, { role: "manager" });
  second.allow(/4\d\d/);
  const { page, text, open } = second;
  await open("/payments/withdrawals");
  await rowOf(page, row).getByRole("link", { name: /^bank/ }).click();
  const approve = { name: text("payments.approve") };
  await page.getByRole("button", approve).press("Enter");
  await (await beginToApprove(first, row)).press("Enter");
  await rowOf(first.page, row).waitFor({ state: "detached" });
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", approve).press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByText(text("refusals.already_decided")).waitFor();
  await first.leave();
  await second.leave();
});

it("keeps the keyboard where it was when the row that it decided goes", async () => {
  const [row, other] = [await withdrawal(), await withdrawal()];
  const desk = await visitDesk(live, { role: "cashier" });
  const { page } = desk;
  await (await beginToApprove(desk, row)).press("Enter");
  await rowOf(page, row).waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).not.toBe("BODY");
  await page.keyboard.press("Tab");
  // The next stop is a row of the same list.
  const isInRow = () => document.activeElement?.closest("[role=row]") !== null;
  expect(await page.evaluate(isInRow)).toBe(true);
  await rowOf(page, other).waitFor();
  await desk.leave();
});

it("keeps the keyboard at the end of a list when there is no more of it", async () => {
  const { id } = await signedInPlayer(live.house, live.url, 0n);
  const writer = await signedInOperator(live.house, live.url, "manager");
  for (let note = 0; note <= NOTES_OF_A_PAGE; note++)
    await writer.call(writePlayerNote, {
      params: { id },
      body: { id: randomUUID(), text: `note ${note}` },
    });
  const desk = await visitDesk(live);
  const { page, text } = desk;
  await desk.open(`/players/${id}`);
  const more = page.getByRole("button", { name: text("parts.more") });
  await more.press("Enter");
  await more.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).not.toBe("BODY");
  await desk.leave();
});
