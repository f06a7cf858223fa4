import { type ContentFileView, writeContentVersion } from "@houselight/contracts";
import { signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { casesInTurn, SCREEN_SIZES, shareOf } from "../support/matrix.ts";
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

/** Writes a page as an editor of the house does; it stands from then on. */
async function write(path: string, change: object = {}): Promise<void> {
  const editor = await signedInOperator(live.house, live.url, "manager");
  const text = { title: "A page of ours", main_content: "", content: "<p>Just written</p>" };
  const rest = { categories: [], hidden: false, json: {}, parameters: {} };
  const publish_at = "2020-01-01T00:00:00Z";
  const body = { path, l: "en", publish_at, ...text, ...rest, ...change };
  expect((await editor.call(writeContentVersion, { body })).status).toBe(201);
}

/** Hands in a PDF as an editor does. Returns where it lies. */
async function handInPdf(): Promise<string> {
  const editor = await signedInOperator(live.house, live.url, "manager");
  const form = [
    "--part",
    'content-disposition: form-data; name="file"; filename="paper.pdf"',
    "",
    "%PDF-1.4\n%%EOF",
    "--part--",
    "",
  ].join("\r\n");
  const type = { "content-type": "multipart/form-data; boundary=part" };
  const path = "/api/back_office/cms/files?name=paper&title=Paper";
  const { body } = await editor.send("POST", path, form, type);
  return (body as ContentFileView).url;
}

describe("the first page of a house", () => {
  // A second try is no first page.
  it("is drawn whole by the server", { retry: 0 }, async () => {
    const html = await (await fetch(`${live.url}/en`)).text();
    // What React writes where a part had to be left to the browser.
    expect(html).not.toMatch(/<!--\$[!?]-->/);
  });
});

describe("pages of words (ROUTE-32)", () => {
  it.each(casesInTurn(1))("hold in $language on a $screen screen", async ({ language, screen }) => {
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

it("CMS-02: legal pages name brand, company and licence where the law is told, whoever wrote the text", async () => {
  const legal = [...PAGES.slice(0, 5), "/sportsbook-terms"];
  await write("general-rules", { content: "<p>Rules of our own</p>" });
  for (const [host, facts] of [
    ["localhost", ["Paper Rocket Demonstration N.V.", "Paper Rocket", "Curaçao"]],
    ["lantern-hall.localhost", ["Lantern Hall Demonstration OÜ", "Lantern Hall", "Eesti"]],
  ] as const) {
    const visitor = await visit(live, "narrow", "en", host);
    for (const path of legal) {
      expect(await visitor.open(path)).toBe(200);
      const text = await visitor.page.locator("article").innerText();
      for (const fact of facts) expect(text, `${host}${path}`).toContain(fact);
    }
    expect(await visitor.open("/provably-fair")).toBe(200);
    const text = await visitor.page.locator("article").innerText();
    expect(text).not.toContain("Demonstration");
    await visitor.leave();
  }
});

it("CMS-07, ERROR-06: a page of words shows the error page where its text cannot be read, and nothing of a part that fails", async () => {
  await write("with-parts", { content: "<p>Above</p>{{articles}}<p>Below</p>" });
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  visitor.allow(/500/);
  const logged: string[] = [];
  await page.route("**/log", async (route) => {
    logged.push((route.request().postDataJSON() as { name: string }).name);
    await route.continue();
  });
  const failing = (path: string) =>
    page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: "" }));
  const goTo = (path: string) =>
    page.evaluate((to) => {
      window.history.pushState({}, "", to);
      window.dispatchEvent(new PopStateEvent("popstate"));
    }, path);
  await visitor.open("/credits");
  await failing("/api/cms/pages?*");
  await goTo("/with-parts");
  await page.getByText("Below", { exact: true }).waitFor();
  expect(await page.locator("article").innerText()).toMatch(/Above\s+Below$/);
  await failing("/api/cms/pages/privacy-policy?*");
  await goTo("/privacy-policy");
  await page.getByRole("heading", { name: words.text("errors.oopsTitle") }).waitFor();
  await page.getByText(words.text("errors.noted")).waitFor();
  expect(new URL(page.url()).pathname).toBe("/privacy-policy");
  expect(logged.filter((name) => name === "PAGE_ERROR")).toHaveLength(1);
  await visitor.leave();
});

describe("pages that operators write", () => {
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

  it("ROUTE-39: lead to pages in the language in which they are read, also where the browser opens them", async () => {
    await write("wege", { l: "de", content: '<p><a href="/pokies">Automaten</a></p>' });
    const visitor = await visit(live, "narrow", "de");
    const { page } = visitor;
    await visitor.open("/wege");
    const link = page.locator("article").getByRole("link", { name: "Automaten" });
    // What a new tab and a search engine read.
    expect(await link.getAttribute("href")).toBe("/de/pokies");
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    await link.click();
    await page.waitForURL((url) => url.pathname === "/de/pokies");
    expect(await page.evaluate(() => "same" in globalThis)).toBe(true);
    await visitor.leave();
  });

  it("OPEN-02: of a section stand in its list with picture and sentence, and at one address", async () => {
    const json = { bannerImage: { src: "/pictures/wheel.svg" } };
    await write("a-race", { categories: ["news"], main_content: "What is raced for.", json });
    const visitor = await visit(live, "wide");
    const { page } = visitor;
    await visitor.open("/");
    await page.locator('footer a[href="/news"]').click();
    await page.waitForURL((url) => url.pathname === "/news");
    const card = page.getByRole("link", { name: /A page of ours.*What is raced for/ });
    await card.waitFor();
    const picture = card.locator("img");
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page, "/news");
    await card.click();
    await page.waitForURL((url) => url.pathname === "/news/a-race");
    await page.getByText("Just written").waitFor();
    await page.locator('article a[href="/news"]').click();
    await card.waitFor();
    expect(await visitor.open("/a-race?from=mail")).toBe(200);
    expect(page.url()).toMatch(/\/news\/a-race\?from=mail$/);
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
  it.each(shareOf(["en", "de", "fr-CA", "it", "no"], 1, 3))(
    "is told so in %s, and reads facts and help",
    async (locale) => {
      const context = await live.browser.newContext({
        baseURL: live.url,
        javaScriptEnabled: false,
        viewport: SCREEN_SIZES.narrow,
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
        // The address is one word: it is not broken after its first letter.
        const email = told.locator('a[href^="mailto:"]');
        expect(await email.evaluate((link) => link.getClientRects().length)).toBe(1);
      }
      expect(await page.getByText(/is loading|lädt|charge|caric|laste/).isVisible()).toBe(false);
      await page.goto(`${prefix}/responsible-gaming`);
      expect(await page.getByRole("link", { name: "Gambling Therapy" }).isVisible()).toBe(true);
      await context.close();
    },
  );
});

describe("live parts of a page", () => {
  it("MODAL-05, CMS-06, CMS-09, CMS-12: list their articles, and offer a book with a look into it", async () => {
    for (let n = 1; n <= 8; n++)
      await write(`article-${n}`, { title: `Article ${n}`, categories: ["articles"] });
    const pdf = await handInPdf();
    await write("paper-preview", {
      content: "<p>The first page, {worth}</p><p>{{nothing-of-ours}}</p>",
      json: { variables: { worth: { EUR: "worth €5" } } },
      hidden: true,
    });
    await write("reading", {
      content: "<p>Read</p>{{articles}}<hr>{{articles count=2}}{{book-promo}}",
      parameters: {
        "book-promo": `title=The paper;text=How draws are made;chips=Free|One page;pdf=${pdf};epub=https://elsewhere.example/x;preview=paper-preview`,
      },
    });
    const guest = await visit(live, "narrow");
    expect(await guest.open("/reading")).toBe(200);
    const { page, words } = guest;
    const lists = page.locator("article ul:has(a)");
    expect(await lists.first().locator("h2").allTextContents()).toEqual(
      [8, 7, 6, 5, 4, 3].map((n) => `Article ${n}`),
    );
    expect(await lists.nth(1).locator("h2").allTextContents()).toEqual(["Article 8", "Article 7"]);
    const book = page.getByRole("region", { name: "The paper" });
    expect(await book.locator("li").allTextContents()).toEqual(["Free", "One page"]);
    expect(await book.locator("a[download]").count()).toBe(0);
    await book.getByRole("button", { name: words.text("content.book.preview") }).click();
    const preview = page.getByRole("dialog", { name: "The paper" });
    await preview.getByText("The first page, worth €5", { exact: true }).waitFor();
    expect(await preview.textContent()).not.toContain("{");
    await expectAccessible(page, "the preview of a book");
    await page.keyboard.press("Escape");
    await preview.waitFor({ state: "detached" });
    await book.getByRole("link", { name: words.text("content.book.register") }).click();
    await page.waitForURL((url) => url.pathname.endsWith("/registration"));
    await guest.leave();

    const visitor = await visitAsPlayer(live, "wide", 0n);
    await visitor.open("/reading");
    const offered = visitor.page.locator("a[download]");
    expect(await offered.allTextContents()).toEqual([words.text("content.book.pdf")]);
    expect(await offered.getAttribute("href")).toBe(pdf);
    await visitor.leave();
  });
});
