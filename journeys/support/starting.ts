import type { Locator, Page } from "playwright-core";
import type { Visitor } from "./visitor.ts";

export const stageOf = (page: Page): Locator => page.locator("[data-state][data-round]");

/** Starts something on the stage; returns the stake. */
export type Start = (visitor: Visitor, page: Page) => Promise<number>;

/** Takes the steps of an open round; the last of them is on its way then. */
type Steps = (page: Page) => Promise<void>;

const deciding = (page: Page, inside = ""): Locator =>
  page.locator(`[data-state="deciding"] ${inside}`.trim()).first();

/** Presses a button of a round that waits for a decision. */
const answer =
  (name: string): Steps =>
  (page) =>
    deciding(page, `[data-answer="${name}"]`).click();

/** Returns how a visitor puts one chip on a spot of a table and bets. */
const betOnTable =
  (spot: string, go: "spin" | "deal" | "roll"): Start =>
  async ({ words }, page) => {
    await page.locator(`fieldset [data-spot="${spot}"]`).click();
    const stakeCents = Number(await page.locator("[data-total]").getAttribute("data-total"));
    const name = words.text(`games.table.go.${go}`);
    await page.getByRole("button", { name, exact: true }).click();
    return stakeCents;
  };

/** Returns how a visitor bets where one button does it, by its word. */
const betByButton =
  (word: string): Start =>
  async ({ words }, page) => {
    const stake = page.getByRole("combobox", { name: words.text("games.stake") });
    const stakeCents = Number(await stake.inputValue());
    await page.getByRole("button", { name: words.text(word), exact: true }).click();
    return stakeCents;
  };

/** Has three numbers on the ticket, and bets. */
const betOnKeno: Start = async (visitor, page) => {
  for (const number of [7, 17, 77]) {
    const place = page.locator(`[data-number="${number}"]`);
    if ((await place.getAttribute("aria-pressed")) === "false") await place.click();
  }
  return betByButton("game.keno.go")(visitor, page);
};

/** Has five cards dealt. */
const betOnVideoPoker: Start = async ({ words }, page) => {
  const stake = page.getByRole("combobox", { name: words.text("games.stake") });
  const stakeCents = Number(await stake.inputValue());
  await page.locator('[data-go="deal"]').click();
  return stakeCents;
};

/** Cashes out where the step before did not end the round. */
async function cashOutIfOpen(page: Page): Promise<void> {
  const cashOut = deciding(page, '[data-go="cash-out"]');
  await cashOut.or(page.locator('[data-state="idle"][data-round]')).first().waitFor();
  if (await cashOut.isVisible()) await cashOut.click();
}

/** Picks the middle field, and cashes out where it hid no mine. */
async function pickAndCashOut(page: Page): Promise<void> {
  await page.locator('[data-field="12"]').click();
  await cashOutIfOpen(page);
}

/** Takes the likelier guess, and cashes out where it was right. */
async function guessAndCashOut(page: Page): Promise<void> {
  const shown = (await page.locator("[data-card]").getAttribute("data-card")) ?? "";
  const isHigh = "89TJQK".includes(shown.slice(0, 1));
  await page.locator(`[data-guess="${isHigh ? "lower" : "higher"}"]`).click();
  await cashOutIfOpen(page);
}

/** Holds the first card, and draws. */
async function holdAndDraw(page: Page): Promise<void> {
  await page.locator('[data-card="0"]').click();
  await page.locator('[data-go="draw"]').click();
}

/** Stands on what is dealt, without insurance. */
async function standAtOnce(page: Page): Promise<void> {
  const stand = deciding(page, '[data-answer="stand"]');
  const decline = deciding(page, '[data-answer="decline"]');
  await decline.or(stand).first().waitFor();
  if (await decline.isVisible()) {
    await decline.click();
    await stand.or(page.locator('[data-state="idle"][data-round]')).first().waitFor();
  }
  if (await stand.isVisible()) await stand.click();
}

const BETS: Readonly<Record<string, Start>> = {
  slot: betByButton("games.spin"),
  roulette: betOnTable("red", "spin"),
  blackjack: betOnTable("main", "deal"),
  baccarat: betOnTable("player", "deal"),
  "dragon-tiger": betOnTable("dragon", "deal"),
  dice: betByButton("game.dice.go"),
  limbo: betByButton("game.limbo.go"),
  plinko: betByButton("game.plinko.go"),
  keno: betOnKeno,
  mines: betByButton("game.mines.go"),
  "video-poker": betOnVideoPoker,
  "casino-war": betOnTable("main", "deal"),
  "hi-lo": betByButton("game.hi-lo.go"),
  "sic-bo": betOnTable("small", "roll"),
  // A bet of one roll: the round is over with it.
  craps: betOnTable("field", "roll"),
  "money-wheel": betOnTable("lantern", "spin"),
};

/** Steps of the kinds of games whose round may be open after its bet. */
const STEPS: Readonly<Record<string, Steps>> = {
  blackjack: standAtOnce,
  mines: pickAndCashOut,
  "video-poker": holdAndDraw,
  // Only a tie leaves something to decide.
  "casino-war": answer("surrender"),
  "hi-lo": guessAndCashOut,
};

/** Returns how a visitor bets at a kind of game: one that has steps may be open then. Throws for a kind nobody plays yet. */
export function betOf(kind: string): Start {
  const bet = BETS[kind];
  if (!bet) throw new Error(`no journey bets at a ${kind}`);
  return bet;
}

/** Tells whether a round of this kind of game may be open after its bet. */
export const hasSteps = (kind: string): boolean => kind in STEPS;

/**
 * Waits until a round is over or open, and takes the steps of an open one to the last, which is on its way then.
 * Returns whether there was any.
 */
export async function takeSteps(kind: string, page: Page, before = ""): Promise<boolean> {
  const steps = STEPS[kind];
  if (!steps) return false;
  const over = page.locator(`[data-state="idle"][data-round]:not([data-round="${before}"])`);
  await deciding(page).or(over).first().waitFor();
  if (await over.isVisible()) return false;
  await steps(page);
  return true;
}

/** Returns how a visitor starts one round of this kind of game and takes its steps. */
export const startOf =
  (kind: string): Start =>
  async (visitor, page) => {
    const before = (await stageOf(page).getAttribute("data-round")) ?? "";
    const stakeCents = await betOf(kind)(visitor, page);
    await takeSteps(kind, page, before);
    return stakeCents;
  };
