import { bannersConfig } from "@houselight/contracts/configuration";
import { signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { expectAccessible, visit, type Visitor } from "../support/visitor.ts";

const PATIENCE = { timeout: 30_000 };
const MINUTE_MS = 60_000;
const DAY_SECONDS = 86_400;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
  const manager = await signedInOperator(live.house, live.url, "manager");
  const [first, ...others] = bannersConfig.initial.banners;
  if (!first) throw new Error("the product comes with banners");
  const chosen = await manager.call(bannersConfig.choose, {
    body: {
      ...bannersConfig.initial,
      banners: [
        { ...first, closable: true },
        { ...first, id: "race", slots: ["slider-tournaments-banners"] },
        { ...first, id: "wide", slots: ["slider-index-top"], size: "large" },
        { ...first, id: "plain", slots: ["slider-index-top"], size: "small" },
        ...others,
      ],
      promo_tooltip: {
        text: { en: "Check every draw yourself", de: "Prüfe jede Ziehung selbst" },
        url: "/provably-fair",
      },
    },
  });
  expect(chosen.status).toBe(200);
});
afterAll(() => live?.close());

const promo = ({ page, words }: Visitor) =>
  page.getByRole("complementary", { name: words.text("banners.promo") });
const cookieOf = async ({ context }: Visitor, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name);
/** Seconds that a cookie lives from now on. */
const lifeOf = (cookie: { readonly expires: number } | undefined, nowMs: number) =>
  (cookie?.expires ?? 0) - nowMs / 1000;

it("BANNER-14, SHELL-14: the promo tooltip goes after ten minutes, for the rest of the day", async () => {
  for (const [screen, language, width] of [
    ["wide", "en", 200],
    ["narrow", "de", 246],
  ] as const) {
    const visitor = await visit(live, screen, language);
    const { page } = visitor;
    await page.clock.install();
    await visitor.open("/");
    await promo(visitor).waitFor();
    const now = Date.now();
    expect((await promo(visitor).boundingBox())?.width).toBe(width);
    await expectAccessible(page, "the promo tooltip");
    const cookie = await cookieOf(visitor, "promo_tooltip");
    expect(Math.abs(Number(cookie?.value) - (now + 10 * MINUTE_MS))).toBeLessThan(MINUTE_MS);
    expect(Math.abs(lifeOf(cookie, now) - DAY_SECONDS)).toBeLessThan(60);
    // Another page shows it for the rest of the time.
    await visitor.reload();
    await promo(visitor).waitFor();
    expect((await cookieOf(visitor, "promo_tooltip"))?.value).toBe(cookie?.value);
    await page.clock.fastForward(11 * MINUTE_MS);
    await expect.poll(() => promo(visitor).count(), PATIENCE).toBe(0);
    await visitor.leave();
  }
});

it("BANNER-14: its link leads on, its cross ends it, and without consent it does not come", async () => {
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  await visitor.open("/");
  await promo(visitor).getByRole("link").click();
  await page.waitForURL("**/provably-fair");
  await promo(visitor)
    .getByRole("button", { name: words.text("banners.close") })
    .click();
  await promo(visitor).waitFor({ state: "detached" });
  await visitor.open("/");
  await page.locator("[data-banner]").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(await promo(visitor).count()).toBe(0);
  await visitor.leave();
  const modest = await visit(live, "wide");
  await modest.context.addCookies([{ name: "cookie_consent", value: "necessary", url: live.url }]);
  await modest.open("/");
  await modest.page.locator("[data-banner]").first().waitFor();
  await modest.page.waitForLoadState("networkidle");
  expect(await promo(modest).count()).toBe(0);
  expect(await cookieOf(modest, "promo_tooltip")).toBeUndefined();
  await modest.leave();
});

it("BANNER-02: a large banner has the room of two, and on a phone that of one", async () => {
  for (const [screen, times] of [
    ["wide", 2],
    ["narrow", 1],
  ] as const) {
    const visitor = await visit(live, screen);
    await visitor.open("/");
    const roomOf = async (id: string) => {
      const card = visitor.page.locator(`[data-banner="${id}"]`);
      await card.waitFor();
      return (await card.boundingBox())?.width ?? 0;
    };
    const [wide, plain] = [await roomOf("wide"), await roomOf("plain")];
    // Two have what lies between them besides.
    expect(Math.abs(wide - times * plain - (times - 1) * 16)).toBeLessThan(2);
    await visitor.leave();
  }
});

it("OPEN-11: a banner that is closed stays away for a day, from the page as it is sent too", async () => {
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  await visitor.open("/");
  const banner = page.locator('[data-banner="fair-draws-paper-rocket"]');
  const close = page.locator("[data-banner]").getByRole("button", {
    name: words.text("banners.close"),
  });
  expect(await close.count()).toBe(1);
  await close.click();
  await banner.waitFor({ state: "detached" });
  const cookie = await cookieOf(visitor, "closed_banner_fair-draws-paper-rocket");
  expect(Math.abs(lifeOf(cookie, Date.now()) - DAY_SECONDS)).toBeLessThan(60);
  // Where somebody comes from is theirs; all else here names nobody: the page is one that is kept.
  await visitor.context.clearCookies({ name: /^(affiliate|utm)$/ });
  const answer = await page.request.get("/");
  expect(answer.headers()["content-security-policy"]).not.toContain("nonce");
  const html = await answer.text();
  expect(html).not.toContain('data-banner="fair-draws-paper-rocket"');
  expect(html).toContain("data-banner=");
  await visitor.reload();
  await page.locator("[data-banner]").first().waitFor();
  expect(await banner.count()).toBe(0);
  await visitor.leave();
});

it("SHELL-14, ROUTE-12: one tab is current, and a menu that scrolls shows the current entry with 60 px beside it", async () => {
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  await page.setViewportSize({ width: 1040, height: 800 });
  await visitor.open("/tournaments/live");
  const tabs = page.getByRole("navigation", { name: words.text("sections.parts") });
  expect(await tabs.locator("[aria-current]").allTextContents()).toEqual([
    words.text("sections.tab.live"),
  ]);
  expect(await page.locator('main [data-banner="race"]').count(), "BANNER-08").toBe(1);
  expect(await page.locator("main [data-banner]").count(), "BANNER-08").toBe(1);
  await visitor.open("/tournaments");
  const menu = page
    .locator("header")
    .getByRole("navigation", { name: words.text("site.mainMenu") });
  const roomBeside = () =>
    menu.evaluate((list) => {
      const entry = list.querySelector("[aria-current]");
      const room = list.getBoundingClientRect().right;
      return Math.round(room - (entry?.getBoundingClientRect().right ?? 0));
    });
  expect(await menu.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  await expect.poll(roomBeside, PATIENCE).toBe(60);
  await visitor.leave();
});
