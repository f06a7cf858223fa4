import { randomUUID } from "node:crypto";
import { bannersConfig } from "@houselight/contracts/configuration";
import { writeContentVersion } from "@houselight/contracts/content";
import { activateJackpot, listJackpotWins, proposeJackpot } from "@houselight/contracts/jackpots";
import { openAccount } from "@houselight/contracts/wallet";
import { type HttpCaller, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE } from "../support/matrix.ts";
import { playSlot, richPlayer } from "../support/rich-player.ts";
import { expectAccessible, visit } from "../support/visitor.ts";

const PATIENCE = { timeout: 15_000, interval: 1_000 };
const LONG_PATIENCE = { timeout: 40_000, interval: 200 };
/** Feeds `quick-pot`, whose one pot drops with the first large stake. */
const QUICK_GAME = "vault-of-buttons";
const QUICK = { name: "Tin", rate_ppm: 30_000, start_cents: 1, must_drop_by_cents: 100 };
const LARGE_STAKE = 5_000;
const SMALL_STAKE = 100;

let live: LiveHouse;
let manager: HttpCaller;
beforeAll(async () => {
  live = await openLiveHouse();
  manager = await signedInOperator(live.house, live.url, "manager");
  const second = await signedInOperator(live.house, live.url, "manager");
  const start = async (identifier: string, name: string, rest: object) => {
    const reason = "a journey";
    const body = { id: randomUUID(), identifier, name, currency: "EUR", reason, ...rest } as never;
    expect((await manager.call(proposeJackpot, { body })).status).toBe(201);
    await second.call(activateJackpot, { params: { identifier }, body: { reason } });
  };
  await start("quick-pot", "Quick Pot", { games: [QUICK_GAME], levels: [QUICK] });
  const levels = ["Spark", "Lantern", "Comet"].map((name, at) => ({
    name,
    rate_ppm: 1_000,
    start_cents: 100_000 * (at + 1),
    must_drop_by_cents: 10_000_000 * (at + 1),
  }));
  await start("slow-pot", "Slow Pot", { games: ["moth-and-moon"], levels });
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

it.runIf(IS_WHOLE)(
  "SHELL-02, SHELL-03, SHELL-06: the menus list each active jackpot between tournaments and achievements, unless the flag is off",
  async () => {
    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    await visitor.open("/");
    const menu = page.getByRole("navigation", { name: words.text("site.mainMenu") });
    const names = () => menu.getByRole("link").allTextContents();
    const after = [
      words.text("nav.tournaments"),
      "Quick Pot",
      "Slow Pot",
      words.text("nav.achievements"),
    ];
    expect((await names()).join("|")).toContain(after.join("|"));
    await page
      .getByRole("button", { name: words.text("site.menu") })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("link", { name: "Slow Pot" }).click();
    await page.waitForURL("**/slow-pot");
    await page.getByRole("heading", { level: 1, name: "Slow Pot" }).waitFor();
    await visitor.open("/ffc");
    await page.getByRole("checkbox", { name: words.text("flags.names.mystic_jackpots") }).uncheck();
    await expect.poll(names, PATIENCE).not.toContain("Quick Pot");
    await visitor.leave();
  },
);

it("ROUTE-34, JACKPOT-03, JACKPOT-04: a jackpot has a page with its pots, steps, games, winners and rules, without script too", async () => {
  const html = await (await fetch(`${live.url}/slow-pot`)).text();
  const visitor = await visit(live, "narrow");
  const { page, words } = visitor;
  expect(await (await fetch(`${live.url}/sitemap.xml`)).text()).toContain("/slow-pot</loc>");
  for (const part of ["€3,000.00", words.text("jackpots.steps.title"), "moth-and-moon"])
    expect(html).toContain(part);
  await visitor.open("/slow-pot");
  const pots = page.getByRole("main").locator("dl").first();
  expect(await pots.locator("dt").allTextContents()).toEqual(["Comet", "Lantern", "Spark"]);
  expect(await page.getByRole("main").locator("ol").first().getByRole("listitem").count()).toBe(3);
  const games = page.getByRole("region", { name: words.text("jackpots.games") });
  expect(await games.getByRole("article").count()).toBe(1);
  expect(await page.getByRole("tab").allTextContents()).toEqual([
    words.text("jackpots.biggest"),
    words.text("jackpots.latest"),
  ]);
  await page.getByRole("tab").last().click();
  await page.getByText(words.text("jackpots.noWinners")).waitFor();
  await expectAccessible(page, "jackpot");
  expect(await visitor.open("/no-such-pot")).toBe(404);
  visitor.allow(/404/);
  await visitor.leave();
});

it("JACKPOT-05, JACKPOT-07, JACKPOT-08, NOTIFY-06, NOTIFY-07: pots move before everybody's eyes, a winner is told, and anybody can check", async () => {
  const guest = await visit(live, "wide");
  await guest.open("/slow-pot");
  const { visitor, caller } = await richPlayer(live, "Alexander");
  const { page, words } = visitor;
  await visitor.open("/pokies");
  // A thousandth of 50 euros for each round, on every page whose socket is open by then.
  for (const screen of [guest.page, page])
    await expect
      .poll(async () => {
        expect((await playSlot(caller, "moth-and-moon", LARGE_STAKE)).status).toBe(200);
        return screen.getByText(/^€3,000\.(?!00)/).count();
      }, PATIENCE)
      .toBeGreaterThan(0);
  expect((await playSlot(caller, QUICK_GAME, LARGE_STAKE)).status).toBe(200);
  const won = page.getByRole("dialog", {
    name: words.text("jackpots.win.title", { level: "Tin" }),
  });
  await won.waitFor();
  expect(await guest.page.getByRole("dialog").count()).toBe(0);
  await expectAccessible(page, "win of a jackpot");
  await won.getByRole("link", { name: words.text("jackpots.win.go") }).click();
  await page.waitForURL("**/quick-pot");
  await won.waitFor({ state: "detached" });
  await page.getByText("Alexan***").first().waitFor();
  expect(await page.locator("[data-medal='1']").count()).toBe(1);
  const checked = { level: "Tin", number: "1" };
  await page.getByRole("button", { name: words.text("jackpots.proof.check", checked) }).click();
  const { body } = await caller.call(listJackpotWins, { query: { jackpot: "quick-pot" } });
  const amount = `€${((body[0]?.amount_cents ?? 0) / 100).toFixed(2)}`;
  await page.getByText(words.text("jackpots.proof.agrees", { amount })).waitFor();
  await visitor.reload();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await visitor.leave();
  await guest.leave();
});

it.runIf(IS_WHOLE)(
  "JACKPOT-04, JACKPOT-07: five winners are listed, three by medals, and whoever looks on sees the next",
  async () => {
    const { visitor, caller } = await richPlayer(live, "Bartholomew");
    for (let round = 0; round < 6; round++)
      expect((await playSlot(caller, QUICK_GAME, LARGE_STAKE)).status).toBe(200);
    await visitor.leave();
    const guest = await visit(live, "narrow");
    const { page, words } = guest;
    await guest.open("/quick-pot");
    const rows = page.getByRole("tabpanel").getByRole("listitem");
    await expect.poll(() => rows.count(), PATIENCE).toBe(5);
    expect(await rows.getByRole("img").count()).toBe(3);
    for (const place of ["1", "2", "3"])
      await rows.getByRole("img", { name: words.text("jackpots.place", { place }) }).waitFor();
    expect(await rows.nth(3).locator("span").first().textContent()).toBe("4");
    await expectAccessible(page, "winners of a jackpot");
    await page.getByRole("tab", { name: words.text("jackpots.latest") }).click();
    await rows.first().getByRole("time").waitFor();
    expect(await rows.count()).toBe(5);
    expect(await rows.getByRole("img").count()).toBe(0);
    // Small stakes lift the pot bit by bit, until it drops and holds less than before.
    const top = await rows.first().textContent();
    const player = await richPlayer(live, "Cornelius");
    await expect
      .poll(async () => {
        expect((await playSlot(player.caller, QUICK_GAME, SMALL_STAKE)).status).toBe(200);
        return rows.first().textContent();
      }, LONG_PATIENCE)
      .not.toBe(top);
    await expect.poll(() => rows.first().textContent(), PATIENCE).toContain("Cornel***");
    await player.visitor.leave();
    await guest.leave();
  },
);

it.runIf(IS_WHOLE)(
  "JACKPOT-06, ERROR-05: winners that cannot be had stay an empty list, and are noted in the log",
  async () => {
    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    visitor.allow(/500/);
    await visitor.open("/slow-pot");
    await page.route(`**${listJackpotWins.path}*`, (route) =>
      route.fulfill({ status: 500, body: "" }),
    );
    const noted = page.waitForRequest(
      (request) =>
        request.method() === "PUT" &&
        new URL(request.url()).pathname === "/log" &&
        (request.postDataJSON() as { name: string }).name === "GET_JACKPOT_WINNERS_ERROR",
    );
    await page.getByRole("tab", { name: words.text("jackpots.latest") }).click();
    await noted;
    const panel = page.getByRole("tabpanel");
    expect(await panel.getByRole("listitem").count()).toBe(0);
    expect(await page.getByRole("alert").count()).toBe(0);
    await visitor.leave();
  },
);

it.runIf(IS_WHOLE)(
  "GAME-22: a tile says what its jackpot holds in the player's currency",
  async () => {
    const { visitor, caller } = await richPlayer(live, "Casey");
    const { page } = visitor;
    await visitor.open("/pokies");
    const tile = page.getByRole("article").filter({ hasText: "Moth & Moon" }).first();
    await tile
      .getByText(/^€3,000/)
      .first()
      .waitFor();
    await caller.call(openAccount, { body: { currency: "CAD" } });
    await visitor.reload();
    // 3,000 euros and some cents at 0.615 euros for a dollar.
    await tile
      .getByText(/^CA\$4,87\d\.\d\d$/)
      .first()
      .waitFor();
    await visitor.leave();
  },
);

it.runIf(IS_WHOLE)(
  "BANNER-07, BANNER-08, CMS-05: banners of jackpots stand on their pages and on main, and a page of words holds a jackpot",
  async () => {
    const before = (await manager.call(bannersConfig.read, {})).body;
    const [first] = bannersConfig.initial.banners;
    const banner = (id: string, rest: object) => ({
      ...first,
      id,
      slots: [],
      categories: [],
      ...rest,
    });
    const banners = [
      banner("by-slot", { slots: ["jackpot-top-banners"] }),
      banner("by-category", { categories: ["jackpot-top-banners"] }),
      banner("on-main", { categories: ["slider-index-top-jackpots"] }),
    ];
    await manager.call(bannersConfig.choose, {
      body: { ...bannersConfig.initial, banners } as never,
    });
    const text = { title: "Pots", main_content: "", content: "{{jackpot id=slow-pot}}" };
    await manager.call(writeContentVersion, {
      body: {
        path: "pots",
        l: "en",
        ...text,
        categories: [],
        hidden: false,
        json: {},
        parameters: {},
        publish_at: "2020-01-01T00:00:00Z",
      },
    });
    const visitor = await visit(live, "wide");
    const { page } = visitor;
    const shown = () =>
      page
        .locator("[data-banner]")
        .evaluateAll((all) => all.map((one) => one.getAttribute("data-banner")));
    await visitor.open("/slow-pot");
    await page.locator("[data-banner]").first().waitFor();
    expect(await shown()).toEqual(["by-slot", "by-category"]);
    await visitor.open("/");
    expect(await shown()).toEqual(["on-main"]);
    await visitor.open("/pots");
    await page.getByRole("main").getByRole("link", { name: "Slow Pot" }).click();
    await page.waitForURL("**/slow-pot");
    await manager.call(bannersConfig.choose, { body: before as never });
    await visitor.leave();
  },
);
