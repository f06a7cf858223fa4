import { Container, Sprite, type WebGLRenderer } from "pixi.js";
import type { SlotLook } from "../slot-look.ts";
import {
  drawHeld,
  drawLine,
  drawStringEnds,
  drawStrings,
  drawSuspense,
  drawWalkers,
} from "./board-drawing.ts";
import { frameStyle } from "./board-frame.ts";
import { type BoardGeometry, fitBoard, symbolSize } from "./board-geometry.ts";
import { restingReel } from "./motion/reel-motion.ts";
import { loadSymbolTextures } from "./textures.ts";
import { placeReel } from "./place-reel.ts";
import type { BoardSetting, Scene, Strips } from "./scene.ts";

/** A reel shows one symbol above its window and one below. */
const UNSEEN_SPRITES = 2;
export const LINE_DRAW_MS = 260;

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

/** Side of a symbol's largest picture in device pixels. */
const pictureSize = (renderer: WebGLRenderer, at: BoardGeometry): number =>
  Math.max(32, Math.ceil(symbolSize(at, at.shape.leastRows) * renderer.resolution));

/** Fits canvas and frame into a box of CSS pixels, and the pictures when their size changes. */
export async function fitScene(scene: Scene, width: number, height: number): Promise<void> {
  if (width < 1 || height < 1) return;
  const { renderer, sheet, frame, setting } = scene;
  scene.at = fitBoard(setting.shape, width, height);
  renderer.resize(scene.at.innerWidth, scene.at.innerHeight);
  Object.assign(sheet.style, frameStyle(setting.look, scene.at));
  for (const child of frame.removeChildren()) child.destroy();
  scene.suspenseDrawing = null;
  if (setting.look.strings !== undefined)
    frame.addChild(drawStrings(scene.at, setting.look.strings));
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

function placeWalkers({ at, walkLayer, walk, textures }: Scene): void {
  for (const child of walkLayer.removeChildren()) child.destroy();
  const texture = walk && textures.still.get(walk.symbol);
  if (texture) walkLayer.addChild(...drawWalkers(at, walk, texture));
}

const lineTint = ({ lines }: SlotLook, line: number): number =>
  lines[line % lines.length] ?? 0xffffff;

function drawLines({ at, lineLayer, highlighted, setting, held, tumble }: Scene): void {
  for (const child of lineLayer.removeChildren()) child.destroy();
  const { strings } = setting.look;
  if (tumble && strings !== undefined) lineLayer.addChild(drawStringEnds(at, tumble, strings));
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
