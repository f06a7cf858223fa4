import { Container, type Graphics, Sprite, type WebGLRenderer } from "pixi.js";
import type { Pace } from "../../round/pace/pace.ts";
import type { SlotLook } from "../slot-look.ts";
import { drawHeld, drawLine, drawSuspense, drawWalkers } from "./board-drawing.ts";
import { frameStyle } from "./board-frame.ts";
import {
  type BoardGeometry,
  type BoardShape,
  cellCentre,
  fitBoard,
  symbolSize,
  tilt,
} from "./board-geometry.ts";
import { type ReelMotion, restingReel, symbolAt } from "./motion/reel-motion.ts";
import { loadSymbolTextures, type SymbolTextures } from "./textures.ts";
import { rowsAbove, sizeShare, type Tumble } from "./motion/tumble.ts";
import { turnedBy, type Turning, widthShare } from "./motion/turning.ts";
import type { Walk } from "./motion/walking.ts";

export type Strips = readonly (readonly string[])[];

export interface ShownLine {
  readonly line: number;
  readonly rows: readonly number[];
}

/** Cells that are lifted, as `reel:row`, and how long they have been. */
interface Highlight {
  readonly cells: ReadonlySet<string>;
  readonly lines: readonly ShownLine[];
  readonly pace: Pace;
  elapsedMs: number;
}

