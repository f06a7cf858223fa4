import {
  awardsConfig,
  bannersConfig,
  featureFlags,
  promotionPages,
} from "@houselight/contracts/configuration";
import { writeContentVersion } from "@houselight/contracts/content";
import { registered, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "./support/live-house.ts";
import { expectAccessible, visit, visitAsPlayer, type Visitor } from "./support/visitor.ts";

const PATIENCE = { timeout: 15_000 };

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** A visitor who is signed in, in a group. */
async function visitInGroup(group: string) {
  const { id, token } = await registered(live.house);
  await live.house.database.query(
    "insert into accounts.player_groups (player_id, group_id) values ($1, $2)",
    [id, group],
  );
  const visitor = await visit(live, "wide");
  await visitor.context.addCookies([
    { name: "session", value: token, url: live.url, httpOnly: true, sameSite: "Lax" },
  ]);
  return visitor;
}

/** Returns how often the house has counted a view of a banner. */
async function viewsOf(banner: string): Promise<number> {
  const { values } = await live.house.metrics.promotionViews.get();
  return values.find(({ labels }) => labels["banner"] === banner)?.value ?? 0;
}

it("BANNER-09, BANNER-10: banners lie in the page, move by themselves, and are counted on leaving main", async () => {
  const visitor = await visit(live, "narrow", "de");
  const { page } = visitor;
  const banner = "fair-draws-paper-rocket";
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/metrics-promotions")) told.push(request.postData() ?? "");
  });
  await page.clock.install();
  await visitor.open("/");
  const html = await (await page.request.get("/de")).text();
  expect(html).toContain("Prüfe jede Ziehung selbst");
  const card = page.locator("[data-banner]").first();
  expect(await card.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
    "linear-gradient(100deg, rgb(35, 42, 96)",
  );
  const list = page.locator("ul:has([data-banner])");
  const scrolled = () => list.evaluate((element) => element.scrollLeft);
  await page.getByRole("button", { name: visitor.words.text("banners.pause") }).waitFor();
  expect(await scrolled()).toBe(0);
  await page.clock.fastForward(10_000);
  await expect.poll(scrolled, PATIENCE).toBeGreaterThan(100);
  await page.getByRole("button", { name: visitor.words.text("banners.pause") }).click();
  // The banner that was on its way comes to rest first.
  const settled = async () => {
    const before = await scrolled();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return (await scrolled()) === before;
  };
  await expect.poll(settled, PATIENCE).toBe(true);
  const rested = await scrolled();
  await page.clock.fastForward(30_000);
  expect(await settled()).toBe(true);
  expect(await scrolled()).toBe(rested);
  await card.scrollIntoViewIfNeeded();
  await expectAccessible(page, "banners");
  await card.getByRole("link").click();
  await page.waitForURL("**/provably-fair");
  await expect.poll(() => told.length, PATIENCE).toBe(1);
  expect(JSON.parse(told[0] ?? "")).toMatchObject({
    event: "view_promotion",
    banners: expect.arrayContaining([banner]),
  });
  // Leaving by a reload counts as well: the house is asked, for the page that sends it is gone.
  const counted = await viewsOf(banner);
  await page.goBack();
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await visitor.reload();
  await expect.poll(() => viewsOf(banner), PATIENCE).toBe(counted + 1);
  await card.waitFor();
  await page.goForward();
  await page.waitForURL("**/provably-fair");
  await visitor.reload();
  await page.route("**/banners-config", () => undefined);
  await page.locator('header a[href="/de"]').first().click();
  const held = page.locator("[data-held] > div:visible");
  await held.first().waitFor();
  expect(await held.count()).toBe(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await held.count()).toBe(3);
  await visitor.leave();
});

