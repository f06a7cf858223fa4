import "pixi.js/unsafe-eval";
import { Application, Container, type Graphics, Sprite } from "pixi.js";
import type { Pace } from "../round/pace.ts";
import { drawLine, drawSuspense, placeFrame } from "./board-drawing.ts";
import { type BoardGeometry, cellCentre, fitBoard, tilt } from "./board-geometry.ts";
import {
  landReel,
  moveReel,
  type ReelMotion,
  restingReel,
  settleReel,
  startReel,
  symbolAt,
} from "./reel-motion.ts";
import { loadSymbolTextures, type SymbolTextures } from "./textures.ts";

type Strips = readonly (readonly string[])[];
type Positions = readonly (readonly [number, number])[];

export interface SettleOrder {
  readonly grid: Strips;
  readonly stops: readonly number[];
  readonly suspense: readonly boolean[];
  readonly pace: Pace;
  readonly onReelStop: (reel: number) => void;
}

export interface ShownLine {
  readonly line: number;
  readonly rows: readonly number[];
}

export interface Board {
  /** Shows symbols at rest, at once. */
  show(strips: Strips, stops: readonly number[], grid: Strips): void;
  start(strips: Strips, pace: Pace): void;
  /** Brings the reels to the server's stops, left to right; resolves when the last one rests. */
  settle(order: SettleOrder): Promise<void>;
  /** Brings reels that are still running to rest at once. */
  slam(): void;
  /** Lifts these cells, dims the others and draws the lines; null puts all back. */
  highlight(cells: Positions | null, lines: readonly ShownLine[], pace: Pace): void;
  resize(): void;
  destroy(): void;
}

const REELS = 5;
const SPRITES_PER_REEL = 5;
const DPR_CAP = 2;
/** Symbols a millisecond at the usual pace. */
const SPEED = 0.026;
const DIMMED = 0x5a6072;
const LINE_DRAW_MS = 260;
const LIFT_MS = 180;
/** A slow machine drops frames, not time; a tab that comes back does not leap. */
const LONGEST_FRAME_MS = 400;
/** Above this speed a reel shows its blurred pictures. */
const BLUR_SPEED = 0.012;

/**
 * Makes the board inside a host element and keeps it at the host's size.
 * @throws Error when the browser gives no WebGL.
 */
export async function createBoard(host: HTMLElement, strips: Strips): Promise<Board> {
  const application = new Application();
  await application.init({
    preference: "webgl",
    backgroundAlpha: 0,
    // Tiles have their soft edges in the picture; only lines would gain, at many times the cost.
    antialias: false,
    autoDensity: true,
    autoStart: false,
    sharedTicker: false,
    resolution: Math.min(DPR_CAP, window.devicePixelRatio || 1),
    width: 1,
    height: 1,
  });
  const sheet = document.createElement("div");
  application.canvas.setAttribute("aria-hidden", "true");
  sheet.append(application.canvas);
  host.append(sheet);
  const scene = await createScene(application, host, sheet, strips);
  return {
    ...scene,
    resize: () => scene.fit(host.clientWidth, host.clientHeight),
    destroy: () => {
      scene.end();
      application.destroy({ removeView: true }, { children: true });
      sheet.remove();
    },
  };
}

