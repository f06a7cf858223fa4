import { LANTERN_TIDE_SYMBOLS } from "@houselight/game-maths/lantern-tide";
import { Texture } from "pixi.js";

/** Two pictures of each symbol: at rest, and drawn out downwards for a reel at speed. */
export interface SymbolTextures {
  readonly still: ReadonlyMap<string, Texture>;
  readonly blurred: ReadonlyMap<string, Texture>;
  destroy(): void;
}

const BLUR_COPIES = 9;
const BLUR_SPREAD = 0.34;

async function loadImage(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

function drawn(size: number, draw: (context: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no 2D canvas");
  draw(context);
  return Texture.from(canvas, true);
}

/** Draws the artwork once at the size it is shown in, blur included: no filter runs in a frame. */
export async function loadSymbolTextures(sizePx: number): Promise<SymbolTextures> {
  const still = new Map<string, Texture>();
  const blurred = new Map<string, Texture>();
  await Promise.all(
    LANTERN_TIDE_SYMBOLS.map(async (symbol) => {
      const image = await loadImage(`/games/lantern-tide/symbols/${symbol}.svg`);
      still.set(
        symbol,
        drawn(sizePx, (context) => context.drawImage(image, 0, 0, sizePx, sizePx)),
      );
      blurred.set(
        symbol,
        drawn(sizePx, (context) => drawBlurred(context, image, sizePx)),
      );
    }),
  );
  return {
    still,
    blurred,
    destroy: () => {
      for (const texture of [...still.values(), ...blurred.values()]) texture.destroy(true);
    },
  };
}

function drawBlurred(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  size: number,
): void {
  for (let copy = 0; copy < BLUR_COPIES; copy += 1) {
    context.globalAlpha = 1 / (copy + 1);
    const shift = (copy / (BLUR_COPIES - 1) - 0.5) * BLUR_SPREAD * size;
    context.drawImage(image, 0, shift, size, size);
  }
}
