import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { playRound } from "@houselight/contracts";
import { httpCaller } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE, shareOf } from "../support/matrix.ts";
import {
  accountCents,
  LANTERN_TIDE,
  realGamePath,
  ROULETTE,
  untilIdle,
} from "../support/playing.ts";
import { expectAccessible, visitAsPlayer, type Visitor } from "../support/visitor.ts";

const BETS: Readonly<Record<string, { readonly kind: string }>> = {
  [LANTERN_TIDE.slug]: { kind: "slot", stake_cents: 20 } as never,
  [ROULETTE.slug]: { kind: "roulette", bets: [{ spot: "red", amount_cents: 10 }] } as never,
  baccarat: { kind: "baccarat", bets: [{ spot: "banker", amount_cents: 20 }] } as never,
};
/** Rounds on a page of the whole list. */
const PAGE = 20;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Plays rounds for money without a page; the last of the list is the latest. */
async function play({ context }: Visitor, slug: string, rounds: number): Promise<string[]> {
  const cookie = (await context.cookies()).find(({ name }) => name === "session");
  const caller = httpCaller(live.url);
  caller.useSession(cookie?.value ?? "");
  const ids: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const id = randomUUID();
    const body = { id, currency: "EUR", bet: BETS[slug] as never };
    expect((await caller.call(playRound, { params: { slug }, body })).status).toBe(200);
    ids.push(id);
  }
  return ids;
}

const rows = ({ page, words }: Visitor) =>
  page.getByRole("button", { name: words.pattern("games.panels.showRound") });
const checks = ({ page, words }: Visitor) =>
  page.getByRole("button", { name: words.pattern("games.panels.checkRound") });
const heads = (page: Page) => page.getByRole("dialog").locator("thead th").allInnerTexts();

/** A game, the head of the last column of its check, and what stands below. */
const LISTED: readonly (readonly [slug: string, head: string, drawn: RegExp])[] = [
  [LANTERN_TIDE.slug, "Reel 5", /^\d+$/],
  [ROULETTE.slug, "Number", /^\d+ (red|black|green)$/],
  ["baccarat", "Card dealt", /^(\d+|Ace|Jack|Queen|King) of (spades|hearts|diamonds|clubs)$/],
];

describe("a listed round", () => {
  it.each(shareOf(LISTED, 2, 3))(
    "of %s is checked where it stands, seeds and all",
    async (slug, head, drawn) => {
      const visitor = await visitAsPlayer(live, "narrow", 10_000n);
      const { page, words, context } = visitor;
      await context.grantPermissions(["clipboard-write"]);
      await play(visitor, slug, 3);
      await visitor.open(await realGamePath(visitor, slug));
      await untilIdle(page);
      await checks(visitor).nth(2).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(words.text("games.panels.notYet")).waitFor();
      await expectAccessible(page, "a round whose seed is hidden");
      await dialog
        .getByRole("button", { name: words.text("games.panels.changeAndCheck"), exact: true })
        .click();
      await dialog.locator('[data-verified="true"]').waitFor();
      expect((await heads(page)).at(-1)).toBe(head);
      expect(await dialog.locator("tbody td").last().innerText()).toMatch(drawn);
      await dialog.getByText(words.text("games.panels.nonce"), { exact: true }).waitFor();
      await expectAccessible(page, "a round that was checked");

      const label = words.text("games.panels.serverSeed");
      await dialog
        .getByRole("button", { name: words.text("site.copy", { label }), exact: true })
        .click();
      // It says so only once the browser has taken the text.
      await dialog.getByText(words.text("site.copied", { label }), { exact: true }).waitFor();

      // The seeds are changed: another round of them is checked at once.
      await dialog.getByRole("button", { name: words.text("games.close"), exact: true }).click();
      await checks(visitor).first().click();
      await page.locator('[data-verified="true"]').waitFor();
      const opened = context.waitForEvent("page");
      await dialog.getByRole("link", { name: words.text("games.panels.howItWorks") }).click();
      expect(new URL((await opened).url()).pathname).toBe("/provably-fair");
      await visitor.leave();
    },
  );
});

