import {
  listLiveTableBets,
  type OwnLiveTableBetView,
  placeLiveTableBet,
} from "@houselight/contracts/live-tables";
import { listAccounts } from "@houselight/contracts/wallet";
import type { HttpCaller } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { screensInTurn, IS_WHOLE, CASES } from "../support/matrix.ts";
import { richPlayer } from "../support/rich-player.ts";
import { expectAccessible, visit } from "../support/visitor.ts";

/** Rounds go on by themselves: what waits for the next one waits long. */
const PATIENCE = { timeout: 90_000, interval: 200 };
const LONG = { timeout: 90_000 };

const SLUG = "boardwalk-roulette";
const AT = `/play/evening-pier/${SLUG}`;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(async () => {
  // A bet that is on the table is at stake, and the books hold with it.
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

const spot = (page: Page, key: string) => page.locator(`[data-spot="${key}"]`);

/** Waits for a round that takes bets for some seconds still. Returns its number. */
async function openRound(page: Page): Promise<number> {
  const left = page.locator("[data-left]");
  await expect
    .poll(async () => Number(await left.getAttribute("data-left").catch(() => "0")), PATIENCE)
    .toBeGreaterThan(6);
  return Number(await page.locator("[data-takes-bets]").getAttribute("data-round"));
}

const betsOf = async (caller: HttpCaller, slug = SLUG): Promise<OwnLiveTableBetView[]> =>
  (await caller.call(listLiveTableBets, { params: { slug } })).body;

const cashOf = async (caller: HttpCaller): Promise<number> =>
  (await caller.call(listAccounts, {})).body[0]?.amount_cents ?? 0;

describe("OPEN-51, ROUTE-04: a guest finds the live tables, and looks on", () => {
  it.runIf(IS_WHOLE).each(CASES)(
    "in $language on a $screen screen",
    async ({ language, screen }) => {
      const guest = await visit(live, screen, language);
      const { page, words } = guest;
      await guest.open("/live/all");
      await page.getByRole("heading", { level: 1, name: words.text("categories.live") }).waitFor();
      await page.getByText("Boardwalk Roulette").first().waitFor();
      await guest.open("/live/live-cards");
      await page.getByText("Moonrise Baccarat").first().waitFor();
      await guest.open(AT);
      await page.getByRole("heading", { level: 1, name: "Boardwalk Roulette" }).waitFor();
      await openRound(page);
      await expectAccessible(page, "live table of a guest");
      // No chip moves; who wants to bet is asked to log in.
      expect(await spot(page, "red").getAttribute("aria-disabled")).toBe("true");
      await page.locator("[data-result]").waitFor(LONG);
      await expect
        .poll(() => page.locator("[data-last-result]").count(), PATIENCE)
        .toBeGreaterThan(0);
      await page.getByRole("link", { name: words.text("liveTables.bet.guest") }).click();
      await page.getByRole("dialog").waitFor();
      await guest.leave();
    },
  );
});

it("OPEN-51: a player bets, adds, sees the outcome that all share and what it paid", async () => {
  const { visitor, caller } = await richPlayer(live, `Lia${Date.now()}`, screensInTurn(0)[0]);
  const { page, words } = visitor;
  await visitor.open(AT);
  const round = await openRound(page);
  await spot(page, "red").click();
  await page
    .getByRole("button", { name: words.text("liveTables.bet.bet", { amount: "€1.00" }) })
    .click();
  await expect.poll(async () => (await betsOf(caller)).length, PATIENCE).toBe(1);
  await page.locator('[data-placed="100"]').waitFor(LONG);
  await spot(page, "black").click();
  await spot(page, "black").click();
  await page
    .getByRole("button", { name: words.text("liveTables.bet.bet", { amount: "€2.00" }) })
    .click();
  await page.locator('[data-placed="300"]').waitFor(LONG);
  expect(await cashOf(caller)).toBe(1_000_000 - 300);
  await page.locator("[data-paid]").waitFor(LONG);
  const [bet] = await betsOf(caller);
  expect(bet).toMatchObject({ round, state: "settled", stake_cents: 300 });
  // Red pays two euros, black four, and zero nothing.
  const paid = { red: 200, black: 400, green: 0 }[bet?.outcome?.["colour"] as "red"];
  expect(bet?.payout_cents).toBe(paid);
  expect(await page.locator("[data-paid]").getAttribute("data-paid")).toBe(String(paid));
  expect(await page.locator("[data-result]").getAttribute("data-result")).toContain(
    String(bet?.outcome?.["number"]),
  );
  expect(await cashOf(caller)).toBe(1_000_000 - 300 + (paid ?? 0));
  await page.locator('aside [data-state="settled"]').first().waitFor(LONG);
  await expectAccessible(page, "live table of a player");
  // Anybody computes the round again, entries included.
  await page
    .getByRole("button", { name: words.text("liveTables.own.round", { number: String(round) }) })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: words.text("liveTables.proof.check") }).click();
  await expect.poll(() => dialog.locator("[data-agrees]").count(), PATIENCE).toBe(3);
  expect(await dialog.locator('[data-agrees="true"]').count()).toBe(3);
  await expectAccessible(page, "check of a round of a live table");
  // What the session came to stands below the felt, and every bet of the table a press away.
  await page.keyboard.press("Escape");
  const net = page.locator("[data-net]");
  await expect.poll(() => net.getAttribute("data-net"), PATIENCE).toBe(String((paid ?? 0) - 300));
  await page.getByRole("link", { name: words.text("games.panels.allRounds") }).click();
  const line = page.locator(`[data-own-round="${bet?.id}"]`);
  await line.waitFor(LONG);
  expect(await line.innerText()).toContain(
    words.text("gamesHistory.round", { round: String(round) }),
  );
  await expectAccessible(page, "own rounds of a live table");
  // The round is computed again here too, away from its table.
  await line.getByRole("button", { name: words.text("rounds.check") }).click();
  await dialog.getByRole("button", { name: words.text("liveTables.proof.check") }).click();
  await expect.poll(() => dialog.locator('[data-agrees="true"]').count(), PATIENCE).toBe(3);
  await visitor.leave();
});

