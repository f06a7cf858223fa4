import type { Game } from "@houselight/game-maths";
import type { Browser, Page } from "playwright-core";
import { note, rounded } from "../figures.ts";
import { percentiles } from "../timing.ts";
import { PHONE } from "../web/phone.ts";
import { chooseBet, demoPath, playRound, untilReady } from "./demo-page.ts";

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
    await chooseBet(page, game);
    for (let round = 0; round < ROUNDS; round++) await playRound(page);
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

/** Runs in the page before all else: times the callbacks of each frame while a round is shown. */
function watchFrames(): void {
  const frames: Frames = { script: [], apart: [] };
  Object.assign(globalThis, { frames });
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  const isShowing = () => document.querySelector('[data-state="replaying"]') !== null;
  let [last, wasShowing] = [0, false];
  function count(at: number, ms: number): void {
    if (at === last) {
      const index = frames.script.length - 1;
      if (wasShowing) frames.script[index] = (frames.script[index] ?? 0) + ms;
      return;
    }
    const showing = isShowing();
    if (showing && wasShowing) frames.apart.push(at - last);
    if (showing) frames.script.push(ms);
    [last, wasShowing] = [at, showing];
  }
  globalThis.requestAnimationFrame = (callback) =>
    request((at) => {
      const began = performance.now();
      callback(at);
      count(at, performance.now() - began);
    });
}
