/** Proves games and keeps their figures, with the hashes of what they hold for. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { factsOf, storedBets } from "@houselight/game-maths";
import type { Game, GameFacts, StoredBet } from "@houselight/game-maths";

const SOURCES = join(import.meta.dirname, "../../packages/game-maths/src");

/** Says what `figures.json` of a game holds. */
export interface Figures {
  /** Says what the page of the game shows; its hash names the configuration. */
  readonly facts: GameFacts;
  readonly version: string;
  /** Names the code that plays the game. */
  readonly code_hash: string;
  readonly bets: Readonly<Record<string, StoredBet>>;
}

/** Figures that hold for another configuration, or for other code, than the one that plays. */
export class StaleFigures extends Error {}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Proves a game. Returns its facts with the hash of its configuration. */
export function provenFacts(game: Pick<Game, "prove" | "canonicalConfig">): GameFacts {
  return factsOf(game.prove(), sha256(game.canonicalConfig()));
}

/** Proves a game and writes `figures.json` in its folder. Returns the path of the file. */
export function writeFigures(game: Game, sources = SOURCES): string {
  const path = join(sources, game.slug, "figures.json");
  const figures: Figures = {
    facts: provenFacts(game),
    version: game.version,
    code_hash: codeHash(game),
    bets: storedBets(game.prove()),
  };
  writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`);
  return path;
}

/**
 * Reads the stored figures of a game.
 * @throws StaleFigures when they hold for another configuration or for other code.
 */
export function readFigures(game: Game, sources = SOURCES): Figures {
  const path = join(sources, game.slug, "figures.json");
  const figures = JSON.parse(readFileSync(path, "utf8")) as Figures;
  const again = `run npm run maths -- --prove ${game.slug}`;
  if (figures.facts.config_hash !== sha256(game.canonicalConfig()))
    throw new StaleFigures(`The figures of ${game.slug} hold for another configuration: ${again}.`);
  if (figures.code_hash !== codeHash(game))
    throw new StaleFigures(`The figures of ${game.slug} hold for other code: ${again}.`);
  return figures;
}

/**
 * Returns the hash of the code that decides a game: of the engine's parts for a slot, otherwise of its
 * own folder and of those that it shares with games like it.
 */
export function codeHash(game: Pick<Game, "kind" | "slug" | "canonicalConfig">): string {
  const folders = game.kind === "slot" ? slotParts(game) : withShared(game.slug);
  const hash = createHash("sha256");
  for (const path of folders.flatMap(codeOf).toSorted())
    hash.update(`${path}\n${readFileSync(join(SOURCES, path), "utf8")}\n`);
  return hash.digest("hex");
}

/** Returns the engine, and those ways to pay and mechanics that the sheet names. */
function slotParts({ canonicalConfig }: Pick<Game, "canonicalConfig">): string[] {
  const sheet = JSON.parse(canonicalConfig()) as Record<string, unknown>;
  const mechanics = readdirSync(join(SOURCES, "slot/mechanics"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && camelCase(entry.name) in sheet)
    .map(({ name }) => `slot/mechanics/${name}`);
  return ["slot/engine", `slot/pays/${String(sheet["paysBy"] ?? "lines")}.ts`, ...mechanics];
}

/** Folders that every game stands on: what they do shows in the figures themselves, or decides nothing. */
const GENERAL = ["fairness", "json", "proof", "simulation", "stakes"];

/** Returns a folder and, one after another, all folders that its code imports. */
function withShared(slug: string): string[] {
  const folders = new Set([slug]);
  for (const folder of folders) {
    const code = codeOf(folder).map((path) => readFileSync(join(SOURCES, path), "utf8"));
    for (const [, imported = ""] of code.join("\n").matchAll(/from "(?:\.\.\/)+([\w-]+)\//g))
      if (!GENERAL.includes(imported)) folders.add(imported);
  }
  return [...folders];
}

const camelCase = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the files of a folder, and of those in it, that are code and no test, or the file itself. */
function codeOf(path: string): string[] {
  if (path.endsWith(".ts")) return [path];
  return readdirSync(join(SOURCES, path), { encoding: "utf8", recursive: true })
    .filter((name) => name.endsWith(".ts") && !/\.(?:test|testing)\.ts$/.test(name))
    .map((name) => `${path}/${name}`);
}
