import { getGame } from "@houselight/contracts/catalogue";
import { createUserLimit } from "@houselight/contracts/compliance";
import { listStudioRounds } from "@houselight/contracts/studio-games";
import { listAccounts } from "@houselight/contracts/wallet";
import { httpCaller } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { screensInTurn, IS_WHOLE, CASES } from "../support/matrix.ts";
import { richPlayer } from "../support/rich-player.ts";
import { expectAccessible, visit } from "../support/visitor.ts";

const PATIENCE = { timeout: 30_000, interval: 200 };
const GAME = "/play/button-twine";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse({}, { games: true });
});
beforeEach(async () => {
  for (const params of [
    { producer: "button-twine", name: "three-wells" },
    { producer: "cork-candle", name: "cnc-wax-seals" },
  ]) {
    const isListed = async () => (await httpCaller(live.url).call(getGame, { params })).status;
    await expect.poll(isListed, PATIENCE).toBe(200);
  }
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

/** The studio's own page, in its frame. */
const frameOf = (page: Page) => page.frameLocator("iframe");

describe("OPEN-51, ROUTE-25: a guest plays the demo of an outside studio", () => {
  it.runIf(IS_WHOLE).each(CASES)(
    "in $language on a $screen screen",
    async ({ language, screen }) => {
      const guest = await visit(live, screen, language);
      const { page, words } = guest;
      await guest.open(`${GAME}/above-below`);
      await page
        .getByRole("heading", { level: 1, name: "Above or Below" })
        .waitFor({ state: "attached" });
      await page
        .getByText(words.text("studioGames.about", { studio: "Button & Twine" }))
        .waitFor({ state: "attached" });
      const frame = frameOf(page);
      // The first bet, and what follows from it: the words are the studio's own.
      await frame.locator("button.main").click();
      await frame.locator("button.main").nth(1).waitFor();
      await frame.locator("#bar button").last().click();
      await expect.poll(() => frame.locator("#said").textContent(), PATIENCE).toMatch(/1[.,]00/);
      await expectAccessible(page, "game of an outside studio");
      const width = await frame
        .locator("main")
        .evaluate((main) => main.ownerDocument.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      await guest.leave();
    },
  );
});

it("OPEN-51: a player comes from a list, plays for money, and the site's balance follows", async () => {
  const { visitor, caller } = await richPlayer(live, `Sue${Date.now()}`, screensInTurn(0)[0]);
  const { page, words } = visitor;
  const cash = async () => (await caller.call(listAccounts, {})).body[0]?.amount_cents ?? 0;
  await visitor.open("/producers/button-twine");
  await page.locator(`main a[href="${GAME}/three-wells?mode=real"]`).first().click();
  const frame = frameOf(page);
  const spin = frame.getByRole("button", { name: "Spin" });
  await spin.waitFor();
  // A page that the studio has no frame on lets it have none.
  expect(new URL(page.url()).pathname).toBe(`${GAME}/three-wells`);
  for (let won = false; !won; ) {
    const before = await cash();
    await spin.focus();
    await page.keyboard.press("Enter");
    await expect.poll(cash, PATIENCE).not.toBe(before);
    await expect
      .poll(() => frame.locator("#said").textContent(), PATIENCE)
      .toMatch(/You win|No win/);
    const said = await frame.locator("#said").textContent();
    won = said?.startsWith("You win") ?? false;
    await expect.poll(() => spin.getAttribute("aria-disabled"), PATIENCE).not.toBe("true");
  }
  const shown = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" }).format(
    (await cash()) / 100,
  );
  await expect.poll(() => frame.locator("#bar output").textContent(), PATIENCE).toContain(shown);
  await page.locator("header").getByText(shown).first().waitFor();
  await expectAccessible(page, "game of an outside studio for money");
  await page.getByRole("link", { name: words.text("games.panels.allRounds") }).click();
  await page.waitForURL(/\/profile\/games-history\/button-twine\/three-wells$/);
  const params = { producer: "button-twine", name: "three-wells" };
  const [latest] = (await caller.call(listStudioRounds, { params })).body;
  const line = page.locator(`[data-own-round="${latest?.id}"]`);
  await line.getByText(words.text("gamesHistory.round", { round: latest?.round ?? "" })).waitFor();
  await expectAccessible(page, "own rounds of a game of an outside studio");
  // PROFILE-09: the game stands among those that were played, and leads to its rounds.
  await visitor.open("/profile/games-history");
  const rounds = words.text("gamesHistory.roundsOf", { game: "Three Wells" });
  await page.getByRole("link", { name: rounds }).click();
  await line.waitFor();
  await visitor.leave();
});

describe("OPEN-51: a player plays a game of a studio behind Hub88 for money", () => {
  it.runIf(IS_WHOLE).each(screensInTurn(1))("on a %s screen", async (screen) => {
    const { visitor, caller } = await richPlayer(live, `Cora${Date.now()}`, screen);
    const { page } = visitor;
    const cash = async () => (await caller.call(listAccounts, {})).body[0]?.amount_cents ?? 0;
    await visitor.open("/producers/cork-candle");
    await page.locator('main a[href="/play/cork-candle/cnc-wax-seals?mode=real"]').first().click();
    const frame = frameOf(page);
    const scratch = frame.locator("button.main");
    await scratch.waitFor();
    const before = await cash();
    await scratch.click();
    await expect
      .poll(() => frame.locator("#said").textContent(), PATIENCE)
      .toMatch(/You win|No win/);
    const won = /You win [^\d]*([\d.]+)/.exec(
      (await frame.locator("#said").textContent()) ?? "",
    )?.[1];
    const after = before - 100 + Math.round(Number(won ?? 0) * 100);
    await expect.poll(cash, PATIENCE).toBe(after);
    const shown = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" }).format(
      after / 100,
    );
    await expect.poll(() => frame.locator("#bar output").textContent(), PATIENCE).toContain(shown);
    // Its frame tells the site nothing: the balance follows the house's own word.
    await page.locator("header").getByText(shown).first().waitFor();
    await expectAccessible(page, "game of a studio behind an aggregator");
    const width = await frame
      .locator("main")
      .evaluate((main) => main.ownerDocument.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await visitor.leave();
  });
});

it.runIf(IS_WHOLE)(
  "LIMIT-06: why a stake is refused is said by the house, with a way to the limits",
  async () => {
    const { visitor, caller } = await richPlayer(live, `Sid${Date.now()}`, "narrow");
    const { page, words } = visitor;
    await visitor.open(`${GAME}/silver-foil?mode=real`);
    const frame = frameOf(page);
    await frame.locator("button.main").waitFor();
    const accounts = [{ currency: "EUR", amount_cents: 50 }];
    await caller.call(createUserLimit, { body: { type: "wager", period: "day", accounts } });
    await frame.locator("button.main").click();
    await page.getByText(words.text("refusals.wager_limit_exceeded")).waitFor();
    await page.getByRole("link", { name: words.text("studioGames.limits") }).waitFor();
    await visitor.leave();
  },
);

it.runIf(IS_WHOLE)(
  "ROUTE-25: the frame of a studio is allowed on pages of its games alone, and in the window alone",
  async () => {
    const policy = async (path: string) =>
      (await fetch(`${live.url}${path}`)).headers.get("content-security-policy") ?? "";
    for (const path of [`${GAME}/three-wells`, `/de${GAME}/three-wells`, `${GAME}/three-wells/sfu`])
      expect(await policy(path), path).toMatch(/frame-src 'self' http:\/\/127\.0\.0\.1:\d+;/);
    for (const path of ["/", "/play/foldhouse/lantern-tide", "/producers/button-twine"])
      expect(await policy(path), path).not.toContain("frame-src");
    const guest = await visit(live, "wide");
    await guest.open(`${GAME}/three-wells/sfu`);
    await frameOf(guest.page).getByRole("button", { name: "Spin" }).waitFor();
    const back = guest.words.text("play.back");
    expect(await guest.page.getByRole("link", { name: back }).count()).toBe(0);
    await guest.leave();
  },
);
