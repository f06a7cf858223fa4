/** Proves games and keeps their figures, with the hashes of what they hold for. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { factsOf, storedBets } from "@houselight/game-maths";
import type { Game, GameFacts } from "@houselight/game-maths";
import { codeHash, configHash, type Figures, SOURCES } from "@houselight/server/figures";

/** Proves a game. Returns its facts with the hash of its configuration. */
export function provenFacts(game: Pick<Game, "prove" | "canonicalConfig">): GameFacts {
  return factsOf(game.prove(), configHash(game));
}

/** Proves a game and writes `figures.json` in its folder. Returns the path of the file. */
export function writeFigures(game: Game, sources = SOURCES): string {
  const path = join(sources, game.slug, "figures.json");
  const proof = game.prove();
  const figures: Figures = {
    facts: factsOf(proof, configHash(game)),
    version: game.version,
    code_hash: codeHash(game),
    bets: storedBets(proof),
  };
  writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`);
  return path;
}
