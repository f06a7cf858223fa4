import { bannersConfig } from "@houselight/contracts/configuration";
import { writeContentVersion } from "@houselight/contracts/content";
import { signedInOperator } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { visit } from "../support/visitor.ts";

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
    content: '<p><a href="/?depositPromocode=MOTH">Fly</a></p>',
    categories: [],
    hidden: false,
    json: {},
    parameters: {},
    publish_at: "2020-01-01T00:00:00Z",
  };
  await manager.call(writeContentVersion, { body });
  const visitor = await visit(live, "narrow");
  const { page } = visitor;
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
  await visitor.leave();
});
