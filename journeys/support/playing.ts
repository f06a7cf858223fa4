import { formatMoney } from "@houselight/contracts/money";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Visitor } from "./visitor.ts";

export const LANTERN_TIDE = { slug: "lantern-tide", title: "Lantern Tide" } as const;
export const ROULETTE = { slug: "european-roulette", title: "European Roulette" } as const;

export interface ShownRound {
  readonly id: string;
  readonly payoutCents: number;
}

interface Account {
  readonly currency: string;
  readonly amount_cents: number;
}

/** Returns the balance that the house has on record, in cents. */
export async function accountCents({ context }: Visitor, currency = "EUR"): Promise<number> {
  const answer = await context.request.get("/api/player/accounts", {
    headers: { "x-requested-with": "XMLHttpRequest" },
  });
  expect(answer.status()).toBe(200);
  const accounts = (await answer.json()) as Account[];
  const account = accounts.find((one) => one.currency === currency);
  if (!account) throw new Error(`there is no account in ${currency}`);
  return account.amount_cents;
}

/** Returns the ids of the player's rounds, as the house has them on record. */
export const roundIds = async (visitor: Visitor, game: string): Promise<string[]> =>
  (await roundsOf<{ id: string }>(visitor, game)).map(({ id }) => id);

/** Returns the last rounds of a visitor at a game, the latest first, as the house tells them. */
export async function roundsOf<Round>({ context }: Visitor, game: string): Promise<Round[]> {
  const answer = await context.request.get(`/api/house_games/rounds?game=${game}&limit=20`, {
    headers: { "x-requested-with": "XMLHttpRequest" },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Round[];
}

/** Finds the button in the header that shows the balance, once it shows this much. */
export const balanceButton = ({ words }: Visitor, page: Page, cents: number): Locator => {
  const amount = formatMoney(cents, "EUR", { locale: words.language });
  return page.getByRole("button", { name: words.text("balance.open", { amount }), exact: true });
};

export const stageOf = (page: Page): Locator => page.locator("[data-state][data-round]");

/** Waits until a bet can be placed on the stage. */
export async function untilIdle(page: Page): Promise<void> {
  await page.locator('[data-state="idle"][data-round]').waitFor({ timeout: 30_000 });
}

/** Reads the balance under the stage, in cents. */
export async function shownCents(page: Page): Promise<number> {
  return Number(await page.locator("[data-balance]").getAttribute("data-balance"));
}

/** Waits for a round other than `before` to be shown to its end; a long one is cut short. */
export async function roundShown(page: Page, before: string): Promise<ShownRound> {
  const over = page.locator(`[data-state="idle"][data-round]:not([data-round="${before}"])`);
  for (let tries = 0; tries < 30; tries += 1) {
    const shown = await over.waitFor({ timeout: 4_000 }).then(
      () => true,
      () => false,
    );
    if (shown) break;
    // A press on the drawing cuts short and never bets, even if the round ends meanwhile.
    const drawing = page.locator('[data-state="replaying"] canvas').first();
    await drawing.click({ force: true, timeout: 500 }).catch(() => undefined);
  }
  await over.waitFor({ timeout: 1_000 });
  const id = (await over.getAttribute("data-round")) ?? "";
  return { id, payoutCents: Number(await over.getAttribute("data-payout")) };
}

/** Returns how a visitor puts one chip on a spot of a table and starts the round; it answers the stake. */
const startTable =
  (spot: string, go: "spin" | "deal" | "roll"): typeof startSlot =>
  async ({ words }, page) => {
    await page.locator(`fieldset [data-spot="${spot}"]`).click();
    const stakeCents = Number(await page.locator("[data-total]").getAttribute("data-total"));
    const name = words.text(`games.table.go.${go}`);
    await page.getByRole("button", { name, exact: true }).click();
    return stakeCents;
  };

/** Returns how a visitor plays one round that is started like this; it answers the stake and the payout. */
const playBy =
  (start: typeof startSlot) =>
  async (visitor: Visitor, page: Page): Promise<ShownRound & { readonly stakeCents: number }> => {
    await untilIdle(page);
    const before = (await stageOf(page).getAttribute("data-round")) ?? "";
    const stakeCents = await start(visitor, page);
    return { ...(await roundShown(page, before)), stakeCents };
  };

/** Presses the button; returns the stake. */
async function startSlot({ words }: Visitor, page: Page): Promise<number> {
  const stakeCents = Number(
    await page.getByRole("combobox", { name: words.text("games.stake") }).inputValue(),
  );
  await page.getByRole("button", { name: words.text("games.spin"), exact: true }).click();
  return stakeCents;
}

/** Returns how a visitor starts a round of an original, whose button has a word of its own; it answers the stake. */
const startOriginal =
  (slug: string): typeof startSlot =>
  async ({ words }, page) => {
    const stake = page.getByRole("combobox", { name: words.text("games.stake") });
    const stakeCents = Number(await stake.inputValue());
    const name = words.text(`game.${slug}.go`);
    await page.getByRole("button", { name, exact: true }).click();
    return stakeCents;
  };

/** Has three numbers on the ticket, and starts a round; returns the stake. */
async function startKeno(visitor: Visitor, page: Page): Promise<number> {
  for (const number of [7, 17, 77]) {
    const place = page.locator(`[data-number="${number}"]`);
    if ((await place.getAttribute("aria-pressed")) === "false") await place.click();
  }
  return startOriginal("keno")(visitor, page);
}

/** Lays the mines, picks the middle field, and cashes out where it hid none; returns the stake. */
async function startMines(visitor: Visitor, page: Page): Promise<number> {
  const stakeCents = await startOriginal("mines")(visitor, page);
  await page.locator('[data-state="deciding"]').waitFor();
  await page.locator('[data-field="12"]').click();
  return cashOutIfOpen(page, stakeCents);
}

/** Cashes out where the last step did not end the round; returns the stake. */
async function cashOutIfOpen(page: Page, stakeCents: number): Promise<number> {
  const cashOut = page.locator('[data-state="deciding"] [data-cash-out="ready"]');
  const over = page.locator('[data-state="idle"][data-round]');
  await cashOut.or(over).first().waitFor();
  if (await cashOut.isVisible()) await cashOut.click();
  return stakeCents;
}

/** Deals five cards, holds the first of them, and draws; returns the stake. */
async function startVideoPoker({ words }: Visitor, page: Page): Promise<number> {
  const stake = page.getByRole("combobox", { name: words.text("games.stake") });
  const stakeCents = Number(await stake.inputValue());
  await page.locator('[data-go="deal"]').click();
  await page.locator('[data-state="deciding"]').waitFor();
  await page.locator('[data-card="0"]').click();
  await page.locator('[data-go="draw"]').click();
  return stakeCents;
}

/** Bets on the higher card; gives up at a tie. Returns the stake. */
const startCasinoWar: typeof startSlot = async (visitor, page) => {
  const before = (await stageOf(page).getAttribute("data-round")) ?? "";
  const stakeCents = await startTable("main", "deal")(visitor, page);
  const over = page.locator(`[data-state="idle"][data-round]:not([data-round="${before}"])`);
  const giveUp = page.locator('[data-state="deciding"] [data-answer="surrender"]');
  await giveUp.or(over).first().waitFor();
  if (await giveUp.isVisible()) await giveUp.click();
  return stakeCents;
};

/** Bets on a hand and stands on what is dealt, without insurance. Returns the stake. */
const startBlackjack: typeof startSlot = async (visitor, page) => {
  const before = (await stageOf(page).getAttribute("data-round")) ?? "";
  const stakeCents = await startTable("main", "deal")(visitor, page);
  const over = page.locator(`[data-state="idle"][data-round]:not([data-round="${before}"])`);
  const decline = page.locator('[data-state="deciding"] [data-answer="decline"]');
  const stand = page.locator('[data-state="deciding"] [data-answer="stand"]');
  await decline.or(stand).or(over).first().waitFor();
  if (await decline.isVisible()) {
    await decline.click();
    await stand.or(over).first().waitFor();
  }
  if (await stand.isVisible()) await stand.click();
  return stakeCents;
};

/** Has a card dealt, takes the likelier guess, and cashes out where it was right; returns the stake. */
async function startHiLo(visitor: Visitor, page: Page): Promise<number> {
  const stakeCents = await startOriginal("hi-lo")(visitor, page);
  await page.locator('[data-state="deciding"]').waitFor();
  const shown = (await page.locator("[data-card]").getAttribute("data-card")) ?? "";
  const isHigh = "89TJQK".includes(shown.slice(0, 1));
  await page.locator(`[data-guess="${isHigh ? "lower" : "higher"}"]`).click();
  return cashOutIfOpen(page, stakeCents);
}

const STARTS: Readonly<Record<string, typeof startSlot>> = {
  slot: startSlot,
  roulette: startTable("red", "spin"),
  blackjack: startBlackjack,
  baccarat: startTable("player", "deal"),
  "dragon-tiger": startTable("dragon", "deal"),
  dice: startOriginal("dice"),
  limbo: startOriginal("limbo"),
  plinko: startOriginal("plinko"),
  keno: startKeno,
  mines: startMines,
  "video-poker": startVideoPoker,
  "casino-war": startCasinoWar,
  "hi-lo": startHiLo,
  "sic-bo": startTable("small", "roll"),
  // A bet of one roll: the round is over with it.
  craps: startTable("field", "roll"),
  "money-wheel": startTable("lantern", "spin"),
};

/** Returns how a visitor starts one round of this kind of game. Throws for a kind nobody plays yet. */
export function startOf(kind: string): typeof startSlot {
  const start = STARTS[kind];
  if (!start) throw new Error(`no journey starts a ${kind}`);
  return start;
}

/** Spins a slot once; answers its stake and payout. */
export const spinSlot = playBy(startSlot);

/** Returns how a visitor plays one round of this kind of game. Throws for a kind nobody plays yet. */
export const spinOf = (kind: string): ReturnType<typeof playBy> => playBy(startOf(kind));

/** Returns the path on which a game of the house is played for money. */
export async function realGamePath({ context }: Visitor, slug: string): Promise<string> {
  const answer = await context.request.get(`/api/house_games/${slug}`);
  expect(answer.status()).toBe(200);
  const { producer } = (await answer.json()) as { producer: string };
  return `/play/${producer}/${slug}?mode=real`;
}
