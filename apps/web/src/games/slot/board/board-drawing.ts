import { Graphics, Sprite, type Texture } from "pixi.js";
import { type BoardGeometry, cellCentre, symbolSize, tilt } from "./board-geometry.ts";
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
