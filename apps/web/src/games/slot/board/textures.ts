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

function drawn(size: number, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no 2D canvas");
  draw(context);
  return canvas;
}

/** Lets the page answer whatever came meanwhile before the next piece of work. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Draws the artwork (`pictures`: addresses by symbol) once at the size it is shown in, blur included
 * (no filter runs in a frame), and uploads it to the graphics card. Each picture is a task of its own,
 * so that the page stays awake.
 */
export async function loadSymbolTextures(
  pictures: ReadonlyMap<string, string>,
  sizePx: number,
  upload: (texture: Texture) => void,
): Promise<SymbolTextures> {
  const still = new Map<string, Texture>();
  const blurred = new Map<string, Texture>();
  const keep = async (
    kept: Map<string, Texture>,
    symbol: string,
    canvas: HTMLCanvasElement,
  ): Promise<void> => {
    const texture = Texture.from(canvas, true);
    kept.set(symbol, texture);
    upload(texture);
    await nextTask();
  };
  const symbols = await Promise.all(
    [...pictures].map(async ([symbol, address]) => [symbol, await loadImage(address)] as const),
  );
  for (const [symbol, image] of symbols) {
    const picture = drawn(sizePx, (context) => context.drawImage(image, 0, 0, sizePx, sizePx));
    await keep(still, symbol, picture);
    await keep(
      blurred,
      symbol,
      drawn(sizePx, (context) => drawBlurred(context, picture, sizePx)),
    );
  }
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
  picture: HTMLCanvasElement,
  size: number,
): void {
  for (let copy = 0; copy < BLUR_COPIES; copy += 1) {
    context.globalAlpha = 1 / (copy + 1);
    const shift = (copy / (BLUR_COPIES - 1) - 0.5) * BLUR_SPREAD * size;
    context.drawImage(picture, 0, shift, size, size);
  }
}
