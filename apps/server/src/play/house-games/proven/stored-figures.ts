/** Reads the proofs of games as they are stored, and refuses those that hold for another game than runs. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Game, GameFacts, StoredBet } from "@houselight/game-maths";
import { sha256 } from "#platform/ids";

/** The folder of the code that plays every game, and of its stored proofs. */
export const SOURCES = dirname(fileURLToPath(import.meta.resolve("@houselight/game-maths")));

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

/** Returns the hash of everything in its configuration that decides a game's outcomes and pays. */
export const configHash = (game: Pick<Game, "canonicalConfig">): string =>
  sha256(game.canonicalConfig());

/**
 * Reads the stored figures of a game.
 * @throws StaleFigures when they hold for another configuration or for other code.
 */
export function readFigures(game: Game, sources = SOURCES): Figures {
  const path = join(sources, game.slug, "figures.json");
  const figures = JSON.parse(readFileSync(path, "utf8")) as Figures;
  const again = `run npm run maths -- --prove ${game.slug}`;
  if (figures.facts.config_hash !== configHash(game))
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
  const parts = game.kind === "slot" ? slotParts(game) : withShared(game.slug);
  const paths = parts.flatMap(codeOf).toSorted();
  return sha256(paths.map((path) => `${path}\n${sourceOf(path)}\n`).join(""));
}

/** Files of the engine that every slot plays with, beside what its sheet names. */
const SLOT_PARTS: readonly string[] = [
  "slot/engine",
  "slot/mechanics/index.ts",
  "slot/mechanics/weighted-pick.ts",
  "slot/par-sheet/par-sheet.ts",
  "slot/pays/index.ts",
  "slot/slot-bet.ts",
  "slot/slot-game.ts",
];

/** Returns the engine, and those ways to pay and mechanics that the sheet names. */
function slotParts({ canonicalConfig }: Pick<Game, "canonicalConfig">): string[] {
  const sheet = JSON.parse(canonicalConfig()) as Record<string, unknown>;
  const mechanics = readdirSync(join(SOURCES, "slot/mechanics"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && camelCase(entry.name) in sheet)
    .map(({ name }) => `slot/mechanics/${name}`);
  return [...SLOT_PARTS, `slot/pays/${String(sheet["paysBy"] ?? "lines")}.ts`, ...mechanics];
}

/** Folders that every game stands on: what they do shows in the figures themselves, or decides nothing. */
const GENERAL = ["fairness", "json", "proof", "simulation", "stakes"];

/** Returns a folder and, one after another, all folders that its code imports. */
function withShared(slug: string): string[] {
  const folders = new Set([slug]);
  for (const folder of folders) {
    const code = codeOf(folder).map(sourceOf);
    for (const [, imported = ""] of code.join("\n").matchAll(/from "(?:\.\.\/)+([\w-]+)\//g))
      if (!GENERAL.includes(imported)) folders.add(imported);
  }
  return [...folders];
}

/** Reads code with the line ends that it was proven with, whatever system checked it out. */
const sourceOf = (path: string): string =>
  readFileSync(join(SOURCES, path), "utf8").replaceAll("\r\n", "\n");

const camelCase = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the files of a folder, and of those in it, that are code and no test, or the file itself. */
function codeOf(path: string): string[] {
  if (path.endsWith(".ts")) return [path];
  return readdirSync(join(SOURCES, path), { encoding: "utf8", recursive: true })
    .filter((name) => name.endsWith(".ts") && !/\.(?:test|testing)\.ts$/.test(name))
    .map((name) => `${path}/${name.replaceAll("\\", "/")}`);
}
