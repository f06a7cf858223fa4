import { readFile } from "node:fs/promises";
import { fund, PLAYER_PASSWORD, registered } from "@houselight/test-kit";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CARDS, enterCard } from "../support/entering.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { accountCents, balanceButton } from "../support/playing.ts";
import { casesInTurn, type Language, type Screen, CASES, IS_WHOLE } from "../support/matrix.ts";
import { expectAccessible, visit, type Visitor } from "../support/visitor.ts";

/** Each deposit of a family. */
const DEPOSIT_CENTS = 4_000;
/** Vouchers are not offered in the Australian locale (LICENCE-13). */
const hasVouchers = (language: Language): boolean => language !== "en-AU";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe("deposits of every family (WALLET-02, OPEN-17)", () => {
  it.runIf(IS_WHOLE).each(CASES)(
    "in $language on a $screen screen",
    async ({ language, screen }) => {
      const visitor = await enter(screen, language);
      const { page, words } = visitor;
      const dialog = await openDeposit(visitor, "sofort");
      await expectAccessible(page, "deposit");
      await pay(visitor, dialog, "40");
      await page.getByRole("button", { name: "Approve", exact: true }).click();
      await untilNext(visitor, "cashbox.next.succeeded");

      const transfer = await openDeposit(visitor, "bank");
      await confirmDeposit(visitor, transfer, "40");
      await transfer.getByText(words.text("cashbox.nextInstructions")).waitFor();
      await expectAccessible(page, "bank details");
      await transfer.getByRole("link", { name: words.text("cashbox.openAway.bank") }).click();
      await page.getByRole("button", { name: "Send the transfer", exact: true }).click();
      await untilNext(visitor, "cashbox.next.succeeded");

      if (hasVouchers(language)) await payByVoucher(visitor);
      const paid = DEPOSIT_CENTS * (hasVouchers(language) ? 3 : 2);
      expect(await accountCents(visitor)).toBe(paid);

      await openAccount(visitor, "BTC", paid);
      const coins = await openDeposit(visitor, null);
      await coins.getByRole("button", { name: words.pattern("cashbox.confirm") }).click();
      await coins.getByRole("img", { name: words.said("cashbox.pay.qr", /0[.,]00056/) }).waitFor();
      await expectAccessible(page, "wallet details");
      await coins.getByRole("link", { name: words.text("cashbox.openAway.crypto") }).click();
      await page.getByRole("button", { name: "Send the exact amount", exact: true }).click();
      await untilNext(visitor, "cashbox.next.succeeded");
      expect(await accountCents(visitor, "BTC")).toBe(56_000);
      await visitor.leave();
      expect(await live.violations()).toEqual([]);
    },
  );
});

describe("a saved card is charged with one press (CASHBOX-01)", () => {
  it.runIf(IS_WHOLE).each(CASES)(
    "in $language on a $screen screen",
    async ({ language, screen }) => {
      const visitor = await enter(screen, language);
      const { page, words } = visitor;
      const dialog = await openDeposit(visitor, "card");
      await dialog.getByRole("checkbox", { name: words.text("cashbox.saveCard") }).check();
      await pay(visitor, dialog, "50");
      await enterCard(visitor, CARDS.unconfirmed);
      await untilNext(visitor, "cashbox.next.succeeded");
      const again = await openDeposit(visitor, null);
      await again.getByRole("link", { name: words.said("cashbox.fast.hint", /4242/) }).click();
      const fast = page.getByRole("dialog", { name: words.text("cashbox.fast.title") });
      await fast.getByRole("radio", { name: /4242/ }).waitFor();
      await expectAccessible(page, "one click");
      await fast.getByRole("button", { name: words.pattern("cashbox.confirm") }).click();
      await untilNext(visitor, "cashbox.next.succeeded");
      expect(await accountCents(visitor)).toBe(10_000);
      await visitor.leave();
      expect(await live.violations()).toEqual([]);
    },
  );
});

describe("a small withdrawal is paid out, a large one taken back, and both are written down (CASHBOX-03)", () => {
  it.each(casesInTurn(0))("in $language on a $screen screen", async ({ language, screen }) => {
    const visitor = await enter(screen, language, 60_000n);
    const { page, words } = visitor;
    await withdraw(visitor, "30");
    await untilNext(visitor, "cashbox.cashoutNext.takeBack");
    await expectAccessible(page, "withdrawal that waits");
    await live.endWaiting();
    await untilNext(visitor, "cashbox.cashoutNext.succeeded");
    await expectAccessible(page, "withdrawal paid out");
    expect(await accountCents(visitor)).toBe(57_000);

    await withdraw(visitor, "300");
    await untilNext(visitor, "cashbox.cashoutNext.pending");
    expect(await accountCents(visitor)).toBe(27_000);
    await page.getByRole("button", { name: words.text("cashbox.recall"), exact: true }).click();
    await untilNext(visitor, "cashbox.cashoutNext.recalled");
    expect(await accountCents(visitor)).toBe(57_000);

    const dialog = page.getByRole("dialog");
    await dialog
      .getByRole("link", { name: words.text("cashbox.tabs.statement"), exact: true })
      .click();
    await dialog.getByText(words.text("cashbox.statement.kinds.withdrawal_paid")).last().waitFor();
    await expectAccessible(page, "statement");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: words.text("cashbox.statement.download") }).click(),
    ]);
    const csv = await readFile(await download.path(), "utf8");
    expect(csv.startsWith("\uFEFFid,at,kind,currency,amount,reserved,method,payment")).toBe(true);
    expect(csv).toMatch(/withdrawal_reserved,EUR,-300\.00,300\.00,bank/);
    expect(csv).toMatch(/withdrawal_returned,EUR,300\.00,-300\.00,bank/);
    await visitor.leave();
    expect(await live.violations()).toEqual([]);
  });
});