it("ROUTE-29, FLAG-01, FLAG-02, OPEN-20: flags are set for one browser alone, and set back", async () => {
  const visitor = await visit(live, "narrow");
  const { page, words } = visitor;
  await visitor.open("/ffc");
  expect(await page.getByRole("checkbox").count()).toBe(13);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  const box = page.getByRole("checkbox", { name: words.text("flags.names.test_quests") });
  expect(await box.isChecked()).toBe(false);
  await box.click();
  await visitor.reload();
  await expect.poll(() => box.isChecked(), PATIENCE).toBe(true);
  const house = await (await page.request.get("/api/fe/config/feature-flags")).json();
  expect(house).toMatchObject({ test_quests: false });
  await expectAccessible(page, "flags");
  await page.getByRole("button", { name: words.text("flags.reset") }).click();
  expect(await box.isChecked()).toBe(false);
  await visitor.reload();
  expect(await box.isChecked()).toBe(false);
  await page.getByRole("link", { name: words.text("flags.home") }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await visitor.leave();
});

it("BANNER-15, FLAG-04: a closed promo banner comes back after two minutes; work on the house closes its pages but to testers", async () => {
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  await page.clock.install();
  await visitor.open("/ffc");
  await page.getByRole("checkbox", { name: words.text("flags.names.promo_banner") }).click();
  const promo = page.getByRole("complementary", { name: words.text("banners.enterTitle") });
  await promo.waitFor();
  await promo.getByRole("button").click();
  await promo.waitFor({ state: "detached" });
  // The clock runs on by itself too: a slow machine has this much room.
  await page.clock.fastForward(90_000);
  expect(await promo.count()).toBe(0);
  await page.clock.fastForward(30_000);
  await promo.waitFor();
  await page.getByRole("checkbox", { name: words.text("flags.names.tech_work") }).click();
  await page.getByRole("link", { name: words.text("flags.home") }).click();
  await page.getByRole("heading", { name: words.text("techWork.title") }).waitFor();
  expect(await page.locator("[data-banner]").count()).toBe(0);
  await visitor.leave();
  const tester = await visitInGroup("21");
  await tester.open("/ffc");
  await tester.page.getByRole("checkbox", { name: words.text("flags.names.tech_work") }).click();
  await tester.page.getByRole("link", { name: words.text("flags.home") }).click();
  await tester.page.locator("[data-banner]").first().waitFor();
  await tester.leave();
});

it("AUTH-30: a disabled page is missing for guests and players, and there for testers", async () => {
  const manager = await signedInOperator(live.house, live.url, "manager");
  const body = { "crypto-benefits": { enabled: false }, vip: { enabled: false } };
  await manager.call(promotionPages.choose, { body });
  const link = ({ page }: Visitor) => page.locator('header a[href$="/vip"]');
  const guest = await visit(live, "wide", "de");
  guest.allow(/404/);
  expect(await guest.open("/crypto-benefits")).toBe(404);
  // No menu leads to a page that is missing, and no sitemap.
  await guest.open("/");
  await guest.page.locator("header nav a").first().waitFor();
  expect(await link(guest).count()).toBe(0);
  const sitemap = await (await guest.page.request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("/promotions<");
  expect(sitemap).not.toContain("/vip<");
  await guest.leave();
  const player = await visitAsPlayer(live, "narrow", 0n);
  player.allow(/404/);
  expect(await player.open("/crypto-benefits")).toBe(404);
  await player.leave();
  const tester = await visitInGroup("21");
  expect(await tester.open("/crypto-benefits")).toBe(200);
  await tester.page.getByRole("heading", { level: 1 }).waitFor();
  await link(tester).first().waitFor();
  await tester.leave();
  await manager.call(promotionPages.choose, { body: {} });
});

it("AUTH-30, FLAG-02, CMS-01: an open page takes over flags, menus and words that operators change", async () => {
  const manager = await signedInOperator(live.house, live.url, "manager");
  const reader = await visit(live, "wide");
  const { page, words } = reader;
  reader.allow(/404/);
  await reader.open("/privacy-policy");
  const vip = page.locator('header nav a[href$="/vip"]');
  await vip.first().waitFor();
  await page.waitForLoadState("networkidle");
  await manager.call(promotionPages.choose, { body: { vip: { enabled: false } } });
  await vip.first().waitFor({ state: "detached" });
  const written = {
    path: "privacy-policy",
    l: "en",
    title: "Privacy",
    main_content: "",
    content: "<p>All of it anew.</p>",
    categories: [],
    hidden: false,
    json: {},
    parameters: {},
    publish_at: new Date(Date.now() + 1_000).toISOString(),
  };
  expect((await manager.call(writeContentVersion, { body: written })).status).toBe(201);
  await page.getByText("All of it anew.").waitFor();
  const flags = featureFlags.initial;
  await manager.call(featureFlags.choose, { body: { ...flags, tech_work: true } });
  await page.getByText(words.text("techWork.title")).waitFor();
  await manager.call(featureFlags.choose, { body: flags });
  await page.getByText("All of it anew.").waitFor();
  await manager.call(promotionPages.choose, { body: {} });
  await vip.first().waitFor();
  await reader.leave();
});

it("BANNER-06, BANNER-11, BANNER-12: a timer counts down beside the dot of its status, and the banners load anew at its end", async () => {
  const manager = await signedInOperator(live.house, live.url, "manager");
  const [first] = bannersConfig.initial.banners;
  if (!first) throw new Error("the product comes with banners");
  const moment = (ms: number) => new Date(Date.now() + ms).toISOString();
  const timers = {
    active: { start_at: moment(-60_000), end_at: moment(600_000) },
    future: { start_at: moment(3_600_000), end_at: moment(7_200_000) },
    archive: { start_at: moment(-120_000), end_at: moment(-60_000) },
    spoken: {
      start_at: moment(-60_000),
      end_at: moment(7_200_000),
      textTimes: { en: "Kites fly for" },
    },
  };
  const banners = Object.entries(timers).map(([id, timer]) => ({
    ...first,
    id,
    timer,
    button: { name: { en: "Go" }, type: "tournaments" as const, frontendIdentifier: "spring" },
    secondButton: { name: { en: "Come in" }, popup: "login" as const },
  }));
  await manager.call(bannersConfig.choose, { body: { ...bannersConfig.initial, banners } });
  const visitor = await visit(live, "wide");
  const { page } = visitor;
  await page.clock.install();
  await visitor.open("/");
  const colourOf = (status: string) =>
    page
      .locator(`[data-banner="${status}"] [data-status="${status}"]`)
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const token = (name: string) =>
    page.evaluate((token) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.backgroundColor = `var(--${token})`;
      const colour = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return colour;
    }, name);
  const said = (id: string) => page.locator(`[data-banner="${id}"]`).textContent();
  expect(await colourOf("active")).toBe(await token("mint"));
  expect(await colourOf("future")).toBe(await token("flame"));
  expect(await colourOf("archive")).toBe(await token("brick"));
  expect(await said("active")).toContain(visitor.words.text("banners.leftToFinish"));
  expect(await said("future")).toContain(visitor.words.text("banners.startIn"));
  expect(await said("archive")).toContain(visitor.words.text("banners.finished"));
  expect(await said("spoken")).toContain("Kites fly for");
  expect(await page.locator('[data-banner="archive"] [role="timer"]').count()).toBe(0);
  const buttons = page.locator('[data-banner="future"] a');
  expect(await buttons.first().getAttribute("href")).toBe("/tournaments/spring");
  const anew = page.waitForResponse((answer) => answer.url().endsWith("/banners-config"));
  await page.clock.fastForward(600_000);
  await anew;
  await page.locator('[data-banner="active"] [data-status="archive"]').waitFor();
  await buttons.last().click();
  await page.getByRole("dialog").waitFor();
  await buttons.first().waitFor();
  await visitor.leave();
});

const OFFER = {
  path: "offer",
  l: "en",
  title: "Offer",
  main_content: "",
  content:
    "<p id=sum>{amount:currency}</p>{{sign-up-deposit-button}}{{payments-methods}}{{jackpot}}{{awards}}",
  categories: [],
  hidden: false,
  json: {
    variables: { amount: { EUR: "<70>", CAD: "100" } },
    bannerImage: { src: "/banners/gate.svg", srcRetina: "/banners/ledger.svg" },
    modalImage: "/banners/seeds.svg",
  },
  parameters: {},
  publish_at: "2020-01-01T00:00:00Z",
};

it("ROUTE-31, CMS-01, CMS-10, CMS-11: awards are narrowed to a year, those won stand out; a page holds live parts and values", async () => {
  const manager = await signedInOperator(live.house, live.url, "manager");
  const award = (name: string, prize: string, year: number) => ({
    name,
    nomination: "Design",
    prize,
    year,
    imgUrl: "/banners/seeds.svg",
  });
  const awards = [
    award("One", "WINNER", 2024),
    award("Two", "Nominee", 2026),
    award("Three", "Winner", 2026),
  ];
  await manager.call(awardsConfig.choose, { body: awards });
  await manager.call(writeContentVersion, { body: OFFER });
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  expect(await visitor.open("/bonus-balance")).toBe(200);
  expect(await visitor.open("/awards")).toBe(200);
  const names = () => page.locator("main li h2").allTextContents();
  const columns = () =>
    page
      .locator("main ul:has(h2)")
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  expect(await names()).toEqual(["Two", "Three", "One"]);
  expect(await page.locator('[data-won="true"]').allTextContents()).toEqual(["Winner", "WINNER"]);
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 1600, height: 900 });
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 800, height: 900 });
  expect(await columns()).toBe(1);
  const year = page.getByRole("combobox", { name: words.text("awards.year") });
  expect(await year.locator("option").allTextContents()).toEqual([
    words.text("awards.all"),
    "2026",
    "2024",
  ]);
  await expect
    .poll(async () => {
      await year.selectOption("2024");
      return names();
    }, PATIENCE)
    .toEqual(["One"]);
  await expectAccessible(page, "awards");
  await visitor.open("/offer");
  expect(await page.locator("#sum").textContent()).toBe("<70> EUR");
  expect(await page.locator("main article img").first().getAttribute("srcset")).toBe(
    "/banners/gate.svg 1x, /banners/ledger.svg 2x",
  );
  expect(await page.locator("main article").textContent()).not.toContain("{{");
  expect(await page.locator("main article li").count()).toBeGreaterThan(3);
  await page.getByRole("button", { name: words.text("content.showPicture") }).click();
  await page.getByRole("dialog").locator('img[src="/banners/seeds.svg"]').waitFor();
  await visitor.leave();
});
