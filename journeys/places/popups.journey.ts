import { joinGroups, providersConfig, writeContentVersion } from "@houselight/contracts";
import { signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { shareOf } from "../support/matrix.ts";
import { expectAccessible, visit, visitAsPlayer, type Visitor } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

const IOS_WEBVIEW =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";
const YEAR_SECONDS = 31_536_000;

const dialog = ({ page, words }: Visitor, key: string) =>
  page.getByRole("dialog", { name: words.text(key) });
const pathOf = ({ page }: Visitor): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};
const isAt = (visitor: Visitor, path: string) =>
  visitor.page.waitForURL(() => pathOf(visitor) === path);

describe("links by a hash", () => {
  const links = [
    ["/vip#sign-in", "auth.loginTitle", "/login"],
    ["/#sign-up", "auth.registrationTitle", "/registration"],
    ["/#remind", "auth.remindTitle", "/remind"],
    ["/#new-password", "auth.newPasswordTitle", "/new-password"],
    ["/#users/password/edit", "auth.newPasswordTitle", "/new-password"],
    ["/#profile/password/edit", "auth.newPasswordTitle", "/new-password"],
  ] as const;
  it.each(shareOf(links, 0, 3))(
    "%s opens its popup, and is gone a second later (MODAL-13, MODAL-14, MODAL-15)",
    async (link, title, path) => {
      const visitor = await visit(live, "wide");
      await visitor.open(link);
      await dialog(visitor, title).waitFor();
      await isAt(visitor, path);
      expect(await dialog(visitor, title).count()).toBe(1);
      // Whoever closes it is on the page of the link, and it stays closed.
      await visitor.page.keyboard.press("Escape");
      await isAt(visitor, link.startsWith("/vip") ? "/vip" : "/");
      expect(await visitor.page.getByRole("dialog").count()).toBe(0);
      await visitor.leave();
    },
  );

  it("lead to sports and to help (MODAL-16, MODAL-17), and a guests' popup to no player", async () => {
    const visitor = await visitAsPlayer(live, "narrow", 0n);
    await visitor.open("/#sport_live");
    await isAt(visitor, "/sport/live");
    await visitor.open("/vip#sport");
    await isAt(visitor, "/sport");
    const asked = Date.now();
    await visitor.open("/#chat");
    await visitor.page.getByRole("dialog", { name: visitor.words.text("support.form") }).waitFor();
    expect(Date.now() - asked).toBeGreaterThan(1_000);
    await isAt(visitor, "/");
    await visitor.open("/promotions#sign-in");
    await isAt(visitor, "/promotions");
    expect(await visitor.page.getByRole("dialog").count()).toBe(0);
    await visitor.leave();
  });
});

describe("the hash of a page", () => {
  it("shows what comes late, checks a box of a page of words, and Back restores the place (ROUTE-43, ROUTE-45, MODAL-19)", async () => {
    const operator = await signedInOperator(live.house, live.url, "manager");
    const body = {
      path: "boxes",
      l: "en",
      title: "Boxes",
      main_content: "",
      content: `<p>${"Words. ".repeat(3000)}</p><p><input type="checkbox" id="toc-1"><label for="toc-1">More</label></p><p><a href="/vip-club">The club</a></p>`,
      categories: [],
      hidden: true,
      json: {},
      parameters: {},
      publish_at: "2020-01-01T00:00:00Z",
    };
    expect((await operator.call(writeContentVersion, { body })).status).toBe(201);
    const visitor = await visit(live, "narrow");
    const { page, words } = visitor;
    await visitor.open("/boxes#toc-1");
    await page.locator("#toc-1:checked").waitFor();
    // ROUTE-37: a link within the site is led on as well.
    await page.getByRole("link", { name: "The club" }).click();
    await isAt(visitor, "/vip");
    await visitor.open("/support#late");
    await page.evaluate(() =>
      setTimeout(() => {
        const late = document.createElement("p");
        late.id = "late";
        late.style.cssText = "margin-top: 3000px";
        document.querySelector("main")?.append(late);
      }, 1_000),
    );
    await page.waitForFunction(() => window.scrollY > 1_000);
    await visitor.open("/");
    const link = page.getByRole("link", { name: words.text("footer.terms"), exact: true });
    await link.evaluate((anchor) => anchor.scrollIntoView({ block: "center" }));
    const below = await page.evaluate(() => window.scrollY);
    expect(below).toBeGreaterThan(300);
    // ROUTE-43: the second click repeats the navigation; nobody hears of it.
    await link.dblclick();
    await page.waitForURL("**/terms-and-conditions");
    await page.waitForFunction(() => window.scrollY < 50);
    await page.goBack();
    await isAt(visitor, "/");
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 200, below);
    await visitor.leave();
  });
});