it.runIf(IS_WHOLE)(
  "OPEN-51: a bet is taken back, repeated chips are bet anew, on a narrow screen",
  async () => {
    const { visitor, caller } = await richPlayer(live, `Leo${Date.now()}`, "narrow");
    const { page, words } = visitor;
    await visitor.open("/play/evening-pier/paper-dragon-tiger");
    const slug = "paper-dragon-tiger";
    await openRound(page);
    await spot(page, "dragon").click();
    await page
      .getByRole("button", { name: words.text("liveTables.bet.bet", { amount: "€1.00" }) })
      .click();
    await page.locator('[data-placed="100"]').waitFor(LONG);
    await page.getByRole("button", { name: words.text("liveTables.bet.takeBack") }).click();
    await page.locator('[data-placed="0"]').waitFor(LONG);
    expect(await betsOf(caller, slug)).toMatchObject([{ state: "returned" }]);
    expect(await cashOf(caller)).toBe(1_000_000);
    await openRound(page);
    await spot(page, "tiger").click();
    await page
      .getByRole("button", { name: words.text("liveTables.bet.bet", { amount: "€1.00" }) })
      .click();
    await page.locator("[data-paid]").waitFor(LONG);
    await openRound(page);
    await page.getByRole("button", { name: words.text("games.table.repeat") }).click();
    await page
      .getByRole("button", { name: words.text("liveTables.bet.bet", { amount: "€1.00" }) })
      .click();
    await page.locator('[data-placed="100"]').waitFor(LONG);
    expect((await betsOf(caller, slug)).map(({ chips }) => chips[0]?.spot)).toEqual([
      "tiger",
      "tiger",
      "dragon",
    ]);
    await expectAccessible(page, "narrow live table");
    await visitor.leave();
  },
);

it.runIf(IS_WHOLE)(
  "OPEN-51: chips whose answer is lost are asked for again under the same id, and bet once",
  async () => {
    const { visitor, caller } = await richPlayer(live, `Lou${Date.now()}`);
    const { page } = visitor;
    await visitor.open(AT);
    const sent: string[] = [];
    await page.route(`**${placeLiveTableBet.path.replace("{slug}", SLUG)}`, async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      sent.push(route.request().postData() ?? "");
      if (sent.length > 1) return route.continue();
      // The house gets it, and its answer comes to nothing.
      await route.fetch();
      return route.abort();
    });
    await openRound(page);
    await spot(page, "odd").click();
    await page.locator("[data-bar] button").last().click();
    await expect.poll(() => sent.length, PATIENCE).toBeGreaterThan(1);
    await page.locator('[data-placed="100"]').waitFor(LONG);
    expect(new Set(sent).size).toBe(1);
    expect((await betsOf(caller)).map(({ id }) => id)).toEqual([JSON.parse(sent[0] ?? "{}").id]);
    visitor.allow(/ERR_FAILED/);
    await visitor.leave();
  },
);
