import type { Pace } from "../../round/pace/pace.ts";
import { LINE_DRAW_MS, markSuspense, paint } from "./board-scene.ts";
import type { Scene, Strips } from "./scene.ts";
import { landReel, moveReel, settleReel } from "./motion/reel-motion.ts";
import { TICKING_MS } from "./motion/ticking.ts";
import { endTumble, isOver, isVanished, newTumble } from "./motion/tumble.ts";
import { isTurned, type Turning, turnedBy } from "./motion/turning.ts";
import { moveWalk, newWalk } from "./motion/walking.ts";

export interface SettleOrder {
  readonly grid: Strips;
  readonly stops: readonly number[];
  readonly suspense: readonly boolean[];
  readonly pace: Pace;
  readonly onReelStop: (reel: number) => void;
}

interface Settling extends SettleOrder {
  readonly resolve: () => void;
  /** Start of each reel's settling, on this order's own clock. */
  startAtMs: readonly number[];
  clockMs: number;
}

/** Moves the scene from frame to frame while there is something to move. */
export interface BoardClock {
  readonly scene: Scene;
  /** Full speed of the reels, in symbols a millisecond. */
  fullSpeed: number;
  settling: Settling | null;
  /** The frame asked for; 0 when none is, -1 when none may be any more. */
  frameRequest: number;
  lastMs: number;
}

/** A slow machine drops frames, not time; a tab that comes back does not leap. */
const LONGEST_FRAME_MS = 400;
const FIRST_STOP_MS = 420;
const STAGGER_MS = 170;
const SUSPENSE_MS = 950;

export function wake(clock: BoardClock): void {
  if (clock.frameRequest === 0)
    clock.frameRequest = requestAnimationFrame((nowMs) => tick(clock, nowMs));
}

/** Brings the reels to the stops ordered; resolves when the last one rests. */
export function settleReels(clock: BoardClock, order: SettleOrder): Promise<void> {
  return new Promise((resolve) => {
    clock.settling = { ...order, resolve, clockMs: 0, startAtMs: stopTimes(order) };
    wake(clock);
  });
}

/** Lets every reel that still waits for its stop settle in the next frame. */
export function slamReels({ settling, scene }: BoardClock): void {
  if (scene.tumble) endTumble(scene.tumble);
  if (scene.turning) scene.turning.elapsedMs = Number.POSITIVE_INFINITY;
  if (scene.walk) scene.walk.elapsedMs = Number.POSITIVE_INFINITY;
  if (settling) settling.startAtMs = settling.startAtMs.map(() => 0);
}

export function stopClock(clock: BoardClock): void {
  cancelAnimationFrame(clock.frameRequest);
  clock.frameRequest = -1;
}

function tick(clock: BoardClock, nowMs: number): void {
  const { scene, lastMs } = clock;
  const elapsedMs = Math.min(LONGEST_FRAME_MS, lastMs === 0 ? 16 : nowMs - lastMs);
  clock.lastMs = nowMs;
  orderStops(clock, elapsedMs);
  scene.reels.forEach((reel, index) => {
    if (moveReel(reel, elapsedMs, clock.fullSpeed)) stopReel(clock, index);
  });
  if (scene.highlighted) scene.highlighted.elapsedMs += elapsedMs;
  moveTumble(scene, elapsedMs);
  moveTurning(scene, elapsedMs);
  if (scene.walk && moveWalk(scene.walk, elapsedMs)) scene.walk.resolve();
  paint(scene);
  clock.frameRequest = isMoving(scene) ? requestAnimationFrame((ms) => tick(clock, ms)) : 0;
  if (clock.frameRequest === 0) clock.lastMs = 0;
}

/** Sets course for the reels whose time has come, from left to right. */
function orderStops({ scene, settling, fullSpeed }: BoardClock, elapsedMs: number): void {
  if (!settling) return;
  const { reels } = scene;
  settling.clockMs += elapsedMs;
  for (const [index, reel] of reels.entries()) {
    const startAt = settling.startAtMs[index];
    if (reel.phase !== "running" || startAt === undefined) continue;
    if (settling.clockMs < startAt) break;
    settleReel(reel, settling.grid[index] ?? [], settling.stops[index] ?? 0, fullSpeed);
    const waits = settling.suspense.map(
      (suspense, other) => suspense && other > index && reels[other]?.phase === "running",
    );
    if (settling.suspense[index + 1])
      markSuspense(
        scene,
        waits.map((wait, other) => wait && other === index + 1),
      );
  }
}

