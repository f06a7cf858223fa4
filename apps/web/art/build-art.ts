import { globSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/** Largest picture that a game may ask a visitor to load. */
const SIZE_LIMIT_BYTES = 22_000;

/** The pictures of a game by their path below its public folder. */
interface Art {
  pictures(): Readonly<Record<string, string>>;
}

const files = globSync("../src/games/*/art.ts", { cwd: import.meta.dirname });

/** Writes every picture of the games into `public/games`. Run it after a change of the art. */
for (const file of files.sort()) {
  const game = basename(dirname(file));
  const art = (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as Art;
  for (const [name, svg] of Object.entries(art.pictures())) {
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
