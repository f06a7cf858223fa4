import type { Game } from "@houselight/game-maths";
import type { Browser, Page } from "playwright-core";
import { note, rounded } from "../figures.ts";
import { percentiles } from "../timing.ts";
import { PHONE } from "../web/phone.ts";
import { demoPath, playRound, untilReady } from "./demo-page.ts";

const ROUNDS = 4;

/** Frames while rounds are shown: what their callbacks cost, and when they came. */
interface Frames {
  /** Milliseconds of script in each frame. */
  readonly script: number[];
  /** Milliseconds from a frame to the next one. */
  readonly apart: number[];
}

/** Plays rounds of a game at their usual pace. Notes its script a frame and its frames a second. */
export async function noteFrames(
  browser: Browser,
  site: string,
  game: Game,
): Promise<{ readonly scriptMs: number; readonly perSecond: number }> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFrames);
    await page.goto(`${site}${demoPath(game)}`);
    await untilReady(page);
    for (let round = 0; round < ROUNDS; round++) await playRound(page, game);
    const { script, apart } = await readFrames(page);
    const scriptMs = rounded(percentiles(script).p95Ms, 2);
    const perSecond = rounded((apart.length * 1000) / apart.reduce((sum, ms) => sum + ms, 0), 1);
    note(`${game.slug}_script_a_frame_p95_ms`, scriptMs, "ms");
    note(`${game.slug}_frames_per_s`, perSecond, "frames/s");
    return { scriptMs, perSecond };
  } finally {
    await context.close();
  }
}

const readFrames = (page: Page): Promise<Frames> =>
  page.evaluate(() => (globalThis as unknown as { frames: Frames }).frames);

/**
 * Runs in the page before all else: while a round is shown, times the callbacks of each frame, and when the
 * frames come, whether the page asked for them or not.
 */
function watchFrames(): void {
  const frames: Frames = { script: [], apart: [] };
  Object.assign(globalThis, { frames });
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  let [last, wasShowing, scriptMs] = [0, false, 0];
  globalThis.requestAnimationFrame = (callback) =>
    request((at) => {
      const began = performance.now();
      callback(at);
      scriptMs += performance.now() - began;
    });
  // Asked for before a frame begins, so it runs ahead of what that frame does: it counts the one before.
  function count(at: number): void {
    if (wasShowing) {
      frames.script.push(scriptMs);
      frames.apart.push(at - last);
    }
    wasShowing = document.querySelector('[data-state="replaying"]') !== null;
    [last, scriptMs] = [at, 0];
    request(count);
  }
  request(count);
}