function stopReel(clock: BoardClock, index: number): void {
  const { scene, settling } = clock;
  const reel = scene.reels[index];
  if (!settling || !reel) return;
  landReel(reel, settling.grid[index] ?? [], settling.stops[index] ?? 0);
  settling.onReelStop(index);
  if (scene.reels.every(({ phase }) => phase === "resting")) {
    clock.settling = null;
    markSuspense(scene, null);
    // They are part of the board from here on.
    scene.walk = null;
    settling.resolve();
  }
}

/** Lays the next board once what goes is gone, and ends when it has come to rest. */
function moveTumble(scene: Scene, elapsedMs: number): void {
  const { tumble, reels } = scene;
  if (!tumble) return;
  tumble.elapsedMs += elapsedMs;
  if (!tumble.isLaid && isVanished(tumble)) {
    tumble.isLaid = true;
    for (const [index, reel] of reels.entries()) landReel(reel, tumble.after[index] ?? [], 0);
  }
  if (!isOver(tumble)) return;
  scene.tumble = null;
  tumble.resolve();
}

/** Moves the board on to the next step of a cascade; resolves when it rests. */
export function tumbleReels(
  clock: BoardClock,
  before: Strips,
  gone: readonly (readonly [number, number])[],
  after: Strips,
  pace: Pace,
): Promise<void> {
  return new Promise((resolve) => {
    clock.scene.highlighted = null;
    const rises = clock.scene.setting.look.strings !== undefined;
    clock.scene.tumble = newTumble({ before, gone, after, rises, pace, resolve });
    wake(clock);
  });
}

/** Lets cells turn over; each shows its new symbol from the half on. */
function moveTurning(scene: Scene, elapsedMs: number): void {
  const { turning, reels } = scene;
  if (!turning) return;
  turning.elapsedMs += elapsedMs;
  for (const [index, reel] of reels.entries())
    for (const [row, symbol] of (turning.after[index] ?? []).entries())
      if ((turnedBy(turning, index, row) ?? 0) >= 0.5) reel.laid.set(row, symbol);
  if (!isTurned(turning)) return;
  scene.turning = null;
  turning.resolve();
}

/** Turns cells over where they lie; the move resolves when all of them do. */
export function turnCells(clock: BoardClock, turning: Turning): void {
  clock.scene.highlighted = null;
  clock.scene.turning = turning;
  wake(clock);
}

/** Lets symbols step to the left, out of empty places; resolves when they have arrived. */
export function walkLeft(
  clock: BoardClock,
  symbol: string,
  from: readonly (readonly [number, number])[],
  pace: Pace,
): Promise<void> {
  const { scene } = clock;
  return new Promise((resolve) => {
    scene.highlighted = null;
    for (const [reel, row] of from) scene.reels[reel]?.laid.set(row, "");
    const to = from.map(([reel, row]) => [reel - 1, row] as const);
    scene.walk = newWalk(symbol, to, pace, resolve);
    wake(clock);
  });
}

function isMoving({ reels, highlighted, tumble, turning, walk }: Scene): boolean {
  if (tumble || turning || walk?.isThere === false) return true;
  if (reels.some(({ phase }) => phase !== "resting")) return true;
  return (
    highlighted !== null &&
    !highlighted.pace.cuts &&
    highlighted.elapsedMs < highlighted.pace.ms(highlighted.ticks ? TICKING_MS : LINE_DRAW_MS)
  );
}

/** Returns the start of each reel's settling, from left to right; a reel in suspense delays those to its right. */
function stopTimes({ suspense, pace }: SettleOrder): number[] {
  let atMs = pace.ms(pace.turbo ? FIRST_STOP_MS / 2 : FIRST_STOP_MS);
  return suspense.map((waits, reel) => {
    if (reel > 0) atMs += pace.ms(STAGGER_MS);
    if (waits && !pace.turbo) atMs += pace.ms(SUSPENSE_MS);
    return atMs;
  });
}