/** Says what a board shows, whatever the round: its look, its shape, its symbols with their pictures. */
export interface BoardSetting {
  readonly look: SlotLook;
  readonly shape: BoardShape;
  /** Addresses of the pictures by symbol. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** Contents of the canvas: reels, their sprites and the layers over them. */
export interface Scene {
  readonly setting: BoardSetting;
  readonly renderer: WebGLRenderer;
  readonly stage: Container;
  /** The element with the frame, around the canvas. */
  readonly sheet: HTMLElement;
  readonly frame: Container;
  readonly reelLayer: Container;
  readonly lineLayer: Container;
  readonly liftLayer: Container;
  readonly walkLayer: Container;
  readonly reels: readonly ReelMotion[];
  readonly sprites: readonly (readonly Sprite[])[];
  at: BoardGeometry;
  textures: SymbolTextures;
  /** Side of the pictures in `textures`, or of those on their way, in device pixels. */
  texturesFor: number;
  suspenseDrawing: Graphics | null;
  highlighted: Highlight | null;
  tumble: Tumble | null;
  turning: Turning | null;
  /** Symbols that stand over the reels while these spin. */
  walk: Walk | null;
  /** Reels that stay while the others spin. */
  held: readonly number[];
}

/** A reel shows one symbol above its window and one below. */
const UNSEEN_SPRITES = 2;
const DIMMED = 0x5a6072;
export const LINE_DRAW_MS = 260;
const LIFT_MS = 180;
/** Above this speed a reel shows its blurred pictures. */
const BLUR_SPEED = 0.012;

/** Loads the pictures and sets up the reels at rest; nothing is painted before `fitScene`. */
export async function createScene(
  renderer: WebGLRenderer,
  host: HTMLElement,
  sheet: HTMLElement,
  setting: BoardSetting,
  strips: Strips,
): Promise<Scene> {
  const { shape, pictures } = setting;
  const at = fitBoard(shape, host.clientWidth, host.clientHeight);
  const texturesFor = pictureSize(renderer, at);
  const textures = await loadSymbolTextures(pictures, texturesFor, ({ source }) =>
    renderer.texture.initSource(source),
  );

  const stage = new Container();
  const frame = new Container();
  const reelLayer = new Container();
  const liftLayer = new Container();
  const lineLayer = new Container();
  const walkLayer = new Container();
  stage.addChild(frame, reelLayer, lineLayer, liftLayer, walkLayer);

  const reels = strips.map((strip) => restingReel(strip, 0, shape.rows));
  const sprites = reels.map(() =>
    Array.from({ length: shape.rows + UNSEEN_SPRITES }, () => {
      const sprite = new Sprite({ anchor: 0.5 });
      reelLayer.addChild(sprite);
      return sprite;
    }),
  );
  return {
    setting,
    renderer,
    stage,
    sheet,
    frame,
    reelLayer,
    lineLayer,
    liftLayer,
    walkLayer,
    reels,
    sprites,
    at,
    textures,
    texturesFor,
    suspenseDrawing: null,
    highlighted: null,
    tumble: null,
    turning: null,
    walk: null,
    held: [],
  };
}

/** Side of a symbol's picture in device pixels. */
const pictureSize = (renderer: WebGLRenderer, { symbol }: BoardGeometry): number =>
  Math.max(32, Math.ceil(symbol * renderer.resolution));

/** Fits canvas and frame into a box of CSS pixels, and the pictures when their size changes. */
export async function fitScene(scene: Scene, width: number, height: number): Promise<void> {
  if (width < 1 || height < 1) return;
  const { renderer, sheet, frame, setting } = scene;
  scene.at = fitBoard(setting.shape, width, height);
  renderer.resize(scene.at.innerWidth, scene.at.innerHeight);
  Object.assign(sheet.style, frameStyle(setting.look, scene.at));
  for (const child of frame.removeChildren()) child.destroy();
  scene.suspenseDrawing = null;
  paint(scene);
  const wanted = pictureSize(renderer, scene.at);
  if (Math.abs(wanted - scene.texturesFor) >= 3) await changeTextures(scene, wanted);
}

async function changeTextures(scene: Scene, wanted: number): Promise<void> {
  scene.texturesFor = wanted;
  const fresh = await loadSymbolTextures(scene.setting.pictures, wanted, ({ source }) => {
    if (scene.texturesFor === wanted) scene.renderer.texture.initSource(source);
  });
  if (scene.texturesFor !== wanted) {
    fresh.destroy();
    return;
  }
  const old = scene.textures;
  scene.textures = fresh;
  paint(scene);
  old.destroy();
}

/** Frees the pictures; those on their way are dropped when they come. */
export function closeScene(scene: Scene): void {
  scene.texturesFor = 0;
  scene.textures.destroy();
}

/** Draws the scene as it stands now. */
export function paint(scene: Scene): void {
  scene.reels.forEach((reel, index) => placeReel(scene, reel, index));
  drawLines(scene);
  placeWalkers(scene);
  scene.renderer.render(scene.stage);
}

function placeReel(scene: Scene, reel: ReelMotion, index: number): void {
  const { at, textures, highlighted, tumble, turning, reelLayer, liftLayer } = scene;
  const { rows } = reel;
  const fast = reel.phase === "running" && reel.speed > BLUR_SPEED;
  const top = Math.floor(reel.position);
  const into = reel.position - top;
  scene.sprites[index]?.forEach((sprite, place) => {
    const above = tumble ? rowsAbove(tumble, index, place - 1) : 0;
    const symbol = symbolAt(reel, place - 1 - top);
    const { x, y } = cellCentre(at, index, place - 1 + into - above, rows);
    const size = symbolSize(at, rows) * (tumble ? sizeShare(tumble, index, place - 1) : 1);
    const texture = (fast ? textures.blurred : textures.still).get(symbol);
    // Where a symbol has walked away, its place is empty.
    sprite.visible = place <= rows + 1 && texture !== undefined;
    if (texture) sprite.texture = texture;
    sprite.position.set(x, y);
    const turned = turning && turnedBy(turning, index, place - 1);
    if (turned === null) sprite.setSize(size);
    else sprite.setSize(size * Math.max(0.02, widthShare(turned)), size);
    sprite.rotation = fast ? 0 : tilt(index, place - 1);
    const lit = !highlighted || highlighted.cells.has(`${index}:${place - 1}`);
    sprite.tint = lit ? 0xffffff : DIMMED;
    const layer =
      highlighted && lit && !tumble && reel.phase === "resting" && place > 0 && place <= rows
        ? liftLayer
        : reelLayer;
    if (sprite.parent !== layer) layer.addChild(sprite);
    if (layer === liftLayer && highlighted) liftSprite(sprite, size, highlighted);
  });
}

function liftSprite(sprite: Sprite, size: number, { elapsedMs, pace }: Highlight): void {
  const t = pace.cuts ? 1 : Math.min(1, elapsedMs / Math.max(1, pace.ms(LIFT_MS)));
  const eased = 1 - (1 - t) ** 3;
  sprite.setSize(size * (1 + 0.07 * eased));
  sprite.y -= 3 * eased;
}

function placeWalkers({ at, walkLayer, walk, textures }: Scene): void {
  for (const child of walkLayer.removeChildren()) child.destroy();
  const texture = walk && textures.still.get(walk.symbol);
  if (texture) walkLayer.addChild(...drawWalkers(at, walk, texture));
}

const lineTint = ({ lines }: SlotLook, line: number): number =>
  lines[line % lines.length] ?? 0xffffff;

function drawLines({ at, lineLayer, highlighted, setting, held }: Scene): void {
  for (const child of lineLayer.removeChildren()) child.destroy();
  if (held.length > 0) lineLayer.addChild(drawHeld(at, held));
  if (!highlighted) return;
  const { elapsedMs, lines, pace } = highlighted;
  const share = pace.cuts ? 1 : Math.min(1, elapsedMs / Math.max(1, pace.ms(LINE_DRAW_MS)));
  for (const { line, rows } of lines)
    lineLayer.addChild(drawLine(at, lineTint(setting.look, line), rows, share));
}

/** Lights the column of the reel that keeps the player waiting; null puts it out. */
export function markSuspense(scene: Scene, marked: readonly boolean[] | null): void {
  scene.suspenseDrawing?.destroy();
  scene.suspenseDrawing = marked?.some(Boolean) ? drawSuspense(scene.at, marked) : null;
  if (scene.suspenseDrawing) scene.frame.addChild(scene.suspenseDrawing);
}
