import { pennyComet } from "@houselight/game-maths/penny-comet";
import { simulationDraw } from "@houselight/game-maths/slot";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { screensInTurn } from "../support/matrix.ts";
import { untilIdle } from "../support/playing.ts";
import { startOf } from "../support/starting.ts";
import { visit } from "../support/visitor.ts";

const STAKE_CENTS = 100;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Plays until a round pays from one multiple of the stake to below another. */
function roundPaying(from: number, below: number) {
  const { bet } = pennyComet.recallBet({ kind: "slot", stake_cents: STAKE_CENTS });
  const draw = simulationDraw(3);
  for (;;) {
    const played = pennyComet.play(bet, draw);
    const multiple = Number(played.payout) / STAKE_CENTS;
    if (multiple >= from && multiple < below) return played;
  }
}

/** Answers the next demo rounds with one of this size. */
async function answerWith(page: Page, from: number, below: number): Promise<void> {
  const { payout, outcome } = roundPaying(from, below);
  await page.unrouteAll();
  await page.route("**/demo_rounds", async (route) => {
    const answer = await route.fetch();
    const round = (await answer.json()) as { readonly stake_cents: number };
    const payout_cents = (Number(payout) * round.stake_cents) / STAKE_CENTS;
    await route.fulfill({ response: answer, json: { ...round, outcome, payout_cents } });
  });
}

describe("a round that pays fifteen times its stake", () => {
  it.each(screensInTurn(0))(
    "ends with a sheet that a press ends, on a %s screen",
    async (screen) => {
      const visitor = await visit(live, screen);
      const { page, words } = visitor;
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visitor.open("/play/tin-parade/penny-comet?mode=demo");
      await untilIdle(page);
      const sheet = page.locator("[data-big-win]");
      const over = page.locator('[data-state="idle"]');

      const height = () => page.locator("[data-bar]").evaluate((bar) => bar.clientHeight);
      const before = await height();
      await answerWith(page, 15, 40);
      await startOf("slot")(visitor, page);
      await sheet.getByText(words.text("games.bigWin.title"), { exact: true }).waitFor();
      await page.keyboard.press("Escape");
      await sheet.waitFor({ state: "detached", timeout: 2_000 });
      await over.waitFor();
      // A balance of four digits and a net of two break no line of the bar: the board stays where it is.
      expect(Number(await page.locator("[data-net]").getAttribute("data-net"))).toBeGreaterThan(0);
      expect(await height()).toBe(before);

      await startOf("slot")(visitor, page);
      await sheet.waitFor();
      await sheet.click();
      await sheet.waitFor({ state: "detached", timeout: 2_000 });
      await over.waitFor();

      await answerWith(page, 5, 15);
      await startOf("slot")(visitor, page);
      await page.locator('[data-state="replaying"]').waitFor();
      await over.waitFor({ timeout: 60_000 });
      expect(await sheet.count()).toBe(0);
      await visitor.leave();
    },
  );
});
