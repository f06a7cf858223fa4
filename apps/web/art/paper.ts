import { createRequire } from "node:module";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const gameIcons = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;

/** Ink of every shadow. */
const SHADOW = "#05081c";

/**
 * Outline of a silhouette of game-icons (CC BY 3.0, game-icons.net) in a box of 512 units; an outline
 * of our own is one already.
 */
export function silhouette(name: string): string {
  if (/^M-?\d/.test(name)) return name;
  const body = gameIcons.icons[name]?.body;
  const outlines = body ? [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]) : [];
  if (outlines.length === 0) throw new Error(`no silhouette is called ${name}`);
  return outlines.join("");
}

export interface Cut {
  readonly d: string;
  readonly fill: string;
  /** `translate(…) scale(…)` of the outline; the shadow falls 3 right and 6 down on the page. */
  readonly place?: { readonly x: number; readonly y: number; readonly scale: number };
  /** Height of the sheet above the one under it; 1 is the usual shadow. */
  readonly lift?: number;
}

/** Outlines of the picture that is being drawn, each with its id: what is cut twice is written once. */
const outlines = new Map<string, string>();

/**
 * One sheet of paper with its shadow baked in: the outline once more, moved 3 right and 6 down,
 * in three widening strokes, so that the edge is soft without a filter.
 */
export function cut({ d, fill, place, lift = 1 }: Cut): string {
  const known = outlines.get(d);
  const id = known ?? `c${outlines.size + 1}`;
  outlines.set(d, id);
  const scale = place?.scale ?? 1;
  const x = place?.x ?? 0;
  const y = place?.y ?? 0;
  const at = (dx: number, dy: number) =>
    `transform="translate(${round(x + dx)} ${round(y + dy)})${scale === 1 ? "" : ` scale(${scale})`}"`;
  const soft = [6, 3, 0]
    .map((width) => `<use href="#${id}" stroke-width="${round((width * lift) / scale)}"/>`)
    .join("");
  return (
    (known ? "" : `<defs><path id="${id}" d="${d}"/></defs>`) +
    `<g ${at(3 * lift, 6 * lift)} fill="${SHADOW}" stroke="${SHADOW}" stroke-linejoin="round" opacity=".14">${soft}</g>` +
    `<use href="#${id}" ${at(0, 0)} fill="${fill}"/>`
  );
}

/** Names the part of the plane that a picture shows. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** View of the picture that is being drawn: what lies from edge to edge of it reaches as far. */
let view: View = { left: 0, top: 0, width: 0, height: 0 };

/** Returns the view of the picture that is being drawn. */
export const viewNow = (): View => view;

/** A whole picture. Ids start anew with each, so that the same source gives the same file. */
export const picture = (width: number, height: number, draw: () => string): string =>
  pictureOf({ left: 0, top: 0, width, height }, draw);

/** A whole picture of a part of the plane. */
export function pictureOf(shown: View, draw: () => string): string {
  outlines.clear();
  view = shown;
  const { left, top, width, height } = shown;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${draw()}</svg>\n`;
}

/** The sheet behind all others, flat and without a shadow. */
export const backing = (fill: string): string =>
  `<path fill="${fill}" d="M${view.left} ${view.top}h${view.width}v${view.height}H${view.left}z"/>`;

/** One decimal at most: finer than any screen shows it. */
const round = (value: number): number => Math.round(value * 10) / 10;

/** The same unevenness for the same seed, from -1 to 1: no file changes from run to run. */
export function unevenness(seed: number): (index: number) => number {
  return (index) => {
    const turned = Math.sin(seed * 127.1 + index * 311.7) * 43_758.5453;
    return (turned - Math.floor(turned)) * 2 - 1;
  };
}

/** A square sheet whose corners were not cut quite straight. */
export function unevenSquare(
  left: number,
  top: number,
  size: number,
  seed: number,
  by: number,
): string {
  const off = unevenness(seed);
  const corner = (x: number, y: number, index: number) =>
    `${round(x + off(index) * by)} ${round(y + off(index + 9) * by)}`;
  const [right, bottom] = [left + size, top + size];
  return `M${corner(left, top, 1)}L${corner(right, top, 2)}L${corner(right, bottom, 3)}L${corner(left, bottom, 4)}Z`;
}

/**
 * A wavy edge across the whole width, closed downwards. Where the picture shows more than this width and
 * height, it goes on as far.
 */
export function wave(
  width: number,
  height: number,
  y: number,
  swell: number,
  length: number,
  seed: number,
): string {
  const off = unevenness(seed);
  const bottom = height + Math.max(0, view.top + view.height - height, -view.top) + 20;
  const before = Math.max(0, Math.ceil(-view.left / length));
  const right = Math.max(width, view.left + view.width) + 20;
  let index = -before;
  let d = `M${round(-20 - before * length)} ${bottom}V${round(y)}`;
  for (let x = -20 - before * length; x < right; x += length, index += 1) {
    const rise = swell * (0.75 + 0.25 * off(index));
    const side = index % 2 === 0 ? -1 : 1;
    d += `Q${round(x + length / 2)} ${round(y + side * rise * 2)} ${round(x + length)} ${round(y + off(index + 40) * swell * 0.2)}`;
  }
  return `${d}V${bottom}Z`;
}

/** A disc cut by hand: twelve slightly uneven points, joined smoothly. */
export function disc(x: number, y: number, radius: number, seed: number): string {
  const off = unevenness(seed);
  const count = 12;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const r = radius * (1 + off(index) * 0.008);
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const;
  });
  const between = (a: readonly [number, number], b: readonly [number, number]) =>
    `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  const at = (index: number) => points[index % count] as readonly [number, number];
  // A quadratic through the middles lies inside the points; this pushes it back out.
  const out = (p: readonly [number, number]) =>
    `${round(x + (p[0] - x) * 1.017)} ${round(y + (p[1] - y) * 1.017)}`;
  let d = `M${between(at(count - 1), at(0))}`;
  for (let index = 0; index < count; index += 1)
    d += `Q${out(at(index))} ${between(at(index), at(index + 1))}`;
  return `${d}Z`;
}

/** A slice of a ring, angles in radians clockwise from the top. */
export function ringSlice(
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const at = (radius: number, angle: number) =>
    `${round(x + Math.sin(angle) * radius)} ${round(y - Math.cos(angle) * radius)}`;
  return `M${at(outer, from)}A${round(outer)} ${round(outer)} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${round(inner)} ${round(inner)} 0 0 0 ${at(inner, from)}Z`;
}