async function createScene(
  application: Application,
  host: HTMLElement,
  sheet: HTMLElement,
  strips: Strips,
) {
  let at = fitBoard(host.clientWidth, host.clientHeight);
  const pictureSize = (geometry: BoardGeometry) =>
    Math.max(32, Math.ceil(geometry.symbol * application.renderer.resolution));
  let textures = await loadSymbolTextures(pictureSize(at));
  let texturesFor = pictureSize(at);

  const frame = new Container();
  const reelLayer = new Container();
  const liftLayer = new Container();
  const lineLayer = new Container();
  application.stage.addChild(frame, reelLayer, lineLayer, liftLayer);

  const reels = strips.map((strip) => restingReel(strip, 0));
  const sprites = reels.map(() =>
    Array.from({ length: SPRITES_PER_REEL }, () => {
      const sprite = new Sprite({ anchor: 0.5 });
      reelLayer.addChild(sprite);
      return sprite;
    }),
  );
  let suspenseDrawing: Graphics | null = null;
  let full = SPEED;
  let settling:
    | (SettleOrder & { resolve: () => void; startAtMs: (number | null)[]; clockMs: number })
    | null = null;
  let highlighted: {
    cells: Set<string>;
    lines: readonly ShownLine[];
    elapsedMs: number;
    pace: Pace;
  } | null = null;
  let frameRequest = 0;
  let lastMs = 0;

  function placeReel(reel: ReelMotion, index: number): void {
    const fast = reel.phase === "running" && reel.speed > BLUR_SPEED;
    const top = Math.floor(reel.position);
    const into = reel.position - top;
    sprites[index]?.forEach((sprite, place) => {
      const row = place - 1 + into;
      const symbol = symbolAt(reel, place - 1 - top);
      const { x, y } = cellCentre(at, index, row);
      const texture = (fast ? textures.blurred : textures.still).get(symbol);
      if (texture) sprite.texture = texture;
      sprite.position.set(x, y);
      sprite.setSize(at.symbol);
      sprite.rotation = fast ? 0 : tilt(index, place - 1);
      const lit = !highlighted || highlighted.cells.has(`${index}:${place - 1}`);
      sprite.tint = lit ? 0xffffff : DIMMED;
      const layer =
        highlighted && lit && reel.phase === "resting" && place > 0 && place < 4
          ? liftLayer
          : reelLayer;
      if (sprite.parent !== layer) layer.addChild(sprite);
      if (layer === liftLayer && highlighted) liftSprite(sprite, highlighted);
    });
  }

  function liftSprite(
    sprite: Sprite,
    { elapsedMs, pace }: { elapsedMs: number; pace: Pace },
  ): void {
    const t = pace.cuts ? 1 : Math.min(1, elapsedMs / Math.max(1, pace.ms(LIFT_MS)));
    const eased = 1 - (1 - t) ** 3;
    sprite.setSize(at.symbol * (1 + 0.07 * eased));
    sprite.y -= 3 * eased;
  }

  function drawLines(): void {
    for (const child of lineLayer.removeChildren()) child.destroy();
    if (!highlighted) return;
    const { elapsedMs, lines, pace } = highlighted;
    const share = pace.cuts ? 1 : Math.min(1, elapsedMs / Math.max(1, pace.ms(LINE_DRAW_MS)));
    for (const { line, rows } of lines) lineLayer.addChild(drawLine(at, line, rows, share));
  }

  function paint(): void {
    reels.forEach(placeReel);
    drawLines();
    application.render();
  }

  function reelStops(index: number): void {
    const reel = reels[index];
    if (!settling || !reel) return;
    landReel(reel, settling.grid[index] ?? [], settling.stops[index] ?? 0);
    settling.onReelStop(index);
    if (reels.every(({ phase }) => phase === "resting")) {
      const { resolve } = settling;
      settling = null;
      markSuspense(null);
      resolve();
    }
  }

  function markSuspense(marked: readonly boolean[] | null): void {
    suspenseDrawing?.destroy();
    suspenseDrawing = marked?.some(Boolean) ? drawSuspense(at, marked) : null;
    if (suspenseDrawing) frame.addChild(suspenseDrawing);
  }

  function orderStops(elapsedMs: number): void {
    if (!settling) return;
    settling.clockMs += elapsedMs;
    for (const [index, reel] of reels.entries()) {
      const startAt = settling.startAtMs[index];
      if (reel.phase !== "running" || startAt === undefined || startAt === null) continue;
      if (settling.clockMs < startAt) break;
      settleReel(reel, settling.grid[index] ?? [], settling.stops[index] ?? 0, full);
      const waits = settling.suspense.map(
        (suspense, other) => suspense && other > index && reels[other]?.phase === "running",
      );
      if (settling.suspense[index + 1])
        markSuspense(waits.map((wait, other) => wait && other === index + 1));
    }
  }

  function tick(nowMs: number): void {
    const elapsedMs = Math.min(LONGEST_FRAME_MS, lastMs === 0 ? 16 : nowMs - lastMs);
    lastMs = nowMs;
    orderStops(elapsedMs);
    reels.forEach((reel, index) => {
      if (moveReel(reel, elapsedMs, full)) reelStops(index);
    });
    if (highlighted) highlighted.elapsedMs += elapsedMs;
    paint();
    frameRequest = isMoving() ? requestAnimationFrame(tick) : 0;
    if (frameRequest === 0) lastMs = 0;
  }

  function isMoving(): boolean {
    if (reels.some(({ phase }) => phase !== "resting")) return true;
    return (
      highlighted !== null &&
      !highlighted.pace.cuts &&
      highlighted.elapsedMs < highlighted.pace.ms(LINE_DRAW_MS)
    );
  }

  function wake(): void {
    if (frameRequest === 0) frameRequest = requestAnimationFrame(tick);
  }

  async function fit(width: number, height: number): Promise<void> {
    if (width < 1 || height < 1) return;
    at = fitBoard(width, height);
    application.renderer.resize(at.innerWidth, at.innerHeight);
    placeFrame(sheet, at);
    for (const child of frame.removeChildren()) child.destroy();
    suspenseDrawing = null;
    paint();
    const wanted = pictureSize(at);
    if (Math.abs(wanted - texturesFor) < 3) return;
    texturesFor = wanted;
    const fresh: SymbolTextures = await loadSymbolTextures(wanted);
    if (texturesFor !== wanted) {
      fresh.destroy();
      return;
    }
    const old = textures;
    textures = fresh;
    paint();
    old.destroy();
  }

  await fit(host.clientWidth, host.clientHeight);

  return {
    fit: (width: number, height: number) => void fit(width, height),
    show(shownStrips: Strips, stops: readonly number[], grid: Strips) {
      reels.forEach((reel, index) => {
        reel.strip = shownStrips[index] ?? reel.strip;
        landReel(reel, grid[index] ?? [], stops[index] ?? 0);
      });
      paint();
    },
    start(runStrips: Strips, pace: Pace) {
      full = SPEED / pace.ms(1) / (pace.turbo ? 1.6 : 1);
      highlighted = null;
      reels.forEach((reel, index) => startReel(reel, runStrips[index] ?? reel.strip));
      wake();
    },
    settle: (order: SettleOrder) =>
      new Promise<void>((resolve) => {
        settling = { ...order, resolve, clockMs: 0, startAtMs: stopTimes(order) };
        wake();
      }),
    slam() {
      if (settling) settling.startAtMs = settling.startAtMs.map(() => 0);
    },
    highlight(cells: Positions | null, lines: readonly ShownLine[], pace: Pace) {
      highlighted = cells && {
        cells: new Set(cells.map(([reel, row]) => `${reel}:${row}`)),
        lines,
        elapsedMs: 0,
        pace,
      };
      paint();
      wake();
    },
    end() {
      cancelAnimationFrame(frameRequest);
      frameRequest = -1;
      textures.destroy();
    },
  };
}

const FIRST_STOP_MS = 420;
const STAGGER_MS = 170;
const SUSPENSE_MS = 950;

/** When each reel begins to settle, from left to right; a reel in suspense keeps its right ones waiting. */
function stopTimes({ suspense, pace }: SettleOrder): number[] {
  let atMs = pace.ms(pace.turbo ? FIRST_STOP_MS / 2 : FIRST_STOP_MS);
  return Array.from({ length: REELS }, (_, reel) => {
    if (reel > 0) atMs += pace.ms(STAGGER_MS);
    if (suspense[reel] && !pace.turbo) atMs += pace.ms(SUSPENSE_MS);
    return atMs;
  });
}
