import { providersConfig } from "@houselight/contracts/configuration";
import { signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { visit, visitAsPlayer, type Visitor } from "../support/visitor.ts";

const PATIENCE = { timeout: 30_000 };

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

const dialog = ({ page, words }: Visitor, key: string) =>
  page.getByRole("dialog", { name: words.text(key) });
const isAt = ({ page }: Visitor, path: string) => page.waitForURL((url) => url.pathname === path);

describe("popups by their address", () => {
  it("ROUTE-09: the cashbox opens over the page by both of its addresses", async () => {
    const player = await visitAsPlayer(live, "wide", 5_00n);
    const { page } = player;
    for (const address of ["/cashbox", "/dashboard"]) {
      await player.open("/");
      await page.evaluate((to) => {
        Object.assign(window, { same: true });
        window.history.pushState({}, "", to);
        window.dispatchEvent(new PopStateEvent("popstate"));
      }, address);
      await dialog(player, "cashbox.title").waitFor();
      // The page is still the one that was there before, below the popup.
      expect(await page.locator("main h1").count()).toBe(1);
      expect(await page.evaluate(() => "same" in window)).toBe(true);
      expect(new URL(page.url()).pathname).toBe("/cashbox");
    }
    await player.leave();
  });

  it("MODAL-01: each opens, and its form has what the address says", async () => {
    const guest = await visit(live, "wide");
    const { page, words } = guest;
    const email = () => page.getByRole("dialog").getByLabel(words.text("auth.email"));
    for (const [path, title] of [
      ["/registration", "auth.registrationTitle"],
      ["/sign-up", "auth.registrationTitle"],
      ["/login", "auth.loginTitle"],
      ["/remind", "auth.remindTitle"],
      ["/email-verify", "auth.confirmTitle"],
    ] as const) {
      await guest.open(`${path}?email=a@b.co`);
      await dialog(guest, title).waitFor();
      expect([path, await email().inputValue()]).toEqual([path, "a@b.co"]);
      const box = await dialog(guest, title).boundingBox();
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      expect([path, box?.width, Math.round(box?.height ?? 0) >= height]).toEqual([
        path,
        width,
        true,
      ]);
    }
    await guest.open("/new-password?reset_password_token=from-the-mail");
    const form = dialog(guest, "auth.newPasswordTitle");
    await form
      .getByLabel(words.text("auth.newPassword"), { exact: true })
      .fill("paper-boats-12345");
    await form.getByLabel(words.text("auth.newPasswordAgain")).fill("paper-boats-12345");
    guest.allow(/422/);
    // What is sent once more on a cut line goes out as a stream, which the browser's own log leaves out.
    const sent = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const send = window.fetch;
          window.fetch = async (request, init) => {
            if (request instanceof Request) resolve(await request.clone().text());
            return send(request, init);
          };
        }),
    );
    await form.getByRole("button", { name: words.text("auth.newPasswordSave") }).click();
    expect(JSON.parse(await sent)).toMatchObject({
      user: { reset_password_token: "from-the-mail" },
    });
    await guest.leave();
  });
});

it("LOCALE-04: calls for words carry the language in `l`, and the call for banners in a header", async () => {
  const visitor = await visit(live, "wide", "de");
  const { page } = visitor;
  const words: (string | null)[] = [];
  const banners: (string | undefined)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/api/cms/")) words.push(searchParams.get("l"));
    if (pathname.endsWith("/banners-config")) banners.push(request.headers()["x-locale"]);
  });
  await visitor.open("/credits");
  await page.locator('footer a[href="/de/privacy-policy"]').click();
  await isAt(visitor, "/de/privacy-policy");
  await page.locator("article h1").waitFor();
  await page.locator('header a[href="/de"]').first().click();
  await page.locator("[data-banner]").first().waitFor();
  expect(banners).toEqual(["de"]);
  expect(words.length).toBeGreaterThan(0);
  expect(new Set(words)).toEqual(new Set(["de"]));
  await visitor.leave();
});

