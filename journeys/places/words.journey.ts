import { PAYMENT_METHODS } from "@houselight/contracts/cashbox";
import { writePageHead } from "@houselight/contracts/content";
import { registered, signedInOperator } from "@houselight/test-kit";
import { PLAYER_PASSWORD } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillRegistration, freshEmail } from "../support/entering.ts";
import { holdBack } from "../support/hold-back.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { expectAccessible, visit, visitAsPlayer } from "../support/visitor.ts";

const PATIENCE = { timeout: 30_000 };

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

it("SHELL-21: operators write title, description and canonical address of a page, by language", async () => {
  const manager = await signedInOperator(live.house, live.url, "manager");
  const head = { path: "/vip", description: "What the club gives.", canonical: "/vip/info" };
  const written = { ...head, l: "de", title: "Der Club von {brand}" };
  const body = { ...written, publish_at: "2020-01-01T00:00:00Z" };
  expect((await manager.call(writePageHead, { body })).status).toBe(201);
  const visitor = await visit(live, "wide", "de", "localhost");
  const { page } = visitor;
  const site = live.url.replace("127.0.0.1", "localhost");
  const headOf = async () => [
    await page.title(),
    await page.locator('meta[name="description"]').getAttribute("content"),
    await page.locator('link[rel="canonical"]').getAttribute("href"),
  ];
  await visitor.open("/vip");
  const html = await (await page.request.get("/de/vip")).text();
  expect(html).toContain("<title>Der Club von Paper Rocket</title>");
  const german = site.replace("localhost", "de.paper-rocket.localhost");
  const inGerman = ["Der Club von Paper Rocket", head.description, `${german}/de/vip/info`];
  expect(await headOf()).toEqual(inGerman);
  await page.goto("/vip");
  const inEnglish = await headOf();
  expect(inEnglish[0]).not.toBe(inGerman[0]);
  expect(inEnglish[2]).toBe(`${site}/vip`);
  // So does a page that is gone to within the site.
  await visitor.open("/credits");
  await page.locator('header a[href="/de/vip"]').first().click();
  await expect.poll(headOf, PATIENCE).toEqual(inGerman);
  await visitor.leave();
});

it("MODAL-19: the hash of a box opens the contents of the terms", async () => {
  const visitor = await visit(live, "narrow", "de");
  const { page } = visitor;
  await visitor.open("/terms-and-conditions");
  const contents = page.locator("#toc-1 ~ ul");
  expect(await contents.isVisible()).toBe(false);
  await visitor.open("/terms-and-conditions#toc-1");
  await page.locator("#toc-1:checked").waitFor();
  await contents.waitFor();
  await expectAccessible(page, "contents of the terms");
  await contents.getByRole("link").last().click();
  await page.waitForFunction(() => window.location.hash === "#ending");
  await page.locator("#ending").waitFor();
  await visitor.leave();
});

it("MODAL-09: the page on cookies shows what was answered, and takes another answer", async () => {
  const visitor = await visit(live, "narrow");
  const { page, words } = visitor;
  await visitor.open("/cookie-policy");
  const answer = (key: string) => page.getByRole("radio", { name: words.text(key) });
  await expect.poll(() => answer("popups.cookieAll").isChecked(), PATIENCE).toBe(true);
  await expectAccessible(page, "the page on cookies");
  await answer("popups.cookieNecessary").check();
  const said = async () =>
    (await visitor.context.cookies()).find(({ name }) => name === "cookie_consent")?.value;
  expect(await said()).toBe("necessary");
  await visitor.reload();
  await expect.poll(() => answer("popups.cookieNecessary").isChecked(), PATIENCE).toBe(true);
  await visitor.leave();
});

