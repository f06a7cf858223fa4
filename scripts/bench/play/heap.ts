import type { Game } from "@houselight/game-maths";
import type { Browser, CDPSession } from "playwright-core";
import { note, noteGoal, rounded } from "../figures.ts";
import { PHONE } from "../web/phone.ts";
import { demoPath, playRound, untilReady } from "./demo-page.ts";

/** Rounds until everything that is kept on purpose is kept, and those over which nothing may grow. */
const WARM_UP = 100;
const ROUNDS = 500;
/** Megabytes by which a heap differs from one collection to the next. */
const SPREAD_MB = 1;
const MEGABYTE = 1_048_576;

/** Plays hundreds of rounds of a game without a reload. Notes by how much the heap of its page grows. */
export async function noteHeap(browser: Browser, site: string, game: Game): Promise<void> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await page.goto(`${site}${demoPath(game)}&speed=0`);
    await untilReady(page);
    for (let round = 0; round < WARM_UP; round++) await playRound(page, game);
    const before = await usedMegabytes(tools);
    for (let round = 0; round < ROUNDS; round++) await playRound(page, game);
    const after = await usedMegabytes(tools);
    note(`${game.slug}_heap_mb`, before, "MB");
    note(`${game.slug}_heap_mb_${ROUNDS}_rounds_later`, after, "MB");
    noteGoal(`${game.slug}_heap_growth_mb`, rounded(after - before, 2), { atMost: SPREAD_MB });
  } finally {
    await context.close();
  }
}

async function usedMegabytes(tools: CDPSession): Promise<number> {
  await tools.send("HeapProfiler.collectGarbage");
  await tools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await tools.send("Runtime.getHeapUsage");
  return rounded(usedSize / MEGABYTE, 2);
}