it("SHELL-18: the time of day changes at a tick of 15 seconds, and not before", async () => {
  const visitor = await visit(live, "wide");
  const { page } = visitor;
  const start = Date.now();
  await page.clock.install({ time: start });
  // The page is drawn anew with the file of words: the time of day with it.
  const words = page.waitForResponse("**/messages/*");
  await visitor.open("/credits");
  const clock = page.locator("footer [data-local-time]");
  await expect.poll(() => clock.textContent(), PATIENCE).not.toBe("");
  await words;
  await page.waitForTimeout(1_000);
  await page.clock.pauseAt(start + 10 * 60_000);
  const shown = () => clock.textContent();
  /** Sets the time of day on, without a tick, and runs in steps until the text is another. */
  const untilChanged = async (hours: number, stepMs: number): Promise<number> => {
    await page.clock.setSystemTime(start + hours * 3_600_000);
    const before = await shown();
    for (let ms = stepMs; ms <= 20_000; ms += stepMs) {
      await page.clock.runFor(stepMs);
      if ((await shown()) !== before) return ms;
    }
    return Number.POSITIVE_INFINITY;
  };
  // Just behind a tick the next one is 15 seconds away.
  expect(await untilChanged(1, 500)).toBeLessThanOrEqual(15_000);
  for (const hours of [2, 3]) {
    const ms = await untilChanged(hours, 500);
    expect(ms).toBeGreaterThanOrEqual(14_500);
    expect(ms).toBeLessThanOrEqual(15_000);
  }
  await visitor.leave();
});

it("SHELL-20: a phone's and a tablet's lists are asked for as mobile", async () => {
  for (const [userAgent, device] of [
    ["Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) Mobile/15E148 Safari/604.1", "mobile"],
    ["Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36", "desktop"],
  ] as const) {
    const visitor = await visit(live, "wide", "en", undefined, { userAgent });
    const { page, words } = visitor;
    await visitor.open("/credits");
    const asked = page.waitForRequest("**/api/games_filter*");
    await page
      .locator("header")
      .getByRole("link", { name: words.text("nav.pokies"), exact: true })
      .click();
    expect((await asked).postDataJSON()).toMatchObject({ device });
    await visitor.leave();
  }
});

it("SHELL-15: the house is told once the browser has installed the site", async () => {
  const visitor = await visit(live, "narrow");
  const { page } = visitor;
  await visitor.open("/");
  const told: object[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith("/api/pwa_events"))
      told.push({ ...answer.request().postDataJSON(), isTaken: answer.ok() });
  });
  // No browser installs anything from the private window of a journey, and nobody listens before the page is idle.
  const installed = () => page.evaluate(() => void dispatchEvent(new Event("appinstalled")));
  await expect
    .poll(() => installed().then(() => told[0]), PATIENCE)
    .toEqual({ event: "installed", isTaken: true });
  await visitor.leave();
});

it("FLAG-04: hidden studios and every widget are there in a browser that has turned their flags on", async () => {
  const manager = await signedInOperator(live.house, live.url, "manager");
  const choose = (hidden: string[]) =>
    manager.call(providersConfig.choose, { body: { ...providersConfig.initial, hidden } });
  expect((await choose(["foldhouse"])).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  const studio = page.locator("footer").getByRole("link", { name: "Foldhouse" });
  await visitor.open("/credits");
  expect(await studio.count()).toBe(0);
  await visitor.open("/ffc");
  await page.getByRole("checkbox", { name: words.text("flags.names.all_providers") }).check();
  await studio.waitFor();
  const shortcuts = page.getByRole("button", { name: words.text("nav.shortcuts") });
  expect(await shortcuts.count()).toBe(0);
  await page.getByRole("checkbox", { name: words.text("flags.names.all_widgets") }).check();
  await shortcuts.waitFor();
  await visitor.open("/credits");
  await studio.waitFor();
  await choose([]);
  await visitor.leave();
});

it("names the script of dialogs on no page that stands without one, and loads it for the first", async () => {
  const visitor = await visitAsPlayer(live, "narrow", 0n);
  const { page, words } = visitor;
  const scripts = page.waitForRequest("**/assets/overlays-*.js");
  for (const path of ["/", "/pokies", "/news", "/privacy-policy", "/support", "/profile/limits"]) {
    const html = await (await page.request.get(path)).text();
    expect([path, html.includes("/assets/overlays-")]).toEqual([path, false]);
  }
  await visitor.open("/profile/limits");
  await page.getByRole("button", { name: words.text("limits.add") }).click();
  await scripts;
  await page.getByRole("dialog", { name: words.text("limits.form.title") }).waitFor();
  await visitor.leave();
});