/** A player with this much money, on the lobby. */
async function enter(screen: Screen, language: Language, cents = 0n): Promise<Visitor> {
  const { id, token } = await registered(live.house);
  if (cents > 0n) await fund(live.house, id, cents);
  const visitor = await visit(live, screen, language);
  await visitor.context.addCookies([
    { name: "session", value: token, url: live.url, httpOnly: true, sameSite: "Lax" },
  ]);
  await visitor.open("/");
  return visitor;
}

/** Opens the deposit over the lobby and chooses a method; without one the first stays chosen. */
async function openDeposit(visitor: Visitor, method: string | null): Promise<Locator> {
  const { page, words } = visitor;
  await visitor.open("/");
  await page.getByRole("link", { name: words.text("nav.deposit"), exact: true }).click();
  await page.getByRole("dialog", { name: words.text("cashbox.depositTitle") }).waitFor();
  // The same dialog goes on to the payment, under another name.
  const dialog = page.getByRole("dialog");
  if (method) {
    const name = new RegExp(`^${words.text(`cashbox.methods.${method}`)} `);
    await dialog.getByRole("radio", { name }).check();
  }
  return dialog;
}

async function confirmDeposit({ words }: Visitor, dialog: Locator, amount: string): Promise<void> {
  await dialog.getByLabel(words.text("cashbox.amount", { currency: "EUR" })).fill(amount);
  await dialog.getByRole("button", { name: words.pattern("cashbox.confirm") }).click();
}

async function pay(visitor: Visitor, dialog: Locator, amount: string): Promise<void> {
  await confirmDeposit(visitor, dialog, amount);
  await visitor.page.waitForURL(/\/paperpay\//);
}

async function payByVoucher(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await pay(visitor, await openDeposit(visitor, "voucher"), "40");
  await page.getByLabel("Voucher code").fill("PAPER-BOAT2026");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await untilNext(visitor, "cashbox.next.succeeded");
}

/** Waits until the payment that is shown says so. */
async function untilNext({ page, words }: Visitor, key: string): Promise<void> {
  await page.getByRole("dialog").getByText(words.text(key)).first().waitFor();
}

async function openAccount(visitor: Visitor, currency: string, cents: number): Promise<void> {
  const { page, words } = visitor;
  await visitor.open("/");
  await balanceButton(visitor, page, cents).click();
  await page.getByLabel(words.text("balance.newCurrency")).selectOption(currency);
  await expectAccessible(page, "accounts");
  await page.getByRole("button", { name: words.text("balance.openAccount"), exact: true }).click();
  await page.getByText(words.text("balance.chosen", { currency })).waitFor();
}

/** Withdraws to a bank account, new or used before. */
async function withdraw(visitor: Visitor, amount: string): Promise<void> {
  const { page, words } = visitor;
  await visitor.open("/");
  await page.getByRole("button", { name: words.pattern("balance.open") }).click();
  await page.getByRole("link", { name: words.text("cashbox.tabs.withdraw"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.text("cashbox.withdraw.title") });
  const bank = new RegExp(`^${words.text("cashbox.methods.bank")} `);
  await dialog.getByRole("radio", { name: bank }).first().check();
  await dialog.getByLabel(words.text("cashbox.amount", { currency: "EUR" })).fill(amount);
  const confirm = dialog.getByRole("button", { name: words.pattern("cashbox.withdraw.confirm") });
  const holder = dialog.getByLabel(words.text("cashbox.withdraw.holder"));
  if (await holder.isVisible()) {
    await holder.fill("Ada Lovelace");
    await dialog
      .getByLabel(words.text("cashbox.withdraw.iban"))
      .fill("DE89 3704 0044 0532 0130 00");
    const password = dialog.getByRole("textbox", { name: words.text("auth.password") });
    visitor.allow(/status of 422/);
    await password.fill("not-the-one-9");
    await confirm.click();
    await dialog.getByText(words.text("refusals.password_wrong")).first().waitFor();
    expect(await password.getAttribute("aria-invalid")).toBe("true");
    await password.fill(PLAYER_PASSWORD);
  }
  await expectAccessible(page, "withdrawal");
  await confirm.click();
}
