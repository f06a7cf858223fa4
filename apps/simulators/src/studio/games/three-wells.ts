import type { Draw, InstantGame, Ratio } from "./game.ts";

const SYMBOLS = ["bucket", "moss", "coin", "star", "well"] as const;
type WellSymbol = (typeof SYMBOLS)[number];

/** Three reels; each stops at any place as likely as at any other. */
type Strips = readonly (readonly WellSymbol[])[];

/** Reads reels that are written as words. */
export const readStrips = (strips: readonly string[]): Strips =>
  strips.map((strip) => strip.split(" ") as WellSymbol[]);

const STRIPS = readStrips([
  "bucket moss coin bucket star moss bucket coin well moss bucket coin moss bucket star",
  "moss bucket coin moss bucket star coin moss bucket well coin moss bucket moss coin bucket",
  "bucket coin moss bucket moss coin star bucket moss coin bucket moss well coin bucket moss star",
]);

/** Rows of the reels from left to right. */
const LINES = [
  [0, 0, 0],
  [1, 1, 1],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;

/** Three of a kind on a line pay so many times a fifth of the stake. */
const PAYS: Readonly<Record<WellSymbol, number>> = {
  bucket: 7,
  moss: 13,
  coin: 22,
  star: 80,
  well: 300,
};

const windowAt = (strips: Strips, stops: readonly number[]): WellSymbol[][] =>
  strips.map((strip, reel) =>
    [0, 1, 2].map((row) => strip[((stops[reel] ?? 0) + row) % strip.length] as WellSymbol),
  );

/** Returns the lines of a window that pay, each with how many fifths of the stake. */
function paying(reels: readonly (readonly WellSymbol[])[]) {
  return LINES.flatMap((rows, line) => {
    const [one, two, three] = rows.map((row, reel) => reels[reel]?.[row]);
    return one !== undefined && one === two && two === three ? [{ line, fifths: PAYS[one] }] : [];
  });
}

const fifthsOf = (lines: readonly { readonly fifths: number }[]): number =>
  lines.reduce((sum, { fifths }) => sum + fifths, 0);

/** Adds up what every one of the stops pays. */
function returnsOf(strips: Strips): Ratio {
  const [a = [], b = [], c = []] = strips;
  let sum = 0;
  for (let one = 0; one < a.length; one += 1)
    for (let two = 0; two < b.length; two += 1)
      for (let three = 0; three < c.length; three += 1)
        sum += fifthsOf(paying(windowAt(strips, [one, two, three])));
  return { of: BigInt(sum), in: BigInt(5 * a.length * b.length * c.length) };
}

/** Makes a game of three reels of three, five lines. */
export const threeReels = (
  name: Pick<InstantGame, "slug" | "name">,
  strips: Strips,
): InstantGame => ({
  ...name,
  kind: "slots",
  category: "pokies",
  board: "reels",
  returns: () => returnsOf(strips),
  draw(stake: number, draw: Draw) {
    const reels = windowAt(
      strips,
      strips.map((strip) => draw(strip.length)),
    );
    const lines = paying(reels);
    // Every stake is a multiple of five.
    return { payout: fifthsOf(lines) * (stake / 5), shown: { reels, lines } };
  },
});

export const threeWells = threeReels({ slug: "three-wells", name: "Three Wells" }, STRIPS);
