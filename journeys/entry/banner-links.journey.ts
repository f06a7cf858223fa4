import { bannersConfig } from "@houselight/contracts/configuration";
import { writeContentVersion } from "@houselight/contracts/content";
import { signedInOperator } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { visit, visitAsPlayer } from "../support/visitor.ts";

let live: LiveHouse;
let manager: Awaited<ReturnType<typeof signedInOperator>>;
beforeAll(async () => {
  live = await openLiveHouse();
  manager = await signedInOperator(live.house, live.url, "manager");
});
afterAll(() => live?.close());

const [FIRST] = bannersConfig.initial.banners;
const words = (en: string) => ({ en });

/** Chooses banners for everybody, each with what it is to have beside the usual. */
async function chooseBanners(banners: Readonly<Record<string, object>>): Promise<void> {
  if (!FIRST) throw new Error("the product comes with banners");
  const { brand: _brand, ...usual } = FIRST;
  const chosen = Object.entries(banners).map(([id, own]) => ({
    ...usual,
    id,
    categories: [],
    ...own,
  }));
  const body = { ...bannersConfig.initial, banners: chosen };
  expect((await manager.call(bannersConfig.choose, { body })).status).toBe(200);
}

const link = (page: Page, banner: string, name: string) =>
  page.locator(`[data-banner="${banner}"]`).getByRole("link", { name, exact: true });

it("BANNER-06, CASHBOX-12, CMS-05: an address with a query or a hash leads where it says, from a banner and from a text", async () => {
  const go = (url: string) => ({ button: { name: words("Go"), url } });
  await chooseBanners({ campaign: go("/?depositPromocode=KITE") });
  const body = {
    path: "campaign",
    l: "en",
    title: "Campaign",
    main_content: "",
    content:
      '<p><a href="/?depositPromocode=MOTH">Fly</a> <a href="/de/news">Deutsch lesen</a> <a href="/api/cms/files/1">Rules</a></p>',
    categories: [],
    hidden: false,
    json: {},
    parameters: {},
    publish_at: "2020-01-01T00:00:00Z",
  };
  await manager.call(writeContentVersion, { body });
  const visitor = await visit(live, "narrow");
  const { page } = visitor;
  visitor.allow(/404/);
  const kept = () => page.evaluate(() => sessionStorage.getItem("depositPromocode"));
  const isAtLobby = () =>
    page.waitForURL((url) => url.pathname === "/" && url.search === "", { timeout: 15_000 });
  await visitor.open("/");
  await link(page, "campaign", "Go").click();
  await expect.poll(kept, { timeout: 15_000 }).toBe("KITE");
  await isAtLobby();
  await page.locator('[data-banner="campaign"]').waitFor();
  await visitor.open("/campaign");
  await page.getByRole("link", { name: "Fly" }).click();
  await expect.poll(kept, { timeout: 15_000 }).toBe("MOTH");
  await isAtLobby();
  await page.locator('[data-banner="campaign"]').waitFor();
  // A file of the house is no page of the site, and a page in another language none of this one.
  await visitor.open("/campaign");
  await page.getByRole("link", { name: "Deutsch lesen" }).click();
  await page.waitForURL((url) => url.pathname === "/de/news");
  await page.locator("html[lang=de]").waitFor();
  await visitor.open("/campaign");
  const file = page.waitForRequest((request) => request.url().endsWith("/api/cms/files/1"));
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  expect((await file).isNavigationRequest()).toBe(true);
  await visitor.leave();
});

it("BANNER-06, ROUTE-41: a second button opens what is for its visitor: a deposit by way of registration, no way in for a player", async () => {
  const opens = (name: string, popup: string) => ({
    button: undefined,
    secondButton: { name: words(name), popup },
  });
  await chooseBanners({ pay: opens("Pay in", "deposit"), join: opens("Join", "registration") });
  const guest = await visit(live, "wide");
  await guest.open("/");
  await link(guest.page, "join", "Join").waitFor();
  await link(guest.page, "pay", "Pay in").click();
  await guest.page.waitForURL((url) => url.pathname === "/registration");
  expect(new URL(guest.page.url()).searchParams.get("redirect")).toBe("/deposit");
  await guest.page.getByRole("dialog").waitFor();
  await guest.leave();
  const player = await visitAsPlayer(live, "wide", 0n);
  await player.open("/");
  await link(player.page, "pay", "Pay in").click();
  await player.page.getByRole("dialog").waitFor();
  expect(await link(player.page, "join", "Join").count()).toBe(0);
  await player.leave();
});

it("BANNER-11, BANNER-13, CMS-05: a countdown takes the lines it needs on a small screen, and banners in a page of words are sent with it", async () => {
  const moment = (ms: number) => new Date(Date.now() + ms).toISOString();
  const textTimes = { en: "Kites fly in", de: "Die Drachen steigen in" };
  const timer = { start_at: moment(3_600_000), end_at: moment(7_200_000), textTimes };
  await chooseBanners({ soon: { title: { text: words("Kites at dawn") }, timer } });
  const visitor = await visit(live, "narrow", "de");
  const { page } = visitor;
  await visitor.open("/");
  const card = page.locator('[data-banner="soon"]');
  await card.locator('[data-status="future"]').waitFor();
  const overlap = await card.evaluate((element) => {
    const title = element.querySelector("h2")?.getBoundingClientRect();
    const spans = [...element.querySelectorAll("p:has([data-status]) span")];
    const top = Math.min(...spans.map((span) => span.getBoundingClientRect().top));
    return (title?.bottom ?? Number.POSITIVE_INFINITY) - top;
  });
  expect(overlap).toBeLessThanOrEqual(1);
  const body = {
    path: "on-now",
    l: "en",
    title: "On now",
    main_content: "",
    content: "<p>Before.</p>{{promotion-list}}<p>Behind.</p>",
    categories: [],
    hidden: false,
    json: {},
    parameters: {},
    publish_at: "2020-01-01T00:00:00Z",
  };
  await manager.call(writeContentVersion, { body });
  expect(await (await page.request.get("/on-now")).text()).toContain('data-banner="soon"');
  await visitor.leave();
});
