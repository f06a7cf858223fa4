import type { Game } from "@houselight/game-maths";
import type { Browser } from "playwright-core";
import { note, noteGoal } from "../figures.ts";
import { median } from "../processor.ts";
import { FAST_4G, PHONE } from "../web/phone.ts";
import { demoPath, playRound, untilReady } from "./demo-page.ts";

const VISITS = 5;
const GOAL_MS = 2_000;

/**
 * Opens a game for the first time over Fast 4G. Notes after how long its stage takes a bet (median of five
 * visits), and plays a round to see that it does.
 */
export async function noteFirstPress(browser: Browser, site: string, game: Game): Promise<void> {
  const visits: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) visits.push(await visitOnce(browser, site, game));
  const ms = Math.round(median(visits));
  note(`${game.slug}_first_press_ms`, ms, "ms");
  noteGoal(`${game.slug}_first_press_ms`, ms, { atMost: GOAL_MS });
}

async function visitOnce(browser: Browser, site: string, game: Game): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send("Network.enable");
    await tools.send("Network.emulateNetworkConditions", FAST_4G);
    await page.goto(`${site}${demoPath(game)}`, { waitUntil: "commit" });
    await untilReady(page);
    const ms = await page.evaluate(() => performance.now());
    await playRound(page, game);
    return ms;
  } finally {
    await context.close();
  }
}
