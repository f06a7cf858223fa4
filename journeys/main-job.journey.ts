import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  answerBank,
  enterCard,
  fillRegistration,
  freshEmail,
  goToPay,
  signOut,
} from "./support/entering.ts";
import { type LiveHouse, openLiveHouse } from "./support/live-house.ts";
import {
  accountCents,
  balanceButton,
  LANTERN_TIDE,
  shownCents,
  spinOf,
  spinSlot,
} from "./support/playing.ts";
import { CASES_WITH_GAMES, type GAMES } from "./support/matrix.ts";
import { expectAccessible, visit, type Visitor } from "./support/visitor.ts";

const DEMO_START_CENTS = 100_000;
const DEPOSIT_CENTS = 5_000;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe("a visitor tries, registers, deposits, plays and leaves (ROUTE-01, ROUTE-39, AUTH-01, GAME-20, OPEN-17)", () => {
  it.each(CASES_WITH_GAMES)(
    "in $language on a $screen screen",
    async ({ language, screen, games }) => {
      const visitor = await visit(live, screen, language);
      await tryDemo(visitor);
      await register(visitor, freshEmail("ada"));
      await deposit(visitor);
      await playForReal(visitor, games);
      await signOut(visitor);
      await visitor.page
        .getByRole("link", { name: visitor.words.text("nav.logIn"), exact: true })
        .waitFor();
      await visitor.leave();
      expect(await live.violations()).toEqual([]);
    },
  );
});

async function tryDemo(visitor: Visitor): Promise<void> {
  const { page, words } = visitor;
  expect(await visitor.open("/")).toBe(200);
  await page.getByRole("heading", { level: 1, name: words.text("lobby.guestTitle") }).waitFor();
  await expectAccessible(page, "lobby");
  await gameLink(visitor, "demo", LANTERN_TIDE).first().click();
  await page.waitForURL(/mode=demo/);
  const spin = await spinSlot(visitor, page);
  expect(spin.stakeCents).toBeGreaterThan(0);
  await expectSoon(() => shownCents(page), DEMO_START_CENTS - spin.stakeCents + spin.payoutCents);
  await expectAccessible(page, "Lantern Tide, demo");
  await page.getByRole("link", { name: words.text("play.back") }).click();
}

async function register(visitor: Visitor, email: string): Promise<void> {
  const { page, words } = visitor;
  await page.getByRole("link", { name: words.text("nav.register"), exact: true }).click();
  await page.getByRole("dialog").waitFor();
  await expectAccessible(page, "registration");
  await fillRegistration(visitor, email);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await balanceButton(visitor, page, 0).waitFor();
  await expectAccessible(page, "lobby of a new player");
}

async function deposit(visitor: Visitor): Promise<void> {
  const { page, words } = visitor;
  await goToPay(visitor, String(DEPOSIT_CENTS / 100));
  await expectAccessible(page, "payment page");
  await enterCard(visitor);
  await page.waitForURL(/\/paperpay\/secure/);
  await expectAccessible(page, "the bank's page");
  await answerBank(visitor, "Approve");
  await page.waitForURL(/\/cashbox\?payment=/);
  const dialog = page.getByRole("dialog");
  await dialog.getByText(words.text("cashbox.next.succeeded")).waitFor();
  await expectAccessible(page, "payment");
  expect(await accountCents(visitor)).toBe(DEPOSIT_CENTS);
  await dialog.getByRole("button", { name: words.text("cashbox.play"), exact: true }).click();
  await balanceButton(visitor, page, DEPOSIT_CENTS).waitFor();
}

async function playForReal(
  visitor: Visitor,
  games: readonly (typeof GAMES)[number][],
): Promise<void> {
  const { page, words } = visitor;
  let expected = DEPOSIT_CENTS;
  for (const game of games) {
    const { title, kind } = game;
    await gameLink(visitor, "real", game).last().click();
    await page.waitForURL(/mode=real/);
    const round = await spinOf(kind)(visitor, page);
    expected += round.payoutCents - round.stakeCents;
    expect(await accountCents(visitor)).toBe(expected);
    await expectSoon(() => shownCents(page), expected);
    await balanceButton(visitor, page, expected).waitFor();
    await expectAccessible(page, `${title}, real`);
    await page.getByRole("link", { name: words.text("play.back") }).click();
    await balanceButton(visitor, page, expected).waitFor();
  }
}

/**
 * Finds the links to a game by their message, which in the pseudo-locale does not name the game; where
 * nothing hovers over a tile, its title leads there.
 */
function gameLink(
  { page, words, screen }: Visitor,
  mode: "demo" | "real",
  { slug, title }: { readonly slug: string; readonly title: string },
) {
  // A tile has a button under a mouse and its title under a finger; a game shown large has its button always.
  const message = mode === "demo" ? "tile.demoNamed" : "tile.playNamed";
  const button = page.getByRole("link", {
    name: words.text(message, { game: title }),
    exact: true,
  });
  const name = page.getByRole("link", { name: title, exact: true });
  return (screen === "wide" ? button : button.or(name).filter({ visible: true })).and(
    page.locator(`[href*="/${slug}?mode=${mode}"]`),
  );
}

const expectSoon = (read: () => Promise<number>, value: number) =>
  expect.poll(read, { timeout: 5_000 }).toBe(value);
