import {
  getRocket,
  getRocketRound,
  listRocketBets,
  placeRocketBet,
} from "@houselight/contracts/rocket";
import { type HttpCaller, httpCaller } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { screensInTurn, IS_WHOLE, CASES } from "../support/matrix.ts";
import { richPlayer } from "../support/rich-player.ts";
import { expectAccessible, visit, visitAsPlayer, type Visitor } from "../support/visitor.ts";

/** Rounds go on by themselves, a long flight lasts: what waits for the next one waits long. */
const PATIENCE = { timeout: 90_000, interval: 200 };
const LONG = { timeout: 90_000 };

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(async () => {
  // A bet that is on board is at stake, and the books hold with it.
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

const stageOf = (page: Page, phase: string) => page.locator(`[data-phase="${phase}"]`);

/** The main button, as it is to a kind of press. */
const buttonOf = (page: Page, kind: string) => page.locator(`button[data-kind="${kind}"]`);

/** Returns the player's latest bet, as the house knows it. */
async function latestBet(caller: HttpCaller) {
  const { body } = await caller.call(listRocketBets, { query: { limit: 1 } });
  return body[0] ?? null;
}

/** Bets with the main button, when a round takes bets; a round that closes meanwhile is waited out. */
async function placeBet({ page }: Visitor): Promise<void> {
  const placed = page.locator(
    "button[data-kind=placed], button[data-kind=cash_out], button[data-kind=rising]",
  );
  await expect
    .poll(async () => {
      const bet = buttonOf(page, "bet");
      if (await bet.isVisible()) await bet.click({ timeout: 1_000 }).catch(() => undefined);
      return placed.count();
    }, PATIENCE)
    .toBeGreaterThan(0);
}

describe("OPEN-48, ROUTE-23: a guest sees rounds and history, and Play leads to registration", () => {
  it.runIf(IS_WHOLE).each(CASES)(
    "in $language on a $screen screen",
    async ({ language, screen }) => {
      const guest = await visit(live, screen, language);
      const { page, words } = guest;
      // A tile of the lists leads to its own page, which is no page of the games' own.
      await guest.open("/categories/originals");
      await page.locator('main a[href*="/play/evening-pier/rocket-chance"]').last().click();
      await page.waitForURL(/\/rocket-chance$/);
      await page
        .getByRole("heading", { level: 1, name: words.text("sections.chance.title") })
        .waitFor();
      await stageOf(page, "flying").waitFor(LONG);
      await stageOf(page, "over").waitFor(LONG);
      const before = Number(await stageOf(page, "over").getAttribute("data-round"));
      // The next round opens by itself, and the flight that is over stands among the latest.
      await expect
        .poll(
          async () => Number(await page.locator("[data-round]").getAttribute("data-round")),
          PATIENCE,
        )
        .toBeGreaterThan(before);
      const flights = page.getByRole("region", { name: words.text("rocket.flights.title") });
      await expect.poll(() => flights.getByRole("button").count(), PATIENCE).toBeGreaterThan(0);
      await expectAccessible(page, "rocket of a guest");
      await page
        .getByRole("main")
        .getByRole("link", { name: words.text("rocket.button.guest") })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
      expect(new URL(page.url()).searchParams.get("redirect")).toBe("/rocket-chance");
      await guest.leave();
    },
  );
});

it("OPEN-48: the page says what it is without script: title, rules with their figures, latest flights", async () => {
  const caller = httpCaller(live.url);
  await expect
    .poll(async () => (await caller.call(getRocket, {})).body.flights.length, PATIENCE)
    .toBeGreaterThan(0);
  const html = await (await fetch(`${live.url}/rocket-chance`)).text();
  for (const part of [
    "<h1",
    "Rocket Chance",
    "99%",
    "1.98%",
    "49.5%",
    "€1,000,000.00",
    "/registration",
  ])
    expect(html, part).toContain(part);
  const { body } = await caller.call(getRocket, {});
  const [flight] = body.flights.slice(-1);
  expect(html).toContain(
    `× ${(((flight?.broken_off_at ?? flight?.point) as number) / 100).toFixed(2)}`,
  );
});

it("OPEN-48: a bet with a target of its own cashes out by itself, or is lost with the rocket", async () => {
  const { visitor, caller } = await richPlayer(live, `Ria${Date.now()}`, screensInTurn(0)[0]);
  const { page, words } = visitor;
  await visitor.open("/rocket-chance");
  await page.getByRole("checkbox", { name: words.text("rocket.bet.byItself") }).check();
  const target = page.getByRole("textbox", { name: words.text("rocket.bet.target") });
  // What is not offered is said at the field, and nothing is sent.
  await target.fill("1.00");
  await target.blur();
  await page.getByText(words.text("rocket.bet.low", { multiplier: "1.01" })).waitFor();
  await expect.poll(() => target.getAttribute("aria-invalid"), PATIENCE).toBe("true");
  await target.fill("1.01");
  await placeBet(visitor);
  await expect.poll(async () => (await latestBet(caller))?.state, PATIENCE).not.toBe("open");
  const bet = await latestBet(caller);
  expect(bet).toMatchObject({ target: 101, stake_cents: 100 });
  // Two flights in a hundred are gone before × 1.01.
  const won = bet?.state === "cashed_out";
  expect(bet).toMatchObject(
    won
      ? { multiplier: 101, payout_cents: 101 }
      : { state: "lost", multiplier: null, payout_cents: 0, point: 100 },
  );
  const said = won
    ? words.text("rocket.result.cashed", { multiplier: "1.01", amount: "€1.01" })
    : words.text("rocket.result.lost", { multiplier: "1.00", amount: "€1.00" });
  const own = page.locator(`main [data-state="${bet?.state}"]`).filter({ hasText: "€1.00" });
  await own.first().waitFor(LONG);
  // The line over the stage says so until the rocket leaves again.
  await page.getByText(said).waitFor(LONG);
  const net = page.locator("[data-net]");
  await expect.poll(() => net.getAttribute("data-net"), PATIENCE).toBe(won ? "1" : "-100");
  await expectAccessible(page, "rocket of a player");
  await visitor.leave();
});

it.runIf(IS_WHOLE)(
  "OPEN-48: a player cashes out by hand for what the button says, and finds the bet below",
  async () => {
    const { visitor, caller } = await richPlayer(live, `Rob${Date.now()}`, "narrow");
    const { page } = visitor;
    await visitor.open("/rocket-chance");
    // One flight in fifty is gone before anybody can cash out, and some are too short to be pressed in.
    await expect
      .poll(
        async () => {
          await placeBet(visitor);
          await buttonOf(page, "cash_out")
            .click({ timeout: 15_000 })
            .catch(() => undefined);
          await expect
            .poll(async () => (await latestBet(caller))?.state, PATIENCE)
            .not.toBe("open");
          return (await latestBet(caller))?.state;
        },
        { timeout: 240_000, interval: 200 },
      )
      .toBe("cashed_out");
    const bet = await latestBet(caller);
    expect(bet?.multiplier).toBeGreaterThanOrEqual(101);
    expect(bet?.payout_cents).toBe(Math.floor(((bet?.multiplier ?? 0) * 100) / 100));
    const row = page.locator('main [data-state="cashed_out"]');
    await row
      .filter({ hasText: `× ${((bet?.multiplier ?? 0) / 100).toFixed(2)}` })
      .first()
      .waitFor(LONG);
    visitor.allow(/409/);
    await visitor.leave();
  },
);

it.runIf(IS_WHOLE)(
  "OPEN-48: a bet on the next round waits, is taken back, and is sent once when the round opens",
  async () => {
    const visitor = await visitAsPlayer(live, "wide", 10_000n);
    const { page } = visitor;
    await visitor.open("/rocket-chance");
    await buttonOf(page, "queue").click(LONG);
    await buttonOf(page, "queued").click(LONG);
    await buttonOf(page, "queue").or(buttonOf(page, "bet")).first().waitFor(LONG);
    await buttonOf(page, "queue").click(LONG);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith(placeRocketBet.path))
        sent.push(request.postData() ?? "");
    });
    await expect.poll(() => sent.length, PATIENCE).toBe(1);
    await page
      .locator("button[data-kind=placed], button[data-kind=cash_out]")
      .first()
      .waitFor(LONG);
    await stageOf(page, "over").waitFor(LONG);
    expect(sent).toHaveLength(1);
    await visitor.leave();
  },
);