describe("popups by their name", () => {
  it("open once each, over main or over their page (MODAL-11, MODAL-18, OPEN-49, ROUTE-40)", async () => {
    const visitor = await visit(live, "narrow");
    const { page, words } = visitor;
    await visitor.open("/popup/vip-level-info");
    await dialog(visitor, "popups.vipTitle").waitFor();
    await expectAccessible(page, "levels");
    await page.getByRole("button", { name: words.text("site.close"), exact: true }).click();
    await isAt(visitor, "/");
    await visitor.open("/vip");
    const about = page.getByRole("button", { name: words.text("popups.vipTitle") });
    // The second request comes before the first has drawn anything.
    await about.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await dialog(visitor, "popups.vipTitle").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await visitor.open("/vip?pwa=install");
    await page.getByRole("dialog", { name: words.pattern("popups.installTitle") }).waitFor();
    await expectAccessible(page, "install");
    await page.getByRole("button", { name: words.text("popups.installDone") }).click();
    await isAt(visitor, "/");
    await visitor.open("/popup/login");
    await dialog(visitor, "auth.loginTitle").waitFor();
    await visitor.leave();
  });

  it("leave a webview of iOS after five minutes, once, and not over the cashbox (MODAL-07)", async () => {
    const outside = await visit(live, "narrow", "en", undefined, { userAgent: IOS_WEBVIEW });
    const { page, words } = outside;
    await page.clock.install();
    await outside.open("/");
    await page.waitForFunction(() => localStorage.getItem("first-visit") !== null);
    await page.clock.fastForward(4 * 60_000);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await outside.open("/login");
    await dialog(outside, "auth.loginTitle").waitFor();
    await page.clock.fastForward(2 * 60_000);
    expect(await dialog(outside, "popups.exitTitle").count()).toBe(0);
    await page.keyboard.press("Escape");
    await dialog(outside, "popups.exitTitle").waitFor();
    await expectAccessible(page, "way out of a webview");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.clock.fastForward(10 * 60_000);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await outside.leave();
    const player = await visitAsPlayer(live, "narrow", 0n, { userAgent: IOS_WEBVIEW });
    await player.page.clock.install();
    await player.open("/promotions");
    await player.page.waitForFunction(() => localStorage.getItem("first-visit") !== null);
    await player.page
      .getByRole("link", { name: words.text("nav.deposit") })
      .first()
      .click();
    await isAt(player, "/deposit");
    await player.page.getByRole("dialog").waitFor();
    await player.page.clock.fastForward(6 * 60_000);
    expect(await dialog(player, "popups.exitTitle").count()).toBe(0);
    await player.page.keyboard.press("Escape");
    await dialog(player, "popups.exitTitle").waitFor();
    await player.leave();
  });
});

describe("popups of a page and of the house", () => {
  it("MODAL-06, OPEN-07: welcomes a player to the club until it was closed once", async () => {
    const visitor = await visitAsPlayer(live, "wide", 0n);
    const { page, words } = visitor;
    await visitor.open("/vip");
    await dialog(visitor, "popups.onboardingTitle").waitFor();
    await expectAccessible(page, "welcome to the club");
    const told = page.waitForResponse((answer) => answer.url().endsWith(joinGroups.path));
    await page.getByRole("button", { name: words.text("popups.onboardingGo") }).click();
    expect((await told).status()).toBe(200);
    await visitor.open("/vip");
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await visitor.leave();
    const guest = await visit(live, "wide");
    await guest.open("/vip");
    await guest.page.waitForLoadState("networkidle");
    expect(await guest.page.getByRole("dialog").count()).toBe(0);
    await guest.leave();
  });

  it("MODAL-05: tells of a studio that is flagged as new, once in a browser", async () => {
    const manager = await signedInOperator(live.house, live.url, "manager");
    const flag = (slugs: string[]) =>
      manager.call(providersConfig.choose, { body: { ...providersConfig.initial, new: slugs } });
    expect((await flag(["foldhouse"])).status).toBe(200);
    const visitor = await visit(live, "narrow");
    const { page, words } = visitor;
    const popup = page.getByRole("dialog", { name: words.pattern("popups.studioTitle") });
    await visitor.open("/");
    await popup.waitFor();
    await expectAccessible(page, "a new studio");
    await page.getByRole("link", { name: words.text("popups.studioGo") }).click();
    await isAt(visitor, "/producers/foldhouse");
    await visitor.open("/");
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await visitor.leave();
    await flag([]);
  });
});

it("OPEN-49, MODAL-04: popups come one after the other, those too that a watch opens", async () => {
  const visitor = await visitAsPlayer(live, "wide", 0n, { isAskedForProfile: true });
  const { page, words } = visitor;
  const body = { path: "/api/player", headers: { "x-requested-with": "XMLHttpRequest" } };
  const { id } = (await (await page.request.get(body.path, body)).json()) as { id: number };
  // A player who has accepted no terms, whose profile lacks most, and whom the club has not welcomed.
  await live.house.database.query(
    "update accounts.players set terms_accepted_at = null where id = $1",
    [id],
  );
  await visitor.open("/vip");
  const titles = [
    words.text("termsMissing.title"),
    words.text("profile.personalInfo.title"),
    words.text("popups.onboardingTitle"),
  ];
  const seen: string[] = [];
  for (const _ of titles) {
    const open = page.getByRole("dialog");
    await open.first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(await open.count()).toBe(1);
    const name = (await open.getByRole("heading").first().textContent()) ?? "";
    seen.push(name);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name }).waitFor({ state: "detached" });
  }
  expect(seen.toSorted()).toEqual(titles.toSorted());
  await visitor.leave();
});

