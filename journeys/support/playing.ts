import { formatMoney } from "@houselight/contracts/money";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { type Start, stageOf, startOf } from "./starting.ts";
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

/** Returns how a visitor plays one round that is started like this; it answers the stake and the payout. */
const playBy =
  (start: Start) =>
  async (visitor: Visitor, page: Page): Promise<ShownRound & { readonly stakeCents: number }> => {
    await untilIdle(page);
    const before = (await stageOf(page).getAttribute("data-round")) ?? "";
    const stakeCents = await start(visitor, page);
    return { ...(await roundShown(page, before)), stakeCents };
  };

/** Spins a slot once; answers its stake and payout. */
export const spinSlot = playBy(startOf("slot"));

/** Returns how a visitor plays one round of this kind of game. Throws for a kind nobody plays yet. */
export const spinOf = (kind: string): ReturnType<typeof playBy> => playBy(startOf(kind));

/** Returns the path on which a game of the house is played for money. */
export async function realGamePath({ context }: Visitor, slug: string): Promise<string> {
  const answer = await context.request.get(`/api/house_games/${slug}`);
  expect(answer.status()).toBe(200);
  const { producer } = (await answer.json()) as { producer: string };
  return `/play/${producer}/${slug}?mode=real`;
}