it.runIf(IS_WHOLE)(
  "OPEN-48: a bet whose answer is lost is asked for again under the same id, and placed once",
  async () => {
    const { visitor, caller } = await richPlayer(live, `Rut${Date.now()}`);
    const { page } = visitor;
    await visitor.open("/rocket-chance");
    const sent: string[] = [];
    await page.route(`**${placeRocketBet.path}`, async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      sent.push(route.request().postData() ?? "");
      if (sent.length > 1) return route.continue();
      // The house gets it, and its answer comes to nothing.
      await route.fetch();
      return route.abort();
    });
    await placeBet(visitor);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent).size).toBe(1);
    const { body } = await caller.call(listRocketBets, { query: {} });
    expect(body.map(({ id }) => id)).toEqual([JSON.parse(sent[0] ?? "{}").id]);
    visitor.allow(/ERR_FAILED/);
    await visitor.leave();
  },
);

it.runIf(IS_WHOLE)("OPEN-48: anybody computes a round again, bets included", async () => {
  const { visitor, caller } = await richPlayer(live, `Rea${Date.now()}`);
  const { page, words } = visitor;
  await visitor.open("/rocket-chance");
  await placeBet(visitor);
  const number = (await latestBet(caller))?.round ?? 0;
  // Before it is over the hash of its seed is told, and no more.
  await page.getByRole("button", { name: words.text("rocket.proof.open") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(words.text("rocket.proof.hash"), { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await expect
    .poll(async () => {
      const { body } = await caller.call(getRocketRound, { params: { number } });
      return body.phase;
    }, PATIENCE)
    .toBe("over");
  await page
    .getByRole("button", { name: words.text("rocket.proof.title", { number: String(number) }) })
    .first()
    .click();
  await dialog.getByRole("button", { name: words.text("rocket.proof.check") }).click();
  await expect.poll(() => dialog.locator("[data-agrees]").count(), PATIENCE).toBe(3);
  expect(await dialog.locator('[data-agrees="true"]').count()).toBe(3);
  await expectAccessible(page, "check of a round");
  await visitor.leave();
});