describe("what a new browser is asked", () => {
  it("MODAL-09: for cookies until it answers; campaigns are kept with its consent alone", async () => {
    const visitor = await visit(live, "narrow", "de", undefined, { isAskedAtFoot: true });
    const { page, context, words } = visitor;
    const told: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/log_utm_set")) told.push(request.postData() ?? "");
    });
    const bar = page.getByRole("region", { name: words.text("popups.cookieTitle") });
    // A game can be played on without an answer.
    await visitor.open("/play/foldhouse/lantern-tide?mode=demo");
    await bar.waitFor();
    const spin = page.getByRole("button", { name: words.text("games.spin"), exact: true });
    await spin.click();
    await visitor.open("/vip?stag=1_2");
    await bar.waitFor();
    await expectAccessible(page, "cookies");
    expect(told).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("stag");
    const set = page.waitForResponse(/log_utm_set/);
    await bar.getByRole("button", { name: words.text("popups.cookieAll") }).click();
    await set;
    await bar.waitFor({ state: "detached" });
    const cookies = await context.cookies();
    const consent = cookies.find(({ name }) => name === "cookie_consent");
    expect(consent?.value).toBe("all");
    expect(Math.abs((consent?.expires ?? 0) - Date.now() / 1000 - YEAR_SECONDS)).toBeLessThan(120);
    expect(cookies.find(({ name }) => name === "stag")?.value).toBe("1_2");
    await visitor.reload();
    await page.waitForLoadState("networkidle");
    expect(await bar.count()).toBe(0);
    await visitor.leave();
    const modest = await visit(live, "wide", "en", undefined, { isAskedAtFoot: true });
    await modest.open("/?stag=1_2");
    const name = modest.words.text("popups.cookieNecessary");
    await modest.page.getByRole("button", { name }).click();
    await modest.page.waitForLoadState("networkidle");
    const kept = (await modest.context.cookies()).map((cookie) => cookie.name);
    expect(kept).toContain("cookie_consent");
    expect(kept).not.toContain("stag");
    expect(kept).not.toContain("affiliate");
    await modest.leave();
  });
});

describe("a market whose licence asks for the age", () => {
  it("MODAL-10, OPEN-34: asks by a card once, and keeps the answer twice; no other does", async () => {
    const visitor = await visit(live, "narrow", "en-AU", undefined, { isAskedAtFoot: true });
    const { page, context, words } = visitor;
    await visitor.open("/");
    const confirm = page.getByRole("button", { name: words.pattern("popups.approvalYes") });
    await confirm.waitFor();
    await expectAccessible(page, "approval");
    const lives = page.evaluate(() => {
      const lives: string[] = [];
      Object.defineProperty(document, "cookie", {
        set(text: string) {
          lives.push(text);
        },
        get: () => "",
      });
      return new Promise<string[]>((resolve) => setTimeout(() => resolve(lives), 1_500));
    });
    await confirm.click();
    expect((await lives).join()).toContain("approval=yes; Path=/; Max-Age=31536000000;");
    expect(await page.evaluate(() => localStorage.getItem("approval"))).toBe("yes");
    // The copy renews the cookie.
    await visitor.reload();
    await page.getByRole("region", { name: words.text("popups.cookieTitle") }).waitFor();
    expect((await context.cookies()).find(({ name }) => name === "approval")?.value).toBe("yes");
    expect(await confirm.count()).toBe(0);
    await visitor.leave();
    const elsewhere = await visit(live, "wide", "en", undefined, { isAskedAtFoot: true });
    await elsewhere.open("/");
    await elsewhere.page
      .getByRole("region", { name: elsewhere.words.text("popups.cookieTitle") })
      .waitFor();
    const card = elsewhere.page.getByRole("button", {
      name: elsewhere.words.pattern("popups.approvalYes"),
    });
    expect(await card.count()).toBe(0);
    await elsewhere.leave();
  });
});

it("ROUTE-02: shows promotions, tournaments, quests and the hub across the window, other pages not", async () => {
  const visitor = await visit(live, "wide");
  const { page } = visitor;
  await page.setViewportSize({ width: 1900, height: 900 });
  const widthOf = async (path: string): Promise<number> => {
    await visitor.open(path);
    const box = await page.locator("main .page").first().boundingBox();
    return box?.width ?? 0;
  };
  for (const path of ["/promotions", "/tournaments", "/action", "/santa-vegas"])
    expect(await widthOf(path)).toBeGreaterThan(1850);
  for (const path of ["/support", "/vip", "/"]) expect(await widthOf(path)).toBeLessThan(1400);
  await visitor.leave();
});
