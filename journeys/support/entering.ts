import { randomUUID } from "node:crypto";
import type { Locator } from "playwright-core";
import type { Visitor } from "./visitor.ts";
import type { Words } from "./words.ts";

export const PASSWORD = "paper-boats-on-the-sea-9";

/** Returns an address that no visit has used: a journey that is tried again registers anew. */
export const freshEmail = (name: string): string =>
  `${name}-${randomUUID().slice(0, 8)}@example.org`;

/** Fills in the registration dialog that is open, and sends it. */
export async function fillRegistration({ page, words }: Visitor, email: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  const field = (key: string) => dialog.getByLabel(words.text(key), { exact: true });
  await field("auth.email").fill(email);
  await field("auth.password").fill(PASSWORD);
  await fillDetails(words, dialog);
}

/** Fills in what a registration asks beside e-mail and password, and sends it. */
export async function fillDetails(words: Words, form: Locator): Promise<void> {
  const field = (key: string) => form.getByLabel(words.text(key), { exact: true });
  const goOn = form.getByRole("button", { name: words.text("auth.stepOn"), exact: true });
  // A licence that asks for much asks in steps.
  const inSteps = (await goOn.count()) > 0;
  await form.getByRole("combobox", { name: words.text("auth.country") }).selectOption("DE");
  await form
    .getByRole("combobox", { name: words.text("auth.currency"), exact: true })
    .selectOption("EUR");
  if (inSteps) {
    await goOn.click();
    await field("profile.fields.first_name").fill("Hanna");
    await field("profile.fields.last_name").fill("Lindner");
  }
  await field("auth.day").fill("7");
  await field("auth.month").fill("11");
  await field("auth.year").fill("1988");
  if (inSteps) {
    await goOn.click();
    await field("profile.fields.postal_code").fill("10115");
    await field("profile.fields.city").fill("Berlin");
    await field("profile.fields.address").fill("Invalidenstraße 43");
    await field("profile.fields.mobile_phone").fill("0151 23456789");
  }
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: words.text("auth.register"), exact: true }).click();
}

/** Goes from any page with a header to the payment page of the provider. */
export async function goToPay({ page, words }: Visitor, amount: string): Promise<void> {
  await page.getByRole("link", { name: words.text("nav.deposit"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.text("cashbox.amount", { currency: "EUR" })).fill(amount);
  await dialog.getByRole("button", { name: words.pattern("cashbox.confirm") }).click();
  await page.waitForURL(/\/paperpay\//);
}

/** Test cards of the provider's simulator. */
export const CARDS = {
  confirmed: "4111 1111 1111 1111",
  declined: "4000 0000 0000 9995",
  unconfirmed: "4242 4242 4242 4242",
} as const;

/** Fills in the provider's card page and sends it; its bank's page comes next, where the card has one. */
export async function enterCard(
  { page }: Visitor,
  card: string = CARDS.confirmed,
  reports = "prompt",
): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Expiry (MM/YY)").fill("12/39");
  await page.getByLabel("Security code").fill("123");
  await page.getByLabel("Name on the card").fill("Ada Lovelace");
  await page.getByLabel("Reports arrive").selectOption(reports);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
}

/** Answers the bank's question whether it is the holder who pays. */
export async function answerBank({ page }: Visitor, answer: "Approve" | "Refuse"): Promise<void> {
  await page.waitForURL(/\/paperpay\/secure/);
  await page.getByRole("button", { name: answer, exact: true }).click();
}

/** Signs out through the menu under the player's name, which small screens have at their foot. */
export async function signOut({ page, words, screen }: Visitor): Promise<void> {
  const menu = screen === "wide" ? "account.open" : "site.menu";
  await page.getByRole("button", { name: words.text(menu), exact: true }).click();
  await page.getByRole("button", { name: words.text("account.signOut"), exact: true }).click();
  await page.getByText(words.text("account.signedOut")).waitFor();
}
