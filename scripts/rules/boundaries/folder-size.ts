import { isGenerated } from "../tree/paths.ts";
import type { Rule } from "../tree/source-tree.ts";

/** The most entries that a folder may have, tests and subfolders included. */
export const FOLDER_ENTRIES_MAX = 16;

/** Folders that list things of one kind and grow with the product; one look finds an entry by its name. */
export const REGISTRIES: ReadonlySet<string> = new Set([
  "apps/back-office/src/features",
  "apps/server/src/core",
  "apps/web/public/games",
  "apps/web/src/features",
  "apps/web/src/games",
  "apps/web/src/routes",
  "docs/decisions",
  "docs/operating",
  "packages/contracts/src",
  "packages/game-maths/src",
  "scripts",
]);

/** An applied migration stays where it is: their folder grows, in the order of its numbers. */
const isMigrations = (folder: string): boolean => folder.endsWith("/migrations");

/** A theme has one picture to share for each game: their folder grows with the games. */
const isSharePictures = (folder: string): boolean => folder.endsWith("/share");

/** Refuses a folder of more entries than one look takes in. Generated files do not count. */
export const noLargeFolders: Rule = ({ files }) => {
  const folders = new Map<string, Set<string>>();
  for (const path of files.keys()) {
    if (isGenerated(path)) continue;
    const parts = path.split("/");
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join("/");
      const entries = folders.get(folder) ?? new Set();
      folders.set(folder, entries.add(parts[depth] ?? ""));
    }
  }
  return [...folders]
    .filter(
      ([folder]) => !REGISTRIES.has(folder) && !isMigrations(folder) && !isSharePictures(folder),
    )
    .filter(([, { size }]) => size > FOLDER_ENTRIES_MAX)
    .map(([folder, { size }]) => ({
      path: folder,
      line: 1,
      rule: "large-folder",
      message: `has ${size} entries, more than ${FOLDER_ENTRIES_MAX}: divide it by subject`,
    }));
};
