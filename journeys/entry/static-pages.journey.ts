import { writeContentVersion } from "@houselight/contracts";
import { signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { CASES } from "../support/matrix.ts";
import { realGamePath } from "../support/playing.ts";
import { expectAccessible, visit, visitAsPlayer } from "../support/visitor.ts";

const PAGES = [
  "/terms-and-conditions",
  "/privacy-policy",
  "/cookie-policy",
  "/general-rules",
  "/responsible-gaming",
  "/provably-fair",
  "/crypto-benefits",
  "/sportsbook-terms",
] as const;

/** Visits in which a click comes at some moment while the page is hydrated. */
const EARLY_VISITS = 8;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe("pages of words (ROUTE-32)", () => {
  it.each(CASES)("hold in $language on a $screen screen", async ({ language, screen }) => {
    const visitor = await visit(live, screen, language);
    const { page } = visitor;
    for (const path of PAGES) {
      expect(await visitor.open(path)).toBe(200);
      expect(await page.locator("article").innerText()).not.toMatch(/\{\w+\}/);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      await expectAccessible(page, path);
    }
    await visitor.leave();
  });

  it("are linked from the foot of every page, and open for search engines", async () => {
    const visitor = await visit(live, "wide");
    const { page } = visitor;
    await visitor.open("/");
    for (const path of PAGES) {
      await page.locator(`footer a[href="${path}"]`).click();
      await page.waitForURL((url) => url.pathname === path);
      await page.locator("article h1").waitFor();
      expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    }
    await visitor.leave();
  });

  it("LICENCE-12: on coins and sports are not linked under the licence of Estonia", async () => {
    const linked = async (host: string): Promise<number> => {
      const site = new URL(live.url);
      site.hostname = host;
      const visitor = await visit(live, "wide");
      await visitor.page.goto(site.href);
      const links = visitor.page.locator(
        "footer a[href$=crypto-benefits], footer a[href$=sportsbook-terms]",
      );
      await visitor.page.locator('footer a[href="/cookie-policy"]').waitFor();
      const count = await links.count();
      await visitor.leave();
      return count;
    };
    expect(await linked("localhost")).toBe(2);
    expect(await linked("lantern-hall.localhost")).toBe(0);
    expect(await linked("estonia.localhost")).toBe(0);
  });

  it("are reached by a click before the page is hydrated", async () => {
    const visitor = await visit(live, "wide");
    const { page } = visitor;
    for (let visits = 0; visits < EARLY_VISITS; visits++) {
      await page.goto("/", { waitUntil: "commit" });
      const link = page.locator(`footer a[href="${PAGES[0]}"]`);
      await link.evaluate((anchor) => (anchor as HTMLElement).click());
      await page.waitForURL((url) => url.pathname === PAGES[0]);
      await page.locator("article h1").waitFor();
    }
    await visitor.leave();
  });
});

describe("pages that operators write", () => {
  /** Writes a page as an editor of the house does; it stands from then on. */
  async function write(path: string, change: object = {}): Promise<void> {
    const editor = await signedInOperator(live.house, live.url, "manager");
    const text = { title: "A page of ours", main_content: "", content: "<p>Just written</p>" };
    const rest = { categories: [], hidden: false, json: {}, parameters: {} };
    const publish_at = "2020-01-01T00:00:00Z";
    const body = { path, l: "en", publish_at, ...text, ...rest, ...change };
    expect((await editor.call(writeContentVersion, { body })).status).toBe(201);
  }

  it("ROUTE-35: stand under their slug, and never in place of another page", async () => {
    await write("foo", { content: '<p>Just written</p><p><a href="/pokies">Pokies</a></p>' });
    await write("pokies");
    const visitor = await visit(live, "narrow");
    const { page } = visitor;
    expect(await visitor.open("/foo")).toBe(200);
    await page.getByRole("heading", { name: "A page of ours" }).waitFor();
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    await page.locator("article").getByRole("link", { name: "Pokies" }).click();
    await page.waitForURL((url) => url.pathname === "/pokies");
    await page.getByText("Just written").waitFor({ state: "detached" });
    expect(await page.evaluate(() => "same" in globalThis)).toBe(true);
    visitor.allow(/404/);
    expect(await visitor.open("/no-such-page")).toBe(404);
    await visitor.leave();
  });

  it("CMS-04: those for players lead a guest to main", async () => {
    await write("members", { categories: ["reg-only"] });
    const guest = await visit(live, "narrow");
    await guest.open("/members");
    expect(new URL(guest.page.url()).pathname).toBe("/");
    await guest.leave();
    const player = await visitAsPlayer(live, "narrow", 0n);
    expect(await player.open("/members")).toBe(200);
    await player.page.getByText("Just written").waitFor();
    await player.leave();
  });
});

describe("a browser without script", () => {
  it.each(["en", "de", "fr-CA", "it", "no"])(
    "is told so in %s, and reads facts and help",
    async (locale) => {
      const context = await live.browser.newContext({
        baseURL: live.url,
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      const prefix = locale === "en" ? "" : `/${locale}`;
      const game = await realGamePath({ context } as never, "lantern-tide");
      const demo = game.replace("mode=real", "mode=demo");
      for (const path of ["", "/registration", "/payments", demo]) {
        await page.goto(`${prefix}${path}` || "/");
        const told = page.locator("noscript section");
        const text = await told.innerText();
        expect(text).toContain("help@paper-rocket.example");
        expect(text).toMatch(/JavaScript[\s\S]*Curaçao[\s\S]*18/);
        expect(await told.locator('a[href$="/responsible-gaming"]').isVisible()).toBe(true);
      }
      expect(await page.getByText(/is loading|lädt|charge|caric|laste/).isVisible()).toBe(false);
      await page.goto(`${prefix}/responsible-gaming`);
      expect(await page.getByRole("link", { name: "Gambling Therapy" }).isVisible()).toBe(true);
      await context.close();
    },
  );
});
