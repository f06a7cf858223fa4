import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { europeanRoulette } from "./european-roulette.ts";
import { lanternTide } from "./lantern-tide.ts";

/** Largest picture that a game may ask a visitor to load. */
const SIZE_LIMIT_BYTES = 12_000;

const games = { "lantern-tide": lanternTide(), "european-roulette": europeanRoulette() };

/** Writes every picture of the games into `public/games`. Run it after a change of the art. */
for (const [game, files] of Object.entries(games)) {
  for (const [name, svg] of Object.entries(files)) {
    const path = join(import.meta.dirname, "..", "public", "games", game, name);
    if (Buffer.byteLength(svg) > SIZE_LIMIT_BYTES) {
      throw new Error(
        `${game}/${name} has ${Buffer.byteLength(svg)} bytes, the limit is ${SIZE_LIMIT_BYTES}`,
      );
    }
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, svg);
  }
}
