import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { GAMES } from "@houselight/game-maths";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../../../..");
const SLOTS = GAMES.filter(({ current }) => current.kind === "slot").map(
  ({ current }) => current.slug,
);
const REGISTRIES = ["apps/web/src/games/registry.ts", "packages/game-maths/src/registry.ts"];
/** The first slot: what shows the house by an example names it, and so do its own symbols and stakes. */
const EXAMPLE = "lantern-tide";

const filesOf = (folder: string): string[] =>
  globSync("**/*.*", { cwd: join(ROOT, folder) })
    .filter((name) => !name.includes(".test."))
    .toSorted();

/** Code of the product outside the folders of games that names one of them. */
const NAMED = globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: ROOT })
  .filter((path) => !/\.test\.|\.testing\.|\/testing\//.test(path))
  .flatMap((path) => {
    const text = readFileSync(join(ROOT, path), "utf8");
    return SLOTS.filter((slug) => text.includes(slug) && basename(dirname(path)) !== slug).map(
      (slug) => ({ path, slug }),
    );
  });

describe.each(SLOTS.filter((slug) => slug !== EXAMPLE))("a slot: %s", (slug) => {
  it("is a sheet, its figures and its game where it is decided", () => {
    const files = filesOf(`packages/game-maths/src/${slug}`);
    // An earlier version keeps its figures beside those of today.
    expect(files.filter((name) => !/^figures-[\d.]+\.json$/.test(name))).toEqual([
      "figures.json",
      "game.ts",
      "index.ts",
      "sheet.ts",
    ]);
  });

  it("is a look, its art and its words where it is shown", () => {
    const files = filesOf(`apps/web/src/games/${slug}`);
    const words = files.filter((name) => /^words\/[\w-]+\.json$/.test(name));
    const art = files.filter((name) => isArt(slug, name));
    expect(words.length).toBeGreaterThanOrEqual(5);
    expect(files.filter((name) => !words.includes(name) && !art.includes(name))).toEqual([
      "index.ts",
    ]);
  });

  it("has a scenery for a wide stage, and one for a phone held upright", () => {
    const pictures = filesOf(`apps/web/public/games/${slug}`);
    expect(pictures).toEqual(expect.arrayContaining(["background.svg", "background-tall.svg"]));
    expect(pictures.includes("free-spins.svg")).toBe(pictures.includes("free-spins-tall.svg"));
  });

  it("is a line in each registry, and named by no other code", () =>
    expect(
      NAMED.filter((one) => one.slug === slug)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(REGISTRIES));
});

/** Tells whether a file draws the pictures of a slot, or holds outlines of theirs: no other file imports it. */
function isArt(slug: string, name: string): boolean {
  const index = readFileSync(join(ROOT, "apps/web/src/games", slug, "index.ts"), "utf8");
  const art = readFileSync(join(ROOT, "apps/web/src/games", slug, "art.ts"), "utf8");
  return name === "art.ts" || (art.includes(`"./${name}"`) && !index.includes(`"./${name}"`));
}
