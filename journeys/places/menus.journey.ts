import {
  awardsConfig,
  bettingConfig,
  featureFlags,
  footerConfig,
  logoConfig,
  mainWidget,
} from "@houselight/contracts/configuration";
import { writeContentVersion } from "@houselight/contracts/content";
import { registered, signedInOperator } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { holdBack } from "../support/hold-back.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { expectAccessible, visit, visitAsPlayer, type Visitor } from "../support/visitor.ts";

const PATIENCE = { timeout: 30_000 };
/** A setting is read anew after this long. */
const SETTING_MS = 2_500;

let live: LiveHouse;
let manager: Awaited<ReturnType<typeof signedInOperator>>;
beforeAll(async () => {
  live = await openLiveHouse();
  manager = await signedInOperator(live.house, live.url, "manager");
});
afterAll(() => live?.close());

const settled = () => new Promise((resolve) => setTimeout(resolve, SETTING_MS));

const menuOf = ({ page, words }: Visitor) =>
  page
    .locator("header")
    .getByRole("navigation", { name: words.text("site.mainMenu") })
    .getByRole("link")
    .allTextContents();

async function writePage(path: string, categories: string[], hidden = false) {
  const body = {
    path,
    l: "en",
    title: `Page ${path}`,
    main_content: `What ${path} says`,
    content: "<p>Words.</p>",
    categories,
    hidden,
    json: {},
    parameters: {},
    publish_at: "2020-01-01T00:00:00Z",
  };
  expect((await manager.call(writeContentVersion, { body })).status).toBe(201);
}

/** Switches flags in this browser by the page of flags. */
async function switchOn({ page, words }: Visitor, ...names: string[]) {
  await page.goto("/ffc");
  for (const name of names)
    await page.getByRole("checkbox", { name: words.text(`flags.names.${name}`) }).check();
}

/** Turns shop and rocket off for everybody, and links no sportsbook: a browser may still turn flags on for itself. */
const closeSome = async () => {
  await manager.call(featureFlags.choose, {
    body: { ...featureFlags.initial, rewards_shop: false, rocket_chance: false },
  });
  await manager.call(bettingConfig.choose, { body: { enabled: false, url: null } });
};

const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** Expects pages that a flag closes to lead to the promotions. */
async function expectClosed(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]]).toEqual([307, "/promotions"]);
  }
}

