import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../../support/live-house.ts";
import type { Screen } from "../../support/matrix.ts";
import {
  accountCents,
  realGamePath,
  roundsOf,
  shownCents,
  untilIdle,
} from "../../support/playing.ts";
import { stageOf } from "../../support/starting.ts";
import { expectAccessible, type Visitor, visitAsPlayer } from "../../support/visitor.ts";

const HELD_CENTS = 100_000;
/** Rounds until one has a point: two of three come-out rolls set one. */
const TRIES = 25;
/** The dice fall faster: a round may have many rolls. */
const QUICKLY = "speed=8";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** A way to press: by mouse, by a finger, or by the keys alone. */
type Press = (page: Page, target: Locator) => Promise<void>;

type Way = "mouse" | "touch" | "keyboard";
const WAYS: Readonly<Record<Way, Press>> = {
  mouse: (_, target) => target.click(),
  touch: async (page, target) => {
    const spot = await target.getAttribute("data-spot");
    await target.tap();
    // A finger is too wide for most spots: the felt is enlarged around them first.
    const enlarged = page.locator("[data-board]").getByRole("dialog");
    if (spot === null || !(await enlarged.isVisible())) return;
    await enlarged.locator(`[data-spot="${spot}"]`).tap();
    await enlarged.waitFor({ state: "detached" });
  },
  keyboard: async (page, target) => {
    await target.focus();
    await page.keyboard.press("Enter");
  },
};

const deciding = (page: Page) => page.locator('[data-state="deciding"]');
const over = (page: Page) => page.locator('[data-state="idle"][data-round]');
const spotOn = (page: Page, spot: string) => page.locator(`fieldset [data-spot="${spot}"]`);

/** Tells which roll of which round lies on the table. */
const rollOn = async (page: Page): Promise<string> => {
  const rolled = page.locator("[data-rolled]");
  const round = await stageOf(page).getAttribute("data-round");
  return `${round} ${await rolled.getAttribute("data-rolled")}`;
};

/** Rolls once, and waits until the dice lie. */
async function roll({ words }: Visitor, page: Page, press: Press): Promise<void> {
  const before = await rollOn(page);
  const name = words.text("games.table.go.roll");
  await press(page, page.getByRole("button", { name, exact: true }));
  await expect.poll(() => rollOn(page), { timeout: 40_000 }).not.toBe(before);
  await deciding(page).or(over(page)).first().waitFor();
}

/** Begins rounds of a line bet and a place bet until one has a point. */
async function openWithPoint(visitor: Visitor, page: Page, press: Press): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await untilIdle(page);
    await press(page, spotOn(page, "pass"));
    await press(page, spotOn(page, "place-6"));
    await roll(visitor, page, press);
    if (await deciding(page).isVisible()) {
      if ((await page.locator('[data-puck="on"]').count()) > 0) return;
      await rollOut(visitor, page, press);
    }
  }
  throw new Error("no come-out roll set a point");
}

async function rollOut(visitor: Visitor, page: Page, press: Press): Promise<void> {
  while (await deciding(page).isVisible()) await roll(visitor, page, press);
  await untilIdle(page);
}

/** Returns what the felt says of its chips. */
const chipsOn = (page: Page): Promise<string[]> =>
  page
    .locator("fieldset [data-spot]")
    .evaluateAll((spots) => spots.map((spot) => spot.getAttribute("aria-label") ?? ""));

const CASES: readonly (readonly [Screen, Way])[] = [
  ["narrow", "keyboard"],
  ["wide", "mouse"],
  ["narrow", "touch"],
  ["landscape", "touch"],
  ["tablet", "touch"],
];

it.each(CASES)(
  "craps on a %s screen by %s: bets between rolls, over a reload",
  async (screen, way) => {
    const press = WAYS[way];
    const visitor = await visitAsPlayer(live, screen, BigInt(HELD_CENTS));
    const { page } = visitor;
    await visitor.open(`${await realGamePath(visitor, "craps")}&${QUICKLY}`);
    await openWithPoint(visitor, page, press);
    await expectAccessible(page, "an open round of craps");
    const [id, lying] = [await stageOf(page).getAttribute("data-round"), await chipsOn(page)];

    await visitor.reload();
    await deciding(page).waitFor();
    await page.locator('[data-puck="on"]').first().waitFor();
    expect(await stageOf(page).getAttribute("data-round")).toBe(id);
    expect(await chipsOn(page)).toEqual(lying);

    // Odds and a come bet are laid for this roll; a second line bet is not taken.
    const left = await accountCents(visitor);
    await press(page, spotOn(page, "pass_odds"));
    await press(page, spotOn(page, "come"));
    expect(await spotOn(page, "pass").getAttribute("aria-disabled")).toBe("true");
    await spotOn(page, "pass").click({ force: true });
    const laid = Number(await page.locator("[data-total]").getAttribute("data-total"));
    expect(laid).toBe(600);
    await roll(visitor, page, press);
    await rollOut(visitor, page, press);
    const rounds = await roundsOf<{ readonly stake_cents: number; readonly payout_cents: number }>(
      visitor,
      "craps",
    );
    const [round] = rounds;
    expect(round?.stake_cents).toBe(1_200);
    expect(await accountCents(visitor)).toBe(left - laid + (round?.payout_cents ?? 0));
    expect(await accountCents(visitor)).toBe(
      rounds.reduce((held, each) => held - each.stake_cents + each.payout_cents, HELD_CENTS),
    );
    await visitor.leave();
  },
);

it("craps is played for fun, a round over a reload", async () => {
  const visitor = await visitAsPlayer(live, "wide", 0n);
  const { page } = visitor;
  const path = await realGamePath(visitor, "craps");
  await visitor.open(`${path.replace("mode=real", "mode=demo")}&${QUICKLY}`);
  await untilIdle(page);
  await openWithPoint(visitor, page, WAYS.mouse);
  const lying = await chipsOn(page);
  await visitor.reload();
  await page.locator('[data-puck="on"]').first().waitFor();
  await deciding(page).waitFor();
  expect(await chipsOn(page)).toEqual(lying);
  const left = await shownCents(page);
  await rollOut(visitor, page, WAYS.mouse);
  const payoutCents = Number(await stageOf(page).getAttribute("data-payout"));
  expect(await shownCents(page)).toBe(left + payoutCents);
  expect(await accountCents(visitor)).toBe(0);
  await visitor.leave();
});
