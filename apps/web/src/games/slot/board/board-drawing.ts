import { Graphics, Sprite, type Texture } from "pixi.js";
import { type BoardGeometry, cellCentre, stringOf, symbolSize, tilt } from "./board-geometry.ts";
import { risenBy, type Tumble } from "./motion/tumble.ts";
import { stepOf, type Walk } from "./motion/walking.ts";

const SHADOW = 0x05081c;
const SUSPENSE = 0xf2b33d;
const HELD = 0xf2b33d;

/** A lighter column behind a reel that keeps the player waiting. */
export function drawSuspense(at: BoardGeometry, reels: readonly boolean[]): Graphics {
  const columns = new Graphics();
  reels.forEach((suspense, reel) => {
    if (!suspense) return;
    const { x } = cellCentre(at, reel, 0);
    columns
      .roundRect(x - at.pitchX / 2 + 3, 5, at.pitchX - 6, at.innerHeight - 10, 10)
      .fill({ color: SUSPENSE, alpha: 0.2 });
  });
  return columns;
}

/** A strip of light around each reel that stays where it is. */
export function drawHeld(at: BoardGeometry, reels: readonly number[]): Graphics {
  const edges = new Graphics();
  const width = Math.max(3, at.pitchX / 24);
  for (const reel of reels) {
    const { x } = cellCentre(at, reel, 0);
    const inset = width / 2 + 1;
    edges
      .roundRect(
        x - at.pitchX / 2 + inset,
        inset + 1,
        at.pitchX - 2 * inset,
        at.innerHeight - 2 * inset - 2,
        12,
      )
      .stroke({ color: HELD, width });
  }
  return edges;
}

/** A pay line as a strip of paper with its shadow, through the middle of its cells. */
export function drawLine(
  at: BoardGeometry,
  tint: number,
  rows: readonly number[],
  share: number,
): Graphics {
  const points = rows.map((row, reel) => cellCentre(at, reel, row));
  const first = points[0];
  const last = points.at(-1);
  const strip = new Graphics();
  if (!first || !last) return strip;
  const reach = at.pitchX * 0.46;
  const all = [{ x: first.x - reach, y: first.y }, ...points, { x: last.x + reach, y: last.y }];
  const seen = cutPath(all, share);
  const width = Math.max(3, at.pitchX / 26);
  const stroke = (dx: number, dy: number, color: number, alpha: number, wide: number) => {
    seen.forEach(({ x, y }, index) =>
      index === 0 ? strip.moveTo(x + dx, y + dy) : strip.lineTo(x + dx, y + dy),
    );
    strip.stroke({ color, alpha, width: wide, join: "round", cap: "round" });
  };
  stroke(2, 4, SHADOW, 0.35, width + 2);
  stroke(0, 0, tint, 1, width);
  return strip;
}

/** The first part of a path, by length: `share` from 0 to 1. */
function cutPath(
  points: readonly { x: number; y: number }[],
  share: number,
): { x: number; y: number }[] {
  const lengths = points.slice(1).map((point, index) => {
    const before = points[index] as { x: number; y: number };
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  const seen = points.slice(0, 1);
  for (const [index, length] of lengths.entries()) {
    const from = points[index] as { x: number; y: number };
    const to = points[index + 1] as { x: number; y: number };
    const part = length === 0 ? 1 : Math.min(1, left / length);
    seen.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    if (part < 1) break;
    left -= length;
  }
  return seen;
}

/** Returns the symbols that walk, each where it is between two reels. */
export function drawWalkers(at: BoardGeometry, walk: Walk, texture: Texture): Sprite[] {
  const { left, above } = stepOf(walk);
  return walk.to.map(([reel, row]) => {
    const { x, y } = cellCentre(at, reel + left, row);
    const sprite = new Sprite({ texture, anchor: 0.5 });
    sprite.setSize(symbolSize(at, at.shape.rows));
    sprite.position.set(x, y - above * at.pitchY);
    sprite.rotation = tilt(reel, row);
    return sprite;
  });
}

/** A string behind each reel, which its symbols hang on. */
export function drawStrings(at: BoardGeometry, tint: number): Graphics {
  const strings = new Graphics();
  for (let reel = 0; reel < at.shape.reels; reel += 1) {
    const { x, y, width, height } = stringOf(at, reel);
    strings.rect(x, y, width, height).fill(tint);
  }
  return strings;
}

/** Ends of string under the symbols that leave: they wave behind them. */
export function drawStringEnds(at: BoardGeometry, tumble: Tumble, tint: number): Graphics {
  const ends = new Graphics();
  if (tumble.isLaid) return ends;
  const { width } = stringOf(at, 0);
  for (const cell of tumble.gone) {
    const [reel = 0, row = 0] = cell.split(":").map(Number);
    const rows = tumble.before[reel]?.length ?? at.shape.rows;
    const { x, y } = cellCentre(at, reel, row, rows);
    const risen = risenBy(tumble, row);
    const top = y - risen * at.innerHeight;
    const long = symbolSize(at, rows) * (0.6 + risen);
    const wave = at.pitchX * 0.14 * Math.sin(9 * risen + reel);
    ends
      .moveTo(x, top)
      .bezierCurveTo(x + wave, top + long / 3, x - wave, top + (2 * long) / 3, x, top + long)
      .stroke({ color: tint, width: width * 1.4, cap: "round" });
  }
  return ends;
}
