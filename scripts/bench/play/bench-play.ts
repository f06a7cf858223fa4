import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChildHouse } from "@houselight/faults/child-house";
import { findGame, type Game, GAMES } from "@houselight/game-maths";
import { findChromium } from "@houselight/test-kit/find-chromium";
import { freePort } from "@houselight/test-kit/private-postgres";
import { SITE_DIRECTORY } from "../../build/build-sites.ts";
import { chromium } from "playwright-core";
import { BENCH_SECRET } from "../cost.ts";
import { noteGoal } from "../figures.ts";
import { noteFirstPress } from "./first-press.ts";
import { noteFrames } from "./frames.ts";
import { noteHeap } from "./heap.ts";

const GOAL_SCRIPT_MS = 8;
const GOAL_FRAMES = 30;
/** A slot, a table and an original with steps: how soon they take a bet, and what they keep. */
const VISITED = ["lantern-tide", "european-roulette", "mines"].map(
  (slug) => findGame(slug) as Game,
);

/**
 * Measures the demos of the house's games in a browser: script a frame and frames a second while rounds are
 * shown; for a slot, a table and an original with steps, how soon a first visit over Fast 4G can bet, and
 * whether the heap grows over 500 rounds.
 */
export async function benchPlay(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "houselight-bench-play-"));
  const browser = await chromium.launch(await findChromium());
  const env = { SECRET: BENCH_SECRET, SITE_DIR: SITE_DIRECTORY, DATA_DIR: folder };
  const house = await startChildHouse(await freePort(), env);
  try {
    for (const game of VISITED) await noteFirstPress(browser, house.url, game);
    for (const { current } of GAMES) {
      const { scriptMs, perSecond } = await noteFrames(browser, house.url, current);
      noteGoal(`${current.slug}_script_a_frame_p95_ms`, scriptMs, { atMost: GOAL_SCRIPT_MS });
      noteGoal(`${current.slug}_frames_per_s`, perSecond, { atLeast: GOAL_FRAMES });
    }
    for (const game of VISITED) await noteHeap(browser, house.url, game);
  } finally {
    await house.kill();
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
