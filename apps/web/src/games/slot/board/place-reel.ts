import type { Sprite } from "pixi.js";
import { cellCentre, symbolSize, tilt } from "./board-geometry.ts";
import type { Highlight, Scene } from "./scene.ts";
import { type ReelMotion, shownRows, symbolAt } from "./motion/reel-motion.ts";
import { isRising, risenBy, rowsAbove, sizeShare, swayOf } from "./motion/tumble.ts";
import { tickedBy } from "./motion/ticking.ts";
import { turnedBy, widthShare } from "./motion/turning.ts";

const DIMMED = 0x5a6072;
// What ticks stays in sight.
const TICKING = 0xb4bac8;
const LIFT_MS = 180;
/** Above this speed a reel shows its blurred pictures. */
const BLUR_SPEED = 0.012;

/** Puts the sprites of a reel where its symbols are now, each in the layer it belongs to. */
export function placeReel(scene: Scene, reel: ReelMotion, index: number): void {
  const { at, textures, highlighted, tumble, turning, reelLayer, liftLayer } = scene;
  const rows = shownRows(reel);
  const fast = reel.phase === "running" && reel.speed > BLUR_SPEED;
  const top = Math.floor(reel.position);
  const into = reel.position - top;
  scene.sprites[index]?.forEach((sprite, place) => {
    const rising = tumble !== null && isRising(tumble, index, place - 1);
    const above = tumble ? rowsAbove(tumble, index, place - 1) : 0;
    const symbol = symbolAt(reel, place - 1 - top);
    const { x, y } = cellCentre(at, index, place - 1 + into - above, rows);
    const size = symbolSize(at, rows) * (tumble ? sizeShare(tumble, index, place - 1) : 1);
    const texture = (fast ? textures.blurred : textures.still).get(symbol);
    // Where a symbol has walked away, its place is empty.
    sprite.visible = place <= Math.ceil(rows) + 1 && texture !== undefined;
    if (texture) sprite.texture = texture;
    sprite.position.set(x, rising ? y - risenBy(tumble, place - 1) * at.innerHeight : y);
    const turned = turning && turnedBy(turning, index, place - 1);
    if (turned === null) sprite.setSize(size);
    else sprite.setSize(size * Math.max(0.02, widthShare(turned)), size);
    sprite.rotation = fast ? 0 : tilt(index, place - 1);
    if (highlighted?.ticks) sprite.rotation += tickOf(highlighted, index, place - 1);
    if (rising) sprite.rotation += swayOf(tumble, index, place - 1);
    const lit = !highlighted || highlighted.cells.has(`${index}:${place - 1}`);
    sprite.tint = lit ? 0xffffff : highlighted.ticks ? TICKING : DIMMED;
    const lifted =
      highlighted && lit && !tumble && reel.phase === "resting" && place > 0 && place <= rows;
    const layer = lifted || rising ? liftLayer : reelLayer;
    if (sprite.parent !== layer) layer.addChild(sprite);
    if (lifted) liftSprite(sprite, size, highlighted);
  });
}

/** Returns how far a cell ticks to the side at this moment. */
const tickOf = ({ elapsedMs, pace }: Highlight, reel: number, row: number): number =>
  tickedBy(elapsedMs / Math.max(1e-9, pace.ms(1)), reel, row);

function liftSprite(sprite: Sprite, size: number, { elapsedMs, pace }: Highlight): void {
  const t = pace.cuts ? 1 : Math.min(1, elapsedMs / Math.max(1, pace.ms(LIFT_MS)));
  const eased = 1 - (1 - t) ** 3;
  sprite.setSize(size * (1 + 0.07 * eased));
  sprite.y -= 3 * eased;
}
