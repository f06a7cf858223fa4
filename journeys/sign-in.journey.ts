import { registerPlayer, requestCaptcha, signIn } from "@houselight/contracts";
import { httpCaller } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshEmail, PASSWORD } from "./support/entering.ts";
import { type LiveHouse, openLiveHouse } from "./support/live-house.ts";
import { CASES } from "./support/matrix.ts";
import { expectAccessible, visit } from "./support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** A player who registered elsewhere, and at whom a stranger has guessed too often. */
async function besieged(locale: (typeof CASES)[number]["language"]): Promise<string> {
  const email = freshEmail("besieged");
  const account = { email, password: PASSWORD, currency: "EUR", country: "DE", locale };
  await httpCaller(live.url).call(registerPlayer, {
    body: { user: { ...account, date_of_birth: "1990-01-01", terms_acceptance: true } },
  });
  const stranger = httpCaller(live.url);
  for (let guess = 0; guess < 6; guess++)
    await stranger.call(signIn, { body: { user: { email, password: "not-the-one-9" } } });
  return email;
}

describe.each(CASES)("an owner whom strangers besiege, in $language on a $screen screen", (one) => {
  it("logs in on a new device: the form solves a captcha by itself and says so", async () => {
    const email = await besieged(one.language);
    const visitor = await visit(live, one.screen, one.language);
    const { page, words } = visitor;
    visitor.allow(/status of 422/);
    // Held until the page has been looked at.
    let giveCaptcha = () => {};
    const looked = new Promise<void>((resolve) => {
      giveCaptcha = resolve;
    });
    await page.route(`**${requestCaptcha.path}`, async (route) => {
      await looked;
      await route.continue();
    });
    await visitor.open("/?modal=login");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words.text("auth.email"), { exact: true }).fill(email);
    await dialog.getByLabel(words.text("auth.password"), { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: words.text("auth.logIn"), exact: true }).click();
    const status = dialog.getByRole("status");
    await status.getByText(words.text("auth.captcha.fetching")).waitFor();
    await expectAccessible(page, "a captcha in the login");
    const folder = process.env["SHOTS"];
    if (folder)
      await page.screenshot({ path: `${folder}/captcha-${one.language}-${one.screen}.png` });
    giveCaptcha();
    await status.getByText(words.text("auth.captcha.solving")).waitFor();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("heading", { name: words.text("lobby.firstDepositTitle") }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    await visitor.leave();
  });
});