it("CMS-02: each way to pay has a page that says how it is done, and no menu lists its text", async () => {
  const visitor = await visit(live, "wide", "en");
  const { page } = visitor;
  for (const way of ["card", "bank", "crypto", "voucher", "sofort"]) {
    expect(await visitor.open(`/payment-${way}`)).toBe(200);
    expect(await page.locator("article ol li").count()).toBe(3);
    expect(await page.locator(`header a[href="/payment-${way}"]`).count()).toBe(0);
    // The footer names the page itself in each language.
    const listed = page.locator(`footer a:not([hreflang])[href="/payment-${way}"]`);
    expect(await listed.count()).toBe(0);
  }
  const opened: string[] = [];
  for (const { id } of PAYMENT_METHODS) {
    await visitor.open(`/payments/${id}`);
    // Sofort is for other countries than the visitor's.
    if (new URL(page.url()).pathname !== `/payments/${id}`) continue;
    expect(await page.locator("main ol li").count()).toBe(3);
    opened.push(id);
  }
  expect(opened).toEqual(expect.arrayContaining(["card", "bank", "bitcoin"]));
  await visitor.leave();
});

describe("the ways in from betting", () => {
  it("SPORT-02: stand over the betting section, and lead back to it", async () => {
    const guest = await visit(live, "wide");
    const { page, words } = guest;
    const section = page.getByRole("heading", {
      level: 1,
      name: words.text("sections.sport.title"),
    });
    await guest.open("/sport/registration");
    await page.getByRole("dialog", { name: words.text("auth.registrationTitle") }).waitFor();
    expect(await page.locator("h1").textContent()).toBe(words.text("sections.sport.title"));
    await page.keyboard.press("Escape");
    await page.waitForURL((url) => url.pathname === "/sport");
    await section.waitFor();
    await guest.open("/sport/registration");
    await fillRegistration(guest, freshEmail("better"));
    await page.waitForURL((url) => url.pathname === "/sport");
    await page.getByRole("button", { name: words.text("account.open"), exact: true }).waitFor();
    await section.waitFor();
    await guest.leave();
  });

  it("SPORT-02: let a player in by the login, and go on in betting", async () => {
    const { id } = await registered(live.house);
    const [row] = await live.house.database.query<{ email: string }>(
      "select email from accounts.players where id = $1",
      [id],
    );
    const guest = await visit(live, "narrow");
    const { page, words } = guest;
    await guest.open("/sport/login");
    const dialog = page.getByRole("dialog", { name: words.text("auth.loginTitle") });
    await dialog.getByLabel(words.text("auth.email"), { exact: true }).fill(row?.email ?? "");
    await dialog.getByLabel(words.text("auth.password"), { exact: true }).fill(PLAYER_PASSWORD);
    await dialog.getByRole("button", { name: words.text("auth.logIn"), exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/sport");
    await dialog.waitFor({ state: "detached" });
    await page
      .getByRole("heading", { level: 1, name: words.text("sections.sport.title") })
      .waitFor();
    await guest.leave();
  });
});

it("LOCALE-02: a toast waits for the words that its page did not bring", async () => {
  const visitor = await visitAsPlayer(live, "wide", 0n);
  const { page, words } = visitor;
  const file = await holdBack(page, /\/messages\/en\.json/);
  await visitor.open("/profile/privacy");
  const choice = page.getByRole("checkbox", { name: words.text("consents.email") });
  const kept = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await choice.click();
  expect((await kept).status()).toBe(200);
  const toasts = page.getByRole("region", { name: words.text("site.notices") }).locator("p");
  await page.waitForTimeout(500);
  expect(await toasts.allTextContents()).toEqual([]);
  file.release();
  await expect
    .poll(() => toasts.allTextContents(), PATIENCE)
    .toEqual([words.text("consents.saved")]);
  await visitor.leave();
});

it("ERROR-04: a guard that breaks shows the error page, and is named in the log", async () => {
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  visitor.allow(/NAVIGATION_ERROR|no such thing|requireFlag|leaveGuestPath/);
  const logged: { name: string; message: string }[] = [];
  await page.route("**/log", async (route) => {
    logged.push(route.request().postDataJSON() as { name: string; message: string });
    await route.continue();
  });
  await visitor.open("/credits");
  await page.evaluate(() => {
    URL.canParse = () => {
      throw new Error("no such thing");
    };
    window.history.pushState({}, "", "/guest/sign-in");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.getByRole("heading", { name: words.text("errors.oopsTitle") }).waitFor();
  await page.getByText(words.text("errors.noted")).waitFor();
  expect(logged.filter(({ name }) => name === "NAVIGATION_ERROR")).toMatchObject([
    { message: "leaveGuestPath: no such thing" },
  ]);
  await visitor.leave();
});
