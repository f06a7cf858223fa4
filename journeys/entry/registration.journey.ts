import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "../support/entering.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { expectAccessible, visit, type Visitor } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

const field = ({ page, words }: Visitor, key: string) =>
  page.getByRole("dialog").getByLabel(words.text(key), { exact: true });

describe("the date of birth", () => {
  it.each([
    ["en", "DD", "MM", "YYYY"],
    ["de", "TT", "MM", "JJJJ"],
    ["fr-CA", "JJ", "MM", "AAAA"],
    ["it", "GG", "MM", "AAAA"],
    ["no", "DD", "MM", "ÅÅÅÅ"],
  ] as const)("is asked for in %s: %s/%s/%s", async (language, day, month, year) => {
    const visitor = await visit(live, "narrow", language);
    await visitor.open("/registration");
    for (const [key, placeholder] of Object.entries({ day, month, year }))
      expect(await field(visitor, `auth.${key}`).getAttribute("placeholder")).toBe(placeholder);
    await visitor.leave();
  });

  it("loses its error as soon as it is corrected (AUTH-09)", async () => {
    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    await visitor.open("/registration");
    const dialog = page.getByRole("dialog");
    const country = dialog.getByRole("combobox", { name: words.text("auth.country") });
    const invalid = dialog.getByText(words.text("VALIDATION.BIRTH_DAY.INVALID"));
    const young = dialog.getByText("The rules that apply to you ask for an age of 21 or more.");
    await country.selectOption("DE");
    await field(visitor, "auth.password").fill(PASSWORD);
    await field(visitor, "auth.day").fill("31");
    await field(visitor, "auth.month").fill("2");
    await field(visitor, "auth.year").fill("1990");
    await dialog.getByRole("button", { name: words.text("auth.register"), exact: true }).click();
    await invalid.waitFor();
    await field(visitor, "auth.day").fill("28");
    await invalid.waitFor({ state: "detached" });
    expect(await field(visitor, "auth.day").getAttribute("aria-invalid")).toBeNull();

    // Nineteen years are enough in Germany and not in Estonia.
    await field(visitor, "auth.year").fill(String(new Date().getFullYear() - 19));
    await country.selectOption("EE");
    await young.waitFor();
    await country.selectOption("DE");
    await young.waitFor({ state: "detached" });
    await visitor.leave();
  });
});

describe("what the forms name", () => {
  it("opens beside the registration, which stays as it was filled in (ROUTE-32)", async () => {
    const visitor = await visit(live, "wide", "de");
    const { page, words, context } = visitor;
    await visitor.open("/registration");
    await field(visitor, "auth.email").fill("ada@example.org");
    const links = page.getByRole("dialog").locator('a[target="_blank"]');
    expect(await links.count()).toBe(2);
    for (const link of await links.all()) {
      const opened = context.waitForEvent("page");
      await link.click();
      const text = await opened;
      await text.locator("article h1").waitFor();
      expect(new URL(text.url()).pathname).toMatch(/^\/de\/(terms-and-conditions|privacy-policy)$/);
      await text.close();
    }
    expect(await field(visitor, "auth.email").inputValue()).toBe("ada@example.org");
    expect(await page.getByRole("checkbox").isChecked()).toBe(false);
    expect(words.language).toBe("de");
    await visitor.leave();
  });

  it("lets who forgot a password ask for a link, and leads back to the login (ROUTE-26)", async () => {
    const visitor = await visit(live, "narrow");
    const { page, words } = visitor;
    await visitor.open("/login?redirect=%2Fpayments");
    await page.getByRole("link", { name: words.text("auth.forgot"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: words.text("auth.remindTitle") });
    await dialog.getByLabel(words.text("auth.email"), { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/remind");
    await expectAccessible(page, "forgotten password");
    await dialog.getByRole("link", { name: words.text("auth.backToLogin") }).click();
    await page.getByRole("dialog", { name: words.text("auth.loginTitle") }).waitFor();
    expect(new URL(page.url()).searchParams.get("redirect")).toBe("/payments");
    await visitor.leave();
  });
});
