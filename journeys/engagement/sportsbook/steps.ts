import {
  getSportsTree,
  listFixtures,
  type FixtureCardView,
} from "@houselight/contracts/sportsbook";
import { fund, httpCaller, registered } from "@houselight/test-kit";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { LiveHouse } from "../../support/live-house.ts";
import type { Language } from "../../support/matrix.ts";
import type { Visitor } from "../../support/visitor.ts";

/** Matches go on by themselves, and the house waits before it takes a bet on one: what waits for them waits long. */
export const PATIENCE = { timeout: 90_000, interval: 300 };

/** Waits until the feed has brought matches that are on and matches to come. */
export async function untilPriced(live: LiveHouse): Promise<void> {
  const caller = httpCaller(live.url);
  for (let waitedMs = 0; waitedMs < PATIENCE.timeout; waitedMs += PATIENCE.interval) {
    const { body } = await caller.call(getSportsTree, {});
    const [football] = body.sports;
    if (football && Math.min(football.live, football.fixtures - football.live) > 2) return;
    await new Promise((resolve) => setTimeout(resolve, PATIENCE.interval));
  }
  throw new Error("the feed brings no matches");
}

/** Returns the match that is on and nearest to its end, with a price on its total. */
async function nearestToEnd(live: LiveHouse): Promise<FixtureCardView> {
  const { body } = await httpCaller(live.url).call(listFixtures, { query: { state: "live" } });
  const open = body.fixtures.filter(({ markets, clock }) => {
    const total = markets.find(({ market_id }) => market_id === 18);
    return clock !== null && clock.minute < 80 && total?.state === "open";
  });
  const [latest] = open.toSorted((one, other) => minuteOf(other) - minuteOf(one));
  if (!latest) throw new Error("no match is on");
  return latest;
}

const minuteOf = ({ clock }: FixtureCardView): number =>
  (clock?.minute ?? 0) + (clock?.period === "second" ? 100 : 0);

/** Registers a player with money who reads this language and is not signed in. Returns the e-mail to sign in with. */
export async function playerWith(
  live: LiveHouse,
  amountCents: bigint,
  language: Language,
): Promise<string> {
  const { id } = await registered(live.house);
  await fund(live.house, id, amountCents);
  const [row] = await live.house.database.query<{ email: string }>(
    "update accounts.players set language = $2 where id = $1 returning email",
    [id, language],
  );
  return row?.email ?? "";
}

/** A match of the list that is shown. */
export const rowOf = (page: Page, id: number): Locator => page.locator(`li[data-fixture="${id}"]`);

/** The slip where it stands on this screen; a sheet is opened first. */
export async function openSlip({ page, words, screen }: Visitor): Promise<Locator> {
  const name = words.text("sportsbook.slip.title");
  if (screen === "wide") return page.getByRole("complementary", { name });
  const sheet = page.getByRole("dialog", { name });
  if (!(await sheet.isVisible())) await page.locator("[data-slip-bar]").click();
  await sheet.waitFor();
  return sheet;
}

/** Odds that stay long enough while they move, in thousandths. */
const LONG = 3_000;

/** Puts a selection at 3.00 or longer on the slip, of the last match of the list that has one. */
export async function pickLongShot(page: Page): Promise<void> {
  const odds = page.locator("li[data-fixture] button[data-odds]:enabled");
  const all = await odds.evaluateAll((buttons) =>
    buttons.map((button) => Number((button as HTMLElement).dataset["odds"])),
  );
  await odds.nth(all.findLastIndex((one) => one >= LONG)).click();
}

/** Closes the sheet of the slip, where it is one. */
async function closeSlip({ page, words, screen }: Visitor): Promise<void> {
  if (screen === "wide") return;
  const sheet = page.getByRole("dialog", { name: words.text("sportsbook.slip.title") });
  if (!(await sheet.isVisible())) return;
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
}

/**
 * Places what is on the slip, and again where the house refuses it for a price that has just gone. Returns the id
 * of the bet that was accepted; null where one of its selections is no longer offered.
 */
export async function placeSlip(visitor: Visitor): Promise<string | null> {
  const { words } = visitor;
  const slip = await openSlip(visitor);
  const receipt = slip.locator("[data-receipt]");
  const gone = slip.locator("[data-leg-state=closed]");
  await expect
    .poll(async () => {
      const place = slip.locator("[data-place]:enabled:not([aria-busy])");
      const isOver = (await receipt.count()) + (await gone.count()) > 0;
      if (!isOver && (await place.isVisible()))
        await place.click({ timeout: 1_000 }).catch(() => undefined);
      return isOver;
    }, PATIENCE)
    .toBe(true);
  const id = (await receipt.count()) > 0 ? await receipt.getAttribute("data-receipt") : null;
  const name = words.text(id === null ? "sportsbook.slip.clear" : "sportsbook.slip.done");
  await slip.getByRole("button", { name }).click();
  await closeSlip(visitor);
  return id;
}

/** Bets two euros on the goals of a match that is on, as near to its end as can be. Returns the id of the bet. */
export async function betOnLateMatch(visitor: Visitor, live: LiveHouse): Promise<string> {
  const { page, words } = visitor;
  // A goal may end a market while the house waits: there are other matches.
  for (let tries = 0; tries < 5; tries += 1) {
    const { id } = await nearestToEnd(live);
    await page.goto(words.path(`/sport/fixtures/${id}`));
    await page.locator('[data-market^="18|"] button:enabled').first().click();
    const slip = await openSlip(visitor);
    await slip.getByLabel(words.text("sportsbook.policy.title")).selectOption("any");
    await slip.locator("[data-leg] input").fill("2");
    const bet = await placeSlip(visitor);
    if (bet !== null) return bet;
  }
  throw new Error("no bet on a match that is on was taken");
}