describe("a saved check", () => {
  it("recomputes the round from its file, without network, and finds a changed one", async () => {
    const visitor = await visitAsPlayer(live, "wide", 10_000n);
    const { page, words, context } = visitor;
    const [id = ""] = await play(visitor, LANTERN_TIDE.slug, 1);
    await visitor.open(await realGamePath(visitor, LANTERN_TIDE.slug));
    await untilIdle(page);
    await checks(visitor).first().click();
    const dialog = page.getByRole("dialog");
    const press = (key: string) =>
      dialog.getByRole("button", { name: words.text(key), exact: true }).click();
    await press("games.panels.changeAndCheck");
    await dialog.locator('[data-verified="true"]').waitFor();
    const download = page.waitForEvent("download");
    await press("games.panels.saveCheck");
    const file = await download;
    expect(file.suggestedFilename()).toBe(`round-${id}.html`);
    const html = await readFile(await file.path(), "utf8");

    const folder = await mkdtemp(join(tmpdir(), "saved-check-"));
    const offline = await context.browser()?.newContext({ offline: true });
    const reader = await offline?.newPage();
    if (!offline || !reader) throw new Error("the browser has gone");
    const opened = async (name: string, text: string) => {
      await writeFile(join(folder, name), text);
      await reader.goto(pathToFileURL(join(folder, name)).href);
      return reader.locator("[data-verified]").getAttribute("data-verified");
    };
    expect(await opened("as-saved.html", html)).toBe("true");
    await reader.getByText(id, { exact: true }).waitFor();
    await reader.getByText(words.text("games.panels.hashMatches"), { exact: true }).waitFor();
    const head = reader.getByRole("cell", { name: words.text("games.draws.reel", { reel: "1" }) });
    await head
      .or(reader.getByText(words.text("games.draws.reel", { reel: "1" })))
      .first()
      .waitFor();
    await expectAccessible(reader, "a saved check");
    const changed = html.replace(/"payout_cents":(\d+)/, (_, cents) => `"payout_cents":1${cents}`);
    expect(await opened("changed.html", changed)).toBe("false");
    await offline.close();
    await rm(folder, { recursive: true });
    await visitor.leave();
  });
});

describe("the history of rounds", () => {
  it.runIf(IS_WHOLE)("goes on beyond six rows, and further on a page of all rounds", async () => {
    const visitor = await visitAsPlayer(live, "wide", 10_000n);
    const { page, words } = visitor;
    const latest = (await play(visitor, LANTERN_TIDE.slug, PAGE + 2)).at(-1) ?? "";
    await visitor.open(await realGamePath(visitor, LANTERN_TIDE.slug));
    await untilIdle(page);
    await rows(visitor).nth(5).waitFor();
    expect(await rows(visitor).count()).toBe(6);
    const more = page.getByRole("button", { name: words.text("games.panels.moreRounds") });
    await more.click();
    await rows(visitor).nth(17).waitFor();
    await more.click();
    await rows(visitor)
      .nth(PAGE + 1)
      .waitFor();
    expect(await more.count()).toBe(0);

    await page.getByRole("link", { name: words.text("games.panels.allRounds") }).click();
    await page.getByRole("heading", { level: 1, name: words.text("rounds.title") }).waitFor();
    const cards = page.locator("[data-round-card]");
    await cards.first().waitFor();
    expect(await cards.count()).toBe(PAGE);
    expect(await cards.first().getAttribute("data-round-card")).toBe(latest);
    await page.getByRole("button", { name: words.text("rounds.more") }).click();
    await cards.nth(PAGE + 1).waitFor();
    await expectAccessible(page, "all rounds");
    await cards
      .last()
      .getByRole("button", { name: words.text("rounds.check"), exact: true })
      .click();
    const action = words.text("games.panels.changeAndCheck");
    await page.getByRole("button", { name: action, exact: true }).click();
    await page.locator('[data-verified="true"]').waitFor();
    expect((await heads(page)).at(-1)).toBe("Reel 5");

    await page.keyboard.press("Escape");
    const cents = await accountCents(visitor);
    const old = (await cards.last().getAttribute("data-round-card")) ?? "";
    await cards
      .last()
      .getByRole("button", { name: words.text("rounds.showAgain"), exact: true })
      .click();
    await page.waitForURL(/\/play\//);
    await page.getByText(words.text("games.recalled")).waitFor();
    await page.locator(`[data-state="idle"][data-round="${old}"]`).waitFor({ timeout: 60_000 });
    expect(await accountCents(visitor)).toBe(cents);
    await visitor.leave();
  });

  it.runIf(IS_WHOLE)("is a player's own, and for no search engine", async () => {
    const visitor = await visitAsPlayer(live, "wide", 0n);
    // What the page still loads when the session ends is refused.
    visitor.allow(/status of 401/);
    await visitor.open("/profile/rounds");
    await visitor.page.getByText(visitor.words.text("rounds.empty")).waitFor();
    const robots = visitor.page.locator('meta[name="robots"]');
    expect(await robots.getAttribute("content")).toBe("noindex");
    await visitor.context.clearCookies();
    await visitor.open("/profile/rounds");
    await visitor.page.waitForURL(/\/registration\?redirect=/);
    await visitor.leave();
  });
});
