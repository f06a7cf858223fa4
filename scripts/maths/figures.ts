/** Proves games and keeps the figures that their pages show. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { factsOf } from "@houselight/game-maths";
import type { Game, GameFacts } from "@houselight/game-maths";

const SOURCES = join(import.meta.dirname, "../../packages/game-maths/src");

/** Proves a game. Returns its figures with the hash of its configuration. */
export function provenFacts(game: Pick<Game, "prove" | "canonicalConfig">): GameFacts {
  const hash = createHash("sha256").update(game.canonicalConfig()).digest("hex");
  return factsOf(game.prove(), hash);
}

/** Proves a game and writes `figures.json` in its folder. Returns the path of the file. */
export function writeFigures(game: Game, sources = SOURCES): string {
  const path = join(sources, game.slug, "figures.json");
  writeFileSync(path, `${JSON.stringify(provenFacts(game), null, 2)}\n`);
  return path;
}
