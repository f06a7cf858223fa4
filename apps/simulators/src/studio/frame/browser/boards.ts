/** Shapes of the symbols, on a field of 24 by 24. */
const SHAPES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  bucket: [
    ["M4 8h16l-2 13H6z", "#7aa7c7"],
    ["M5 8a7 6 0 0 1 14 0h-2a5 4 0 0 0-10 0z", "#3f6f8f"],
  ],
  moss: [
    ["M12 3c6 3 8 9 4 16-1 2-7 2-8 0C4 12 6 6 12 3z", "#5f9d3b"],
    ["M11 8h2v13h-2z", "#3c6b22"],
  ],
  coin: [
    ["M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z", "#e0a526"],
    ["M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z", "#f8d77a"],
  ],
  star: [
    [
      "M12 1l3.2 7.2 7.8.7-5.9 5.2 1.8 7.7L12 17.7 5.100 21.800l1.800-7.700L1 8.900l7.800-.7z",
      "#d5563b",
    ],
  ],
  well: [
    ["M3 13h18v9H3z", "#8a7663"],
    ["M1 9L12 1l11 8z", "#a23b2c"],
    ["M5 9h2v4H5zM17 9h2v4h-2zM11 9h2v7h-2z", "#4b3a2c"],
  ],
};

const SVG = "http://www.w3.org/2000/svg";

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = "",
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

function symbol(name: string): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", name);
  for (const [d, fill] of SHAPES[name] ?? []) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    path.setAttribute("fill", fill);
    svg.append(path);
  }
  return svg;
}

const LINES = [
  [0, 0, 0],
  [1, 1, 1],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** Draws three reels of three; cells of lines that pay are marked. */
export function reelsBoard(shown: {
  readonly reels: readonly (readonly string[])[];
  readonly lines: readonly { readonly line: number }[];
}): HTMLElement {
  const pays = (reel: number, row: number) =>
    shown.lines.some(({ line }) => LINES[line]?.[reel] === row);
  const reels = shown.reels.map((cells, reel) =>
    element(
      "div",
      "reel",
      ...cells.map((name, row) =>
        element("div", pays(reel, row) ? "cell pays" : "cell", symbol(name)),
      ),
    ),
  );
  return element("div", "reels", ...reels);
}

export const FIRST_REELS = {
  reels: [
    ["bucket", "well", "moss"],
    ["coin", "well", "star"],
    ["moss", "well", "bucket"],
  ],
  lines: [],
} as const;

/** Draws the nine fields of a card; without a card they are covered. */
export function foilBoard(
  shown: { readonly fields: readonly number[]; readonly prize: number } | null,
): HTMLElement {
  const fields = shown?.fields ?? Array.from({ length: 9 }, () => 0);
  return element(
    "div",
    "fields",
    ...fields.map((multiple) => {
      const pays = shown !== null && shown.prize > 0 && multiple === shown.prize;
      const className = shown ? (pays ? "field pays" : "field") : "field covered";
      return element("div", className, shown ? `× ${multiple}` : "");
    }),
  );
}

const FACES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** Draws the card that lies open, and what is on the table below it. */
export function ladderBoard(card: number | null, table: string): HTMLElement {
  return element(
    "div",
    "",
    element("div", "card", card === null ? "?" : (FACES[card - 1] ?? "")),
    element("p", "table", table),
  );
}
