import { PLAYER_PASSWORD } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../../support/live-house.ts";
import { casesInTurn, IS_WHOLE } from "../../support/matrix.ts";
import { accountCents } from "../../support/playing.ts";
import { expectAccessible, visit, visitAsPlayer, type Visitor } from "../../support/visitor.ts";
import {
  betOnLateMatch,
  openSlip,
  PATIENCE,
  placeSlip,
  playerWith,
  rowOf,
  untilPriced,
} from "./steps.ts";

/** A match in its first half lasts five minutes more at most, and its results a moment longer. */
const SETTLED_MS = 380_000;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse({}, { sports: true });
  await untilPriced(live);
});
afterAll(async () => {
  // Bets that are open are at stake, and the books hold with them.
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

/** Puts who wins the last two matches of the list on the slip. */
async function pickUpcoming({ page }: Visitor): Promise<readonly [string, string]> {
  // By their ids: rows move up as matches begin.
  const ids = await page
    .locator("li[data-fixture]")
    .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset["fixture"])));
  const names = [];
  for (const id of ids.slice(-2).reverse()) {
    const row = rowOf(page, id);
    await row.locator("button[aria-pressed=false]:enabled").first().click();
    await row.locator("button[aria-pressed=true]").waitFor();
    names.push(await row.getByRole("link").first().locator("span span").first().innerText());
  }
  return names as unknown as [string, string];
}

