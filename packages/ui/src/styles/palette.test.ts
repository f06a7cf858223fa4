import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** WCAG 2.2: 4.5 for text, 3 for the edges of controls and for large text. */
const TEXT_MIN = 4.5;
const EDGE_MIN = 3;

type Oklch = readonly [lightness: number, chroma: number, hueDegrees: number];

function readThemes(): Map<string, Map<string, Oklch>> {
  const css = readFileSync(new URL("./palette.css", import.meta.url), "utf8");
  const themes = new Map<string, Map<string, Oklch>>();
  for (const block of css.matchAll(/\[data-theme="([a-z-]+)"\] \{([^}]+)\}/g)) {
    const tokens = new Map<string, Oklch>();
    for (const [, name, l, c, h] of (block[2] ?? "").matchAll(
      /--([a-z0-9-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g,
    )) {
      tokens.set(name as string, [Number(l), Number(c), Number(h)]);
    }
    themes.set(block[1] as string, tokens);
  }
  return themes;
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

describe("palette", () => {
  const themes = readThemes();

  it("knows black on white", () => expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1));

  it("has both themes with the same tokens", () => {
    expect([...themes.keys()]).toEqual(["paper-rocket", "lantern-hall"]);
    const [first, second] = [...themes.values()].map((tokens) => [...tokens.keys()]);
    expect(second).toEqual(first);
  });

  describe.each([...themes])("%s", (_, tokens) => {
    it.each(PAIRS)("%s on %s reaches %d", (front, ground, min) => {
      const ratio = contrast(tokens.get(front) as Oklch, tokens.get(ground) as Oklch);
      expect(ratio).toBeGreaterThanOrEqual(min);
    });
  });
});
