import "pixi.js/graphics";
import "pixi.js/unsafe-eval";
import { WebGLRenderer } from "pixi.js";
import type { Pace } from "../../round/pace/pace.ts";
import {
  type BoardClock,
  type SettleOrder,
  settleReels,
  slamReels,
  stopClock,
  tumbleReels,
  turnCells,
  wake,
  walkLeft,
} from "./board-clock.ts";
import { closeScene, createScene, fitScene, paint } from "./board-scene.ts";
import type { BoardSetting, Highlight, ShownLine, Strips } from "./scene.ts";
import { landReel, startReel } from "./motion/reel-motion.ts";
import { newTurning } from "./motion/turning.ts";

type Positions = readonly (readonly [number, number])[];

export interface Board {
  /** Shows symbols at rest, at once. */
  show(strips: Strips, stops: readonly number[], grid: Strips): void;
  /** Sets the reels running, but for those that are held. */
  start(strips: Strips, pace: Pace): void;
  /** Marks reels as held: the next starts leave them as they are. */
  hold(reels: readonly number[]): void;
  /** Brings the reels to the server's stops, left to right; resolves when the last one rests. */
  settle(order: SettleOrder): Promise<void>;
  /** Takes symbols away and lets others fall into their places; resolves when all rest. */
  tumble(before: Strips, gone: Positions, after: Strips, pace: Pace): Promise<void>;
  /** Turns cells over to the symbols of another board, all at once or `spreading`; resolves when all lie still. */
  turn(
    before: Strips,
    cells: Positions,
    after: Strips,
    spreading: boolean,
    pace: Pace,
  ): Promise<void>;
  /** Lets symbols step one reel to the left; they stand there until the reels rest again. */
  walk(symbol: string, from: Positions, pace: Pace): Promise<void>;
  /** Brings what is still moving to rest at once. */
  slam(): void;
  /** Lifts these cells, dims the others and draws the lines; null puts all back. */
  highlight(cells: Positions | null, lines: readonly ShownLine[], pace: Pace): void;
  /** Lifts these cells, and sets all of the board ticking. */
  tick(cells: Positions, pace: Pace): void;
  resize(): void;
  destroy(): void;
}

const DPR_CAP = 2;
/**
 * Pictures that one draw may take. The shader has a branch for each, and where it is compiled in software
 * the page stands still for it: a board of 25 tiles draws as fast with few.
 */
const TEXTURES_PER_DRAW = 2;
/** Symbols a millisecond at the usual pace. */
const SPEED = 0.026;

/**
 * Makes the board inside a host element and keeps it at the host's size.
 * @throws Error when the browser gives no WebGL.
 */
export async function createBoard(
  host: HTMLElement,
  setting: BoardSetting,
  strips: Strips,
): Promise<Board> {
  const renderer = new WebGLRenderer();
  await renderer.init({
    // Events, filters and the like are not for a picture that only shows; what it needs stands above.
    skipExtensionImports: true,
    backgroundAlpha: 0,
    // Tiles have their soft edges in the picture; only lines would gain, at many times the cost.
    antialias: false,
    autoDensity: true,
    resolution: Math.min(DPR_CAP, window.devicePixelRatio || 1),
    width: 1,
    height: 1,
  });
  renderer.limits.maxBatchableTextures = TEXTURES_PER_DRAW;
  const sheet = document.createElement("div");
  sheet.dataset["drawing"] = "";
  renderer.canvas.setAttribute("aria-hidden", "true");
  sheet.append(renderer.canvas);
  const scene = await createScene(renderer, host, sheet, setting, strips);
  await fitScene(scene, host.clientWidth, host.clientHeight);
  // Only now has it a place: nothing on the page moves for it.
  host.append(sheet);
  const clock: BoardClock = {
    scene,
    fullSpeed: SPEED,
    settling: null,
    frameRequest: 0,
    lastMs: 0,
  };
  return {
    ...boardMoves(clock),
    resize: () => void fitScene(scene, host.clientWidth, host.clientHeight),
    destroy: () => {
      stopClock(clock);
      closeScene(scene);
      scene.stage.destroy({ children: true });
      renderer.destroy({ removeView: true });
      sheet.remove();
    },
  };
}

/** Makes the board that a director moves. */
function boardMoves(clock: BoardClock): Omit<Board, "resize" | "destroy"> {
  const { scene } = clock;
  return {
    show(strips, stops, grid) {
      scene.walk = null;
      scene.reels.forEach((reel, index) => {
        reel.strip = strips[index] ?? reel.strip;
        landReel(reel, grid[index] ?? [], stops[index] ?? 0);
      });
      paint(scene);
    },
    start(strips, pace) {
      clock.fullSpeed = SPEED / pace.ms(1) / (pace.turbo ? 1.6 : 1);
      scene.highlighted = null;
      scene.reels.forEach((reel, index) => {
        if (!scene.held.includes(index)) startReel(reel, strips[index] ?? reel.strip);
      });
      wake(clock);
    },
    hold(reels) {
      scene.held = reels;
      paint(scene);
    },
    settle: (order) => settleReels(clock, order),
    tumble: (before, gone, after, pace) => tumbleReels(clock, before, gone, after, pace),
    turn: (before, cells, after, spreading, pace) =>
      new Promise((resolve) => {
        turnCells(clock, newTurning(before, cells, after, spreading, pace, resolve));
      }),
    walk: (symbol, from, pace) => walkLeft(clock, symbol, from, pace),
    slam: () => slamReels(clock),
    highlight: (cells, lines, pace) => light(clock, cells, { lines, pace, ticks: false }),
    tick: (cells, pace) => light(clock, cells, { lines: [], pace, ticks: !pace.cuts }),
  };
}

/** Lifts cells and dims the others; null puts all back. */
function light(
  clock: BoardClock,
  cells: Positions | null,
  how: Pick<Highlight, "lines" | "pace" | "ticks">,
): void {
  const { scene } = clock;
  const lit = cells && new Set(cells.map(([reel, row]) => `${reel}:${row}`));
  scene.highlighted = lit && { ...how, cells: lit, elapsedMs: 0 };
  paint(scene);
  wake(clock);
}