/** Signs in by the dialog that the slip leads to. */
async function logIn({ page, words }: Visitor, email: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: words.text("auth.loginTitle") });
  await dialog.getByLabel(words.text("auth.email"), { exact: true }).fill(email);
  await dialog.getByLabel(words.text("auth.password"), { exact: true }).fill(PLAYER_PASSWORD);
  await dialog.getByRole("button", { name: words.text("auth.logIn"), exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

describe("OPEN-19, SPORT-01: a guest's slip outlives the login, and is placed", () => {
  it.each(casesInTurn(1))("in $language on a $screen screen", async ({ language, screen }) => {
    const email = await playerWith(live, 10_000n, language);
    const visitor = await visit(live, screen, language);
    const { page, words } = visitor;
    // A price that has gone is refused: that is no fault.
    visitor.allow(/status of 409/);
    await visitor.open("/sport");
    await page
      .getByRole("heading", { level: 1, name: words.text("sections.sport.title") })
      .waitFor();
    await expectAccessible(page, "the matches of a guest");
    const names = await pickUpcoming(visitor);
    let slip = await openSlip(visitor);
    await expectAccessible(page, "the slip of a guest");
    await slip.getByRole("link", { name: words.text("sportsbook.slip.logIn") }).click();
    await logIn(visitor, email);

    // Both selections are still there, and make an accumulator.
    slip = await openSlip(visitor);
    for (const name of names) await slip.getByText(name, { exact: true }).waitFor();
    await slip
      .getByLabel(words.text("sportsbook.policy.title"))
      .selectOption({ label: words.text("sportsbook.policy.any") });
    await slip.getByLabel(words.text("sportsbook.slip.stake"), { exact: true }).fill("3");
    const id = await placeSlip(visitor);
    expect(await accountCents(visitor)).toBe(9_700);

    await visitor.open("/sport/bets");
    const card = page.locator(`[data-bet="${id}"]`);
    await card.waitFor();
    expect(await card.locator("[data-leg-state=open]").count()).toBe(2);
    for (const name of names) await card.getByText(name, { exact: true }).waitFor();
    await expectAccessible(page, "the bets of a player");
    await visitor.leave();
  });
});

it("OPEN-19: odds of a match in the lobby lead to it with the selection on the slip", async () => {
  const visitor = await visit(live, "narrow", "en");
  const { page, words } = visitor;
  await visitor.open("/");
  const next = page.getByRole("region", { name: words.text("sportsbook.upcoming.title") });
  await expect.poll(() => next.locator("li[data-fixture]").count()).toBe(3);
  await expectAccessible(page, "the lobby with matches");
  const row = next.locator("li[data-fixture]").nth(2);
  const name = await row.getByRole("link").first().locator("span span").first().innerText();
  await row.locator("button[aria-pressed=false]:enabled").first().click();
  await page.waitForURL(/\/sport\/fixtures\/\d+$/);
  await page.getByRole("heading", { level: 1, name }).waitFor();
  const slip = await openSlip(visitor);
  await slip.getByText(name, { exact: true }).waitFor();
  await visitor.leave();
});

it.runIf(IS_WHOLE)(
  "OPEN-19: a single bet on a match that is on is taken after the delay, and ends with the match",
  {
    timeout: 420_000,
  },
  async () => {
    const visitor = await visitAsPlayer(live, "wide", 10_000n);
    const { page, words } = visitor;
    visitor.allow(/status of 409/);
    const id = await betOnLateMatch(visitor, live);
    await expectAccessible(page, "a match that is on");
    expect(await accountCents(visitor)).toBe(9_800);

    await visitor.open("/sport/bets");
    const card = page.locator(`[data-bet="${id}"]`);
    await card.waitFor();
    // It leaves the open ones by itself, and stands among those that have ended.
    await card.waitFor({ state: "detached", timeout: SETTLED_MS });
    await page.getByRole("tab", { name: words.text("sportsbook.bets.tab.ended") }).click();
    const state = await card.getAttribute("data-state");
    expect(["won", "lost", "half_won", "half_lost", "void"]).toContain(state);
    const paid = Number(await card.locator("[data-payout]").getAttribute("data-payout"));
    await expect.poll(() => accountCents(visitor), PATIENCE).toBe(9_800 + paid);
    await visitor.leave();
  },
);

it("OPEN-19: a bet is cashed out for exactly the amount on its button", async () => {
  const visitor = await visitAsPlayer(live, "wide", 10_000n);
  const { page } = visitor;
  visitor.allow(/status of 409/);
  await visitor.open("/sport/football");
  await pickUpcoming(visitor);
  const slip = await openSlip(visitor);
  await slip.getByLabel(visitor.words.text("sportsbook.slip.stake"), { exact: true }).fill("10");
  // Prices move while a slow machine fills the slip in.
  await slip.getByLabel(visitor.words.text("sportsbook.policy.title")).selectOption("any");
  const id = await placeSlip(visitor);
  expect(await accountCents(visitor)).toBe(9_000);

  await visitor.open("/sport/bets");
  const card = page.locator(`[data-bet="${id}"]`);
  const offer = card.locator("[data-cash-out] button");
  let amount = "";
  await expect
    .poll(async () => {
      if ((await offer.count()) > 0) {
        amount = (await offer.innerText()).replaceAll(/\D/g, "");
        await offer.click({ timeout: 1_000 }).catch(() => undefined);
      }
      return card.count();
    }, PATIENCE)
    .toBe(0);
  await expect.poll(() => accountCents(visitor), PATIENCE).toBe(9_000 + Number(amount));
  await visitor.leave();
});

it.runIf(IS_WHOLE)(
  "SPORT-04: odds show as they were chosen, on every page and after a new visit",
  async () => {
    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    await visitor.open("/sport");
    const odds = rowOf(
      page,
      Number(await page.locator("li[data-fixture]").last().getAttribute("data-fixture")),
    )
      .locator("button[data-odds]")
      .first();
    const shown = async () => (await odds.innerText()).split("\n").at(-1) ?? "";
    expect(await shown()).toMatch(/^\d+\.\d{2,3}$/);
    await page.getByLabel(words.text("sportsbook.formats.title")).selectOption("fractional");
    await expect.poll(shown, PATIENCE).toMatch(/^\d+\/\d+$/);
    await visitor.reload();
    await expect.poll(shown, PATIENCE).toMatch(/^\d+\/\d+$/);
    await page.getByLabel(words.text("sportsbook.formats.title")).selectOption("american");
    await expect.poll(shown, PATIENCE).toMatch(/^[+−]\d+$/);
    await visitor.leave();
  },
);

it("SPORT-01: the page says its matches and prices without script, and an address of none is no page", async () => {
  const html = await (await fetch(`${live.url}/sport`)).text();
  for (const part of ["<h1", "data-fixture", "data-odds", "/sport/fixtures/"])
    expect(html, part).toContain(part);
  expect(html).not.toContain("noindex");
  for (const path of ["/sport/golf", "/sport/fixtures/999999999", "/sport/fixtures/x"])
    expect((await fetch(`${live.url}${path}`)).status, path).toBe(404);
  const bets = await fetch(`${live.url}/sport/bets`, { redirect: "manual" });
  expect(bets.headers.get("location")).toContain("/registration?redirect=");
});
