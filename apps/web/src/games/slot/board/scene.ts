import type { Container, Graphics, Sprite, WebGLRenderer } from "pixi.js";
import type { Pace } from "../../round/pace/pace.ts";
import type { SlotLook } from "../slot-look.ts";
import type { BoardGeometry, BoardShape } from "./board-geometry.ts";
import type { ReelMotion } from "./motion/reel-motion.ts";
import type { Tumble } from "./motion/tumble.ts";
import type { Turning } from "./motion/turning.ts";
import type { Walk } from "./motion/walking.ts";
import type { SymbolTextures } from "./textures.ts";

export type Strips = readonly (readonly string[])[];

export interface ShownLine {
  readonly line: number;
  readonly rows: readonly number[];
}

/** Cells that are lifted, as `reel:row`, and how long they have been. */
export interface Highlight {
  readonly cells: ReadonlySet<string>;
  readonly lines: readonly ShownLine[];
  readonly pace: Pace;
  /** The whole board ticks like a clock. */
  readonly ticks: boolean;
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
