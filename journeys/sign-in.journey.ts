import {
  getPlayer,
  getPlayerSettings,
  getPlayerStats,
  getProject,
  listAccounts,
  listDepositGifts,
  listUserLimits,
  registerPlayer,
  reportPageTiming,
  requestCaptcha,
  signIn,
} from "@houselight/contracts";
import { httpCaller } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshEmail, PASSWORD } from "./support/entering.ts";
import { type LiveHouse, openLiveHouse } from "./support/live-house.ts";
import { casesInTurn, type Language } from "./support/matrix.ts";
import { expectAccessible, visit } from "./support/visitor.ts";
import type { Words } from "./support/words.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Registers a player elsewhere. Returns the e-mail. */
async function registeredElsewhere(locale: Language, at = live): Promise<string> {
  const email = freshEmail("owner");
  const account = { email, password: PASSWORD, currency: "EUR", country: "DE", locale };
  await httpCaller(at.url).call(registerPlayer, {
    body: { user: { ...account, date_of_birth: "1990-01-01", terms_acceptance: true } },
  });
  return email;
}

/** Fills in the login that is open, and sends it. */
async function sendLogin(page: Page, words: Words, email: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.text("auth.email"), { exact: true }).fill(email);
  await dialog.getByLabel(words.text("auth.password"), { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: words.text("auth.logIn"), exact: true }).click();
}

async function logIn(page: Page, words: Words, email: string): Promise<void> {
  await sendLogin(page, words, email);
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** A player at whom a stranger has guessed too often. */
async function besieged(locale: Language): Promise<string> {
  const email = await registeredElsewhere(locale);
  const stranger = httpCaller(live.url);
  for (let guess = 0; guess < 6; guess++)
    await stranger.call(signIn, { body: { user: { email, password: "not-the-one-9" } } });
  return email;
}

describe.each(casesInTurn(1))(
  "an owner whom strangers besiege, in $language on a $screen screen",
  (one) => {
    it("AUTH-18: logs in on a new device: the form solves a captcha by the site key of the settings, and says so", async () => {
      const email = await besieged(one.language);
      const visitor = await visit(live, one.screen, one.language);
      const { page, words } = visitor;
      visitor.allow(/status of 422/);
      // Held until the page has been looked at.
      let giveCaptcha = () => {};
      const looked = new Promise<void>((resolve) => {
        giveCaptcha = resolve;
      });
      let siteKey: unknown;
      await page.route(`**${requestCaptcha.path}`, async (route) => {
        siteKey = (route.request().postDataJSON() as { site_key?: string }).site_key;
        await looked;
        await route.continue();
      });
      await visitor.open("/?modal=login");
      const dialog = page.getByRole("dialog");
      await sendLogin(page, words, email);
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
      const settings = await (await page.request.get(getProject.path)).json();
      expect(siteKey).toBe((settings as { captcha: { site_key: string } }).captcha.site_key);
      await visitor.leave();
    });
  },
);

it("AUTH-02, AUTH-05: the login sends its keys, and all that is the player's own is loaded", async () => {
  const email = await registeredElsewhere("en");
  const visitor = await visit(live, "wide", "en");
  const { page, words } = visitor;
  const asked = new Set<string>();
  let sent: unknown;
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    asked.add(`${request.method()} ${pathname}`);
    if (pathname === signIn.path) sent = request.postDataJSON();
  });
  await visitor.open("/?modal=login");
  await page.getByRole("dialog").waitFor();
  asked.clear();
  await logIn(page, words, email);
  const dfpc = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(sent).toEqual({
    user: { email, password: PASSWORD, dfpc, captcha: "", custom_login_reg: true },
  });
  const own = [getPlayer, listAccounts, getPlayerSettings, getPlayerStats, listUserLimits];
  await expect
    .poll(() => [...asked], { timeout: 15_000 })
    .toEqual(expect.arrayContaining([...own, listDepositGifts].map(({ path }) => `GET ${path}`)));
  await visitor.leave();
});

it("AUTH-05: whoever has come in is in, though the line is lost before the player is loaded", async () => {
  const email = await registeredElsewhere("en");
  const visitor = await visit(live, "wide", "en");
  const { page, words } = visitor;
  await visitor.open("/privacy-policy?modal=login");
  visitor.allow(/500/);
  await page.route(`**${getPlayer.path}`, (route) => route.fulfill({ status: 500, body: "{}" }));
  await sendLogin(page, words, email);
  await page
    .getByRole("link", { name: words.text("nav.deposit") })
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe("/privacy-policy");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await visitor.leave();
});

it("TRACK-06, TRACK-08: a page tells its timing once, and a pixel hears of the login once", async () => {
  const pixel = "https://pixel.example/count.gif";
  const counted = await openLiveHouse({ TRACKING_PIXEL_URL: pixel });
  try {
    const email = await registeredElsewhere("en", counted);
    const visitor = await visit(counted, "wide", "en");
    const { page, words } = visitor;
    const seen: string[] = [];
    await page.route(`${pixel}*`, (route) => {
      seen.push(route.request().url());
      return route.fulfill({ status: 200, contentType: "image/gif", body: "" });
    });
    const timings: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(reportPageTiming.path)) timings.push(request.postDataJSON());
    });
    await visitor.open("/?modal=login");
    await expect.poll(() => timings.length, { timeout: 15_000 }).toBe(1);
    expect(timings).toMatchObject([{ page: "/", timing: { load: expect.any(Number) } }]);
    expect(seen).toEqual([]);
    await logIn(page, words, email);
    await expect.poll(() => seen, { timeout: 15_000 }).toEqual([`${pixel}?event=login`]);
    await visitor.leave();
  } finally {
    await counted.close();
  }
});
