import { randomUUID } from "node:crypto";
import { lanternTide } from "@houselight/game-maths/lantern-tide";
import { isSlotOutcome } from "@houselight/game-maths/slot";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { LANTERN_TIDE, untilIdle } from "../support/playing.ts";
import { startOf } from "../support/starting.ts";
import { screensInTurn } from "../support/matrix.ts";
import { visit } from "../support/visitor.ts";

const STAKE_CENTS = 100;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe("free spins", () => {
  it.each(screensInTurn(1))(
    "have a scene, a count and a total that stays, on a %s screen",
    async (screen) => {
      const visitor = await visit(live, screen);
      const { page, words } = visitor;
      // Cuts in place of moves: the scene is there for those who ask for less motion, too.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const paidCents = await answerWithFreeSpins(page);
      await visitor.open(`/play/foldhouse/${LANTERN_TIDE.slug}?mode=demo`);
      await untilIdle(page);
      await startOf("slot")(visitor, page);

      const scene = page.locator('[data-scene="free_spins"]');
      await scene.waitFor();
      const picture = await scene.evaluate((one) => getComputedStyle(one).backgroundImage);
      expect(picture).toContain(screen === "narrow" ? "free-spins-tall.svg" : "free-spins.svg");
      const told = await page.locator("[data-free-spin]").evaluate((counter) => ({
        text: counter.textContent ?? "",
        lit: counter.querySelectorAll(".bg-amber").length,
        inside:
          counter.getBoundingClientRect().width <=
          (counter.closest("[data-board]")?.getBoundingClientRect().width ?? 0),
      }));
      const [, played = "", total = ""] = /Free spin (\d+) of (\d+).+so far/.exec(told.text) ?? [];
      expect(Number(played)).toBeGreaterThan(0);
      expect(Number(total)).toBeGreaterThanOrEqual(Number(played));
      expect(told).toMatchObject({ lit: Number(played), inside: true });

      await page.locator('[data-state="idle"]').waitFor({ timeout: 60_000 });
      expect(await scene.count()).toBe(0);
      const amount = `${(paidCents / 100).toLocaleString("en", { minimumFractionDigits: 2 })} FUN`;
      const sum = page.getByText(words.text("games.freeSpinsOver", { amount })).first();
      await sum.waitFor();
      await page.waitForTimeout(1_500);
      expect(await sum.isVisible()).toBe(true);
      await page.unrouteAll();
      await page.getByRole("button", { name: words.text("games.spin"), exact: true }).click();
      await sum.waitFor({ state: "detached" });
      await visitor.leave();
    },
  );
});

/** Lets the house answer the next demo rounds with one that wins free spins; returns what those pay. */
async function answerWithFreeSpins(page: Page): Promise<number> {
  const { payout, outcome } = roundWithFreeSpins();
  await page.route("**/demo_rounds", async (route) => {
    const { id, bet } = route.request().postDataJSON() as { id: string; bet: object };
    await route.fulfill({
      json: {
        id,
        game: LANTERN_TIDE.slug,
        game_version: lanternTide.version,
        mode: "demo",
        status: "settled",
        currency: "FUN",
        bet,
        stake_cents: STAKE_CENTS,
        payout_cents: Number(payout),
        outcome,
        fairness: {
          mapping: "pf:2",
          server_seed_hash: "00",
          client_seed: "mine",
          nonce: 0,
          server_seed: randomUUID(),
        },
        balance: null,
        created_at: new Date().toISOString(),
      },
    });
  });
  if (!isSlotOutcome(outcome)) throw new Error("a slot's outcome");
  const [first] = outcome.steps;
  return (outcome.steps.at(-1)?.total_cents ?? 0) - (first?.total_cents ?? 0);
}

/** Plays by the rules of the game until free spins that pay are won: the same ones every time. */
function roundWithFreeSpins() {
  const { bet } = lanternTide.recallBet({ kind: "slot", stake_cents: STAKE_CENTS });
  let state = 1;
  const draw = (n: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  for (let tries = 0; tries < 100_000; tries += 1) {
    const round = lanternTide.play(bet, draw);
    const { outcome } = round;
    if (!isSlotOutcome(outcome) || outcome.steps.length < 4) continue;
    const [first] = outcome.steps;
    if ((outcome.steps.at(-1)?.total_cents ?? 0) > (first?.total_cents ?? 0)) return round;
  }
  throw new Error("no free spins were won");
}