/** The section of bets is the sportsbook elsewhere, by its address and by a link of a text (OPEN-19, MODAL-16). */
async function expectSportElsewhere(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  for (const [path, address] of [
    ["/sport", "https://bets.example/"],
    ["/sport/live", "https://bets.example/live"],
  ]) {
    const answer = await page.request.get(`${live.url}${path}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]]).toEqual([307, address]);
  }
  const elsewhere = await page.context().newPage();
  await elsewhere.route("https://bets.example/**", (route) => route.fulfill({ body: "bets" }));
  await elsewhere.goto(`${live.url}/#sport_live`);
  await elsewhere.waitForURL("https://bets.example/live");
  await elsewhere.close();
}

/** The section of bets is our own where no address says otherwise, and its link takes the place of the lobby's. */
async function expectOwnSport(): Promise<void> {
  const visitor = await visit(live, "wide");
  await visitor.open("/");
  const { page, words } = visitor;
  expect(await menuOf(visitor)).not.toContain(words.text("nav.lobby"));
  const section = page.locator("header").getByRole("link", { name: words.text("nav.betting") });
  expect(await section.getAttribute("href"), "SPORT-03").toBe("/sport");
  await visitor.leave();
}

it("SHELL-01, SHELL-02, SHELL-04, SHELL-24, SPORT-03, CMS-02, FLAG-03, ROUTE-22, ROUTE-23: the header's menu stands in its order, by flags, pages and sign-in", async () => {
  await writePage("about-us", ["top-menu"]);
  await writePage("members", ["top-menu", "reg-only"]);
  await writePage("secret", ["top-menu"], true);
  await closeSome();
  const guest = await visit(live, "wide");
  await guest.open("/");
  const text = (key: string) => guest.words.text(key);
  const isNew = (key: string) => `${text(key)}${text("nav.new")}`;
  const always = [text("nav.lobby"), text("nav.pokies"), text("nav.live")];
  const last = [text("nav.tournaments"), text("nav.achievements"), "Page about-us"];
  expect(await menuOf(guest)).toEqual([...always, isNew("nav.vip"), isNew("nav.hub"), ...last]);
  const header = guest.page.locator("header");
  for (const word of ["nav.logIn", "nav.register"])
    expect(await header.getByRole("link", { name: text(word) }).isVisible()).toBe(true);
  await switchOn(guest, "rewards_shop", "rocket_chance");
  const all = [...always, isNew("nav.vip"), isNew("nav.hub"), text("nav.shop"), text("nav.chance")];
  await expect.poll(() => menuOf(guest), PATIENCE).toEqual([...all, ...last]);
  // A page of a flag opens in the browser that turned it on, and leads elsewhere once it is off.
  await guest.page.goto("/rocket-mart/money");
  await guest.page.getByRole("heading", { name: text("sections.shop.title") }).waitFor();
  await guest.page.goto("/rocket-chance");
  await guest.page.getByRole("heading", { name: text("sections.chance.title") }).waitFor();
  await guest.page.goto("/ffc");
  await guest.page.getByRole("checkbox", { name: text("flags.names.activity_hub") }).uncheck();
  await guest.page.goto("/santa-vegas");
  await isAt(guest.page, "/promotions");
  expect(await menuOf(guest)).not.toContain(isNew("nav.hub"));
  await guest.page.goto("/ffc");
  await guest.page.waitForTimeout(1_000);
  await guest.page.getByRole("button", { name: text("flags.reset") }).click();
  await expectClosed(guest.page, ["/rocket-mart/money", "/rocket-chance"]);
  await guest.leave();
  const player = await visitAsPlayer(live, "wide", 5_00n);
  await player.open("/");
  expect((await menuOf(player)).slice(-2)).toEqual(["Page about-us", "Page members"]);
  const bar = player.page.locator("header");
  await bar.getByRole("link", { name: text("nav.deposit") }).waitFor();
  await bar.getByRole("button", { name: player.words.pattern("balance.open") }).waitFor();
  expect(await bar.getByRole("link", { name: text("account.gifts") }).getAttribute("href")).toBe(
    "/profile/gifts",
  );
  await expectAccessible(player.page, "header");
  await player.leave();
  await manager.call(bettingConfig.choose, {
    body: { enabled: true, url: "https://bets.example/" },
  });
  await manager.call(logoConfig.choose, {
    body: { "paper-rocket": { image: "/themes/lantern-hall/mark.svg" } },
  });
  await settled();
  const later = await visit(live, "wide");
  await later.open("/");
  expect((await menuOf(later)).slice(0, 4)).toEqual([
    text("nav.pokies"),
    text("nav.live"),
    text("nav.betting"),
    isNew("nav.vip"),
  ]);
  const betting = later.page.locator("header").getByRole("link", { name: text("nav.betting") });
  expect(await betting.getAttribute("href"), "SPORT-03").toBe("https://bets.example/");
  await expectSportElsewhere(later);
  const logo = later.page.locator("header img").first();
  expect(await logo.getAttribute("src"), "SHELL-24").toBe("/themes/lantern-hall/mark.svg");
  await later.leave();
  await manager.call(bettingConfig.choose, { body: bettingConfig.initial });
  await manager.call(logoConfig.choose, { body: logoConfig.initial });
  await settled();
  await expectOwnSport();
});

it("SHELL-05: the bar at the foot has deposit for players, and the ways in above it for guests", async () => {
  const guest = await visit(live, "narrow");
  await guest.open("/");
  const text = (key: string) => guest.words.text(key);
  const itemsOf = ({ page }: Visitor) =>
    page
      .getByRole("navigation", { name: text("site.bottomBar") })
      .locator("li")
      .allTextContents();
  const items = [text("nav.lobby"), text("nav.pokiesShort"), text("nav.live"), text("site.menu")];
  expect(await itemsOf(guest)).toEqual(items);
  const bar = guest.page.getByRole("navigation", { name: text("site.bottomBar") });
  for (const word of ["nav.logIn", "nav.register"])
    expect(await bar.getByRole("link", { name: text(word) }).isVisible()).toBe(true);
  await bar.getByRole("button", { name: text("site.menu") }).click();
  const sheet = guest.page.getByRole("dialog", { name: text("site.menu") });
  await sheet.waitFor();
  await expectAccessible(guest.page, "sidebar");
  expect(await sheet.getByRole("link", { name: text("account.profile") }).count()).toBe(0);
  await sheet.getByRole("link", { name: text("footer.chat") }).click();
  // A guest has the form; the sheet makes room for it.
  await guest.page.getByRole("dialog", { name: text("support.form") }).waitFor();
  await expect.poll(() => sheet.count(), PATIENCE).toBe(0);
  await guest.leave();
  const player = await visitAsPlayer(live, "narrow", 0n);
  await player.open("/");
  expect(await itemsOf(player)).toEqual([text("nav.deposit"), ...items]);
  await player.page.getByRole("button", { name: text("site.menu") }).click();
  await player.page
    .getByRole("dialog")
    .getByRole("link", { name: text("account.profile") })
    .waitFor();
  await player.leave();
});

it("SHELL-06: the chat that is asked for before its script is there opens once it is", async () => {
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  const held = await holdBack(page, /chat-host/);
  await visitor.open("/");
  await expect.poll(held.count, PATIENCE).toBeGreaterThan(0);
  const menu = page.getByRole("button", { name: words.text("site.menu") }).first();
  await menu.click();
  const sheet = page.getByRole("dialog", { name: words.text("site.menu") });
  await sheet.getByRole("link", { name: words.text("footer.chat") }).click();
  await expect.poll(() => sheet.count(), PATIENCE).toBe(0);
  held.release();
  await page.getByRole("dialog", { name: words.text("support.form") }).waitFor();
  await isAt(page, "/");
  await visitor.leave();
});

it("SHELL-05: a menu whose script comes while its button is pressed opens", async () => {
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  await page.goto("/");
  const label = words.text("nav.language");
  const button = page.locator("header").getByRole("button", { name: `${label}: en` });
  await button.focus();
  await page.waitForTimeout(1_000);
  expect(await button.evaluate((one) => document.activeElement === one)).toBe(true);
  await button.hover();
  await page.mouse.down();
  await page.waitForTimeout(500);
  await page.mouse.up();
  await page.getByRole("dialog", { name: label }).waitFor();
  await visitor.leave();
});

/** The copyright line differs by licence, and for a member of the club. */
async function expectOwnCopyrights(copyright: string | null) {
  const elsewhere: (string | null)[] = [];
  for (const host of ["lantern-hall.localhost", "australia.localhost"]) {
    const visitor = await visit(live, "wide", "en", host);
    await visitor.open("/");
    elsewhere.push(await visitor.page.locator("[data-copyright]").textContent());
    await visitor.leave();
  }
  expect(new Set([...elsewhere, copyright]).size).toBe(3);
  const { id, token } = await registered(live.house);
  await live.house.database.query(
    "insert into accounts.player_groups (player_id, group_id) values ($1, '259')",
    [id],
  );
  const gold = await visit(live, "wide");
  await gold.context.addCookies([
    { name: "session", value: token, url: live.url, httpOnly: true, sameSite: "Lax" },
  ]);
  await gold.open("/");
  expect(await gold.page.locator("[data-copyright]").textContent()).toContain("Gold");
  await gold.leave();
}

it("SHELL-09, SHELL-10, SHELL-11, SHELL-13, SHELL-18: the footer has what the house has, and nothing else", async () => {
  await manager.call(footerConfig.choose, { body: footerConfig.initial });
  await manager.call(awardsConfig.choose, { body: awardsConfig.initial });
  await settled();
  const guest = await visit(live, "wide");
  const { page, words } = guest;
  const text = (key: string) => words.text(key);
  const footer = page.locator("footer");
  await page.clock.install();
  await guest.open("/");
  expect(await footer.locator('a[href^="tel:"]').count()).toBe(0);
  expect(await footer.getByText(text("footer.awards"), { exact: true }).count()).toBe(0);
  const clock = footer.locator("[data-local-time]");
  await expect.poll(() => clock.textContent(), PATIENCE).not.toBe("");
  const before = await clock.textContent();
  await page.clock.fastForward(75_000);
  await expect.poll(() => clock.textContent(), PATIENCE).not.toBe(before);
  const copyright = await footer.locator("[data-copyright]").textContent();
  await manager.call(footerConfig.choose, {
    body: {
      phones: { en: "+1 (555) 0100" },
      socials: [
        { name: "Example", url: "https://example.org/us", icon: "/themes/paper-rocket/icon.svg" },
      ],
      partner: {
        name: "Partner of ours",
        image: "/themes/lantern-hall/icon.svg",
        url: "https://example.org/",
      },
    },
  });
  await manager.call(awardsConfig.choose, {
    body: [{ name: "Lantern", nomination: "Best demonstration", prize: "Winner", year: 2025 }],
  });
  await settled();
  await guest.open("/");
  expect(await footer.locator('a[href="tel:+15550100"]').textContent()).toBe("+1 (555) 0100");
  // Pictures below the screen are loaded once they come near it.
  await footer.locator("[data-copyright]").scrollIntoViewIfNeeded();
  await footer.getByRole("img", { name: "Example" }).waitFor();
  await footer.getByRole("img", { name: "Partner of ours" }).waitFor();
  await expectAccessible(page, "footer");
  const install = footer.getByRole("button", { name: words.pattern("footer.install") });
  const told = page.waitForRequest("**/api/pwa_events");
  await install.click();
  await page.getByRole("dialog", { name: words.pattern("popups.installTitle") }).waitFor();
  expect((await told).postDataJSON(), "SHELL-15").toEqual({ event: "guide_shown" });
  await page.keyboard.press("Escape");
  await footer.getByRole("link", { name: text("footer.allAwards") }).click();
  await isAt(page, "/awards");
  await footer.getByRole("link", { name: "Foldhouse" }).click();
  await isAt(page, "/producers/foldhouse");
  await guest.open("/de");
  expect(await footer.locator('a[href^="tel:"]').count()).toBe(0);
  expect(await footer.locator("[data-copyright]").textContent()).not.toBe(copyright);
  await guest.leave();
  await expectOwnCopyrights(copyright);
});

it("SHELL-07, SHELL-14, SHELL-17: shortcuts float, the header is marked past 100 px, and a hidden tab calls", async () => {
  await manager.call(mainWidget.choose, {
    body: { links: ["quests", "rewards-shop", "spin-wheel"] },
  });
  await settled();
  const guest = await visit(live, "wide");
  const { page, words } = guest;
  await guest.open("/");
  await page.getByRole("button", { name: words.text("nav.shortcuts") }).click();
  const panel = page.getByRole("dialog", { name: words.text("nav.shortcuts") });
  await panel.waitFor();
  await expectAccessible(page, "shortcuts");
  // The shop's flag is off.
  expect(await panel.getByRole("link").allTextContents()).toEqual([
    words.text("nav.quests"),
    words.text("nav.wheel"),
  ]);
  await panel.getByRole("link", { name: words.text("nav.wheel") }).click();
  await isAt(page, "/spin-wheel");
  await guest.open("/");
  // What runs beside the page comes after it: the title that calls, with the shortcuts.
  await page.getByRole("button", { name: words.text("nav.shortcuts") }).waitFor();
  const isStuck = () => page.locator("header").evaluate((bar) => bar.hasAttribute("data-stuck"));
  await page.evaluate(() => scrollTo({ top: 99, behavior: "instant" }));
  await page.waitForTimeout(300);
  expect(await isStuck()).toBe(false);
  await page.evaluate(() => scrollTo({ top: 101, behavior: "instant" }));
  await expect.poll(isStuck, PATIENCE).toBe(true);
  // The clock stands: on a busy machine a step of a test takes its own time.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const own = await page.title();
  const turn = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await turn(true);
  await page.clock.runFor(1_900);
  expect(await page.title()).toBe(own);
  await page.clock.runFor(200);
  expect(await page.title()).not.toBe(own);
  await page.clock.runFor(2_000);
  expect(await page.title()).toBe(own);
  await page.clock.runFor(2_000);
  await turn(false);
  expect(await page.title()).toBe(own);
  await guest.leave();
});
