import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";

/** WCAG 2.2: 4.5 for text, 3 for the edges of controls and for large text. */
const TEXT_MIN = 4.5;
const EDGE_MIN = 3;

type Oklch = readonly [lightness: number, chroma: number, hueDegrees: number];

/** The declarations of each theme, by the name of its file. */
const THEMES = new Map(
  globSync("themes/*.css", { cwd: import.meta.dirname })
    .sort()
    .map((path) => {
      const css = readFileSync(join(import.meta.dirname, path), "utf8");
      const name = basename(path, ".css");
      const block = css.split(`[data-theme="${name}"] {`)[1]?.split("}")[0] ?? "";
      const pairs = [...block.matchAll(/--([a-z0-9-]+): ([^;]+);/g)];
      return [name, new Map(pairs.map(([, token = "", value = ""]) => [token, value]))] as const;
    }),
);

function colour(tokens: ReadonlyMap<string, string>, token: string): Oklch {
  const found = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(tokens.get(token) ?? "");
  if (!found) throw new Error(`--${token} is no colour in oklch`);
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}

/** Relative luminance of WCAG from OKLCH, by way of linear sRGB (Ottosson 2020), cut to its gamut. */
function luminance([l, c, h]: Oklch): number {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (value: number) => Math.min(1, Math.max(0, value));
  return (
    0.2126 * channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short) +
    0.7152 * channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short) +
    0.0722 * channel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  );
}

function contrast(one: Oklch, other: Oklch): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["ink", "surface-1", "surface-2"];
const PAIRS: [front: string, ground: string, min: number][] = [
  ...["cream", "dim", "mint", "amber", "brick-text"].flatMap((front) =>
    GROUNDS.map((ground): [string, string, number] => [front, ground, TEXT_MIN]),
  ),
  ["on-flame", "flame", TEXT_MIN],
  ["on-flame", "flame-hover", TEXT_MIN],
  ["cream", "brick", TEXT_MIN],
  ...GROUNDS.flatMap((ground): [string, string, number][] => [
    ["line-strong", ground, EDGE_MIN],
    ["flame", ground, EDGE_MIN],
  ]),
];

/** Reads a source of the server: the names of themes stand in it as text. */
const ofServer = (path: string): string =>
  readFileSync(join(import.meta.dirname, "../../../server/src", path), "utf8");

describe("themes", () => {
  it("know black on white", () => expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1));

  it("are there for every brand in the table of hosts (OPEN-29)", () => {
    const hosts = ofServer("core/configuration/licences/hosts.ts");
    const named = [...hosts.matchAll(/theme: "([a-z-]+)"/g)];
    expect(named.length).toBeGreaterThan(1);
    for (const [, theme = ""] of named) expect([...THEMES.keys()]).toContain(theme);
  });

  describe.each([...THEMES])("%s", (name, tokens) => {
    it("has every token of the others", () =>
      expect([...tokens.keys()]).toEqual([...(THEMES.get("paper-rocket")?.keys() ?? [])]));

    it("has colours for its mails", () =>
      expect(ofServer("core/mail/letters/brand-look.ts")).toMatch(
        new RegExp(`^  "?${name}"?: `, "m"),
      ));

    it.each(["hero", "mark", "icon"])("has a drawing: %s", (picture) => {
      const path = join(import.meta.dirname, "../../public/themes", name, `${picture}.svg`);
      expect(existsSync(path)).toBe(true);
    });

    it.each([
      ["icon-180", 180],
      ["icon-192", 192],
      ["icon-512", 512],
      ["icon-maskable", 512],
    ])("has a sign for home screens: %s, %d px square", (picture, side) => {
      const path = join(import.meta.dirname, "../../public/themes", name, `${picture}.png`);
      const png = readFileSync(path);
      // Width and height stand in the first chunk of a PNG.
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side]);
    });

    it.each(PAIRS)("%s on %s reaches %d", (front, ground, min) =>
      expect(contrast(colour(tokens, front), colour(tokens, ground))).toBeGreaterThanOrEqual(min),
    );
  });
});
