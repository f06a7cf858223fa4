import { type Place, poseAt, driftAt, placeAt, type Size, trailAt, marksAt } from "./path.ts";
import { STAR_TILE } from "./scenery.tsx";

/** Elements of the stage that move. */
export interface SceneParts {
  stars: SVGSVGElement | null;
  moon: SVGSVGElement | null;
  farHills: SVGSVGElement | null;
  nearHills: SVGSVGElement | null;
  sea: SVGSVGElement | null;
  shore: SVGSVGElement | null;
  ramp: SVGGElement | null;
  readonly clouds: (SVGSVGElement | null)[];
  trailShadow: SVGPathElement | null;
  trailLight: SVGPathElement | null;
  trailShade: SVGPathElement | null;
  shadow: SVGGElement | null;
  body: SVGGElement | null;
  flame: SVGGElement | null;
  readonly marks: (HTMLSpanElement | null)[];
}

/** A moment of a flight as it is drawn. */
export interface Moment {
  /** Seconds into the flight: 0 on the pad. */
  readonly s: number;
  /** Seconds since the rocket was gone; null while it is there. */
  readonly goneS: number | null;
  readonly isFlying: boolean;
  /** Nothing moves for whoever asks for that: the rocket stands on its pad. */
  readonly isStill: boolean;
}

/** Labels of marks along the way. */
export interface MarkTexts {
  readonly secondsOf: (multiplier: number) => number;
  readonly textOf: (multiplier: number) => string;
  /** Multiplier at which the player's bet is cashed out by itself, where one was chosen. */
  readonly own: number | null;
}

/** Parts of the world's drift by which layers move: what is farther away moves less. */
const PARALLAX = {
  stars: 0.05,
  moon: 0.02,
  farHills: 0.3,
  nearHills: 0.5,
  sea: 0.72,
  shore: 1,
} as const;
const PARALLAX_OF_CLOUDS = [0.55, 0.8, 0.42];
/** Clouds stand above the hills: so high, in stages. */
const CLOUDS_FROM = 0.55;
/** A rocket that is gone leaves the stage within this time, seconds. */
const LEAVE_S = 0.5;
/** Size of the ramp in parts of the rocket's own. */
const RAMP_SIZE = 1.15;
/** Width of the trail in parts of the rocket's own size. */
const TRAIL_WIDTH = 34;

const move = (element: SVGElement | HTMLElement | null, { x, y }: Place): void => {
  if (element) element.style.transform = `translate3d(${x.toFixed(1)}px,${y.toFixed(1)}px,0)`;
};

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Returns how large the rocket is on a stage. */
const scaleOn = ({ width, height }: Size): number =>
  within(Math.min(width / 640, height / 400), 0.42, 0.85);

/** Draws a moment of a flight: moves the world, the rocket and its trail. */
export function drawScene(parts: SceneParts, size: Size, moment: Moment, texts: MarkTexts): void {
  const s = moment.isStill ? 0 : moment.s;
  moveWorld(parts, size, s);
  drawRocket(parts, size, { ...moment, s });
  drawTrail(parts, size, s, moment);
  placeMarks(parts, size, moment.isStill || !moment.isFlying ? null : s, texts);
}

function moveWorld(parts: SceneParts, size: Size, s: number): void {
  const drift = driftAt(s, size);
  for (const name of ["farHills", "nearHills", "sea", "shore"] as const)
    move(parts[name], { x: -drift.x * PARALLAX[name], y: drift.y * PARALLAX[name] });
  parts.ramp?.setAttribute("transform", `scale(${(scaleOn(size) * RAMP_SIZE).toFixed(3)})`);
  move(parts.moon, { x: -drift.x * PARALLAX.moon, y: drift.y * PARALLAX.moon });
  move(parts.stars, {
    x: -((drift.x * PARALLAX.stars) % STAR_TILE.width),
    y: (drift.y * PARALLAX.stars) % STAR_TILE.height,
  });
  for (const [at, cloud] of parts.clouds.entries()) {
    const part = PARALLAX_OF_CLOUDS[at] ?? 0.5;
    const period = { x: size.width * 1.7, y: size.height * (1.9 + at * 0.35) };
    const sunk = drift.y * part - size.height * (CLOUDS_FROM + at * 0.5);
    const x = size.width * (0.2 + at * 0.42) - drift.x * part * 0.6;
    move(cloud, {
      x: ((((x + 0.4 * size.width) % period.x) + period.x) % period.x) - 0.4 * size.width,
      y: sunk < 0 ? -size.height : (sunk % period.y) - 0.3 * size.height,
    });
    if (cloud) cloud.style.opacity = sunk < 0 ? "0" : "0.9";
  }
}

function drawRocket(parts: SceneParts, size: Size, { s, goneS, isFlying, isStill }: Moment): void {
  const pose = poseAt(s, size);
  const pad = placeAt(0, 0, size);
  const scale = scaleOn(size);
  const part = goneS === null ? 0 : within(goneS / LEAVE_S, 0, 1);
  const away = part * part * Math.max(size.width, size.height);
  const heading = (pose.turn * Math.PI) / 180;
  const x = pose.x - pad.x + Math.sin(heading) * away;
  const y = pose.y - pad.y - Math.cos(heading) * away;
  const turn = `rotate(${pose.turn.toFixed(2)}) scale(${scale.toFixed(3)})`;
  const isThere = goneS === null || (!isStill && part < 1);
  for (const [element, shift] of [
    [parts.shadow, 1],
    [parts.body, 0],
  ] as const) {
    element?.setAttribute(
      "transform",
      `translate(${(x + 3 * shift).toFixed(1)} ${(y + 6 * shift).toFixed(1)}) ${turn}`,
    );
    element?.setAttribute("opacity", isThere ? "1" : "0");
  }
  // A flame of paper: it is cut anew every few frames, not blown up.
  const flicker = 0.8 + 0.2 * Math.sin(Math.floor(s * 14) * 2.4);
  parts.flame?.setAttribute("opacity", isFlying && !isStill ? "1" : "0");
  parts.flame?.setAttribute(
    "transform",
    `translate(0 50) scale(1 ${flicker.toFixed(2)}) translate(0 -50)`,
  );
}

function drawTrail(parts: SceneParts, size: Size, s: number, { goneS }: Moment): void {
  const trail = trailAt(s, size, TRAIL_WIDTH * scaleOn(size));
  parts.trailLight?.setAttribute("d", trail.light);
  parts.trailShade?.setAttribute("d", trail.shade);
  parts.trailShadow?.setAttribute("d", trail.light + trail.shade);
  const opacity = goneS === null ? "1" : "0.45";
  for (const path of [parts.trailLight, parts.trailShade]) path?.setAttribute("opacity", opacity);
}

/** Puts the marks that are in sight beside the way, and hides the rest. */
function placeMarks(
  { marks }: SceneParts,
  size: Size,
  s: number | null,
  { secondsOf, textOf, own }: MarkTexts,
): void {
  const shown = s === null ? [] : [...marksAt(s, secondsOf)];
  if (s !== null && own !== null) shown.unshift({ multiplier: own, s: secondsOf(own) });
  for (const [at, mark] of marks.entries()) {
    if (!mark) continue;
    const one = shown[at];
    const place = one && s !== null ? placeAt(one.s, s, size) : null;
    mark.style.visibility = place ? "visible" : "hidden";
    if (!place || !one || s === null) continue;
    mark.dataset["passed"] = String(one.s <= s);
    mark.dataset["own"] = String(own !== null && at === 0);
    const text = textOf(one.multiplier);
    if (mark.textContent !== text) mark.textContent = text;
    move(mark, place);
  }
}
