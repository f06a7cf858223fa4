import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "@houselight/game-maths";
import { expect, it } from "vitest";
import { sharePicture } from "./theme-picture.ts";

const PUBLIC = join(import.meta.dirname, "../../public");
const THEMES = globSync("themes/*/mark.svg", { cwd: PUBLIC }).map((path) => path.split("/")[1]);
const KINDS = ["site", "games", ...GAMES.map(({ current }) => current.slug)];
const CASES = THEMES.flatMap((theme) => KINDS.map((kind) => [theme as string, kind] as const));

it("has themes to draw for", () => expect(THEMES.length).toBeGreaterThan(1));

it.each(CASES)(
  "%s has a picture to share of %s, 1200 by 630 (`npm run brand-pictures` draws it)",
  (theme, kind) => {
    const png = readFileSync(join(PUBLIC, sharePicture(theme, kind)));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    // Networks leave out what is slow to come.
    expect(png.length).toBeLessThan(300_000);
  },
);
