/**
 * Position of one reel, as numbers alone. Position counts symbols passed downwards; row `r` shows
 * the tape at `r - position`. The tape is the strip, with the server's symbols laid over the place
 * where the reel will rest, out of sight until they arrive.
 */
export interface ReelMotion {
  phase: "resting" | "running" | "settling";
  position: number;
  strip: readonly string[];
  /** Rows in sight; another spin may show more or fewer. */
  rows: number;
  /** Rows in sight when it began to settle: it draws apart or together while it does. */
  fromRows: number;
  /** Strip index at the top row for position 0. */
  offset: number;
  /** Symbols laid over the tape, by tape index. */
  laid: Map<number, string>;
  speed: number;
  /** Start, goal, length and time of the settling move. */
  from: number;
  goal: number;
  settleMs: number;
  settledMs: number;
}

/** Rows above the window that must not be swapped while they come into sight. */
const UNSEEN_ROWS = 3;
const OVERSHOOT = 0.7;
const RUN_UP_MS = 140;

export function restingReel(strip: readonly string[], stop: number, rows: number): ReelMotion {
  return {
    phase: "resting",
    position: 0,
    strip,
    rows,
    fromRows: rows,
    offset: stop,
    laid: new Map(),
    speed: 0,
    from: 0,
    goal: 0,
    settleMs: 0,
    settledMs: 0,
  };
}

export function symbolAt(reel: ReelMotion, tapeIndex: number): string {
  const { strip, offset, laid } = reel;
  const index = (((tapeIndex + offset) % strip.length) + strip.length) % strip.length;
  return laid.get(tapeIndex) ?? (strip[index] as string);
}

export function startReel(reel: ReelMotion, strip: readonly string[]): void {
  // The symbols in sight stay what they are when the next strip is another one.
  const seen = Array.from({ length: reel.rows + 2 }, (_, place) => {
    return [place - 1, symbolAt(reel, place - 1 - reel.position)] as const;
  });
  Object.assign(reel, restingReel(strip, Math.floor(reel.offset % strip.length), reel.rows));
  for (const [row, symbol] of seen) reel.laid.set(row, symbol);
  reel.phase = "running";
}

/** Lays the symbols down and sets course for them. `speed` is in symbols a millisecond. */
export function settleReel(
  reel: ReelMotion,
  symbols: readonly string[],
  stop: number,
  speed: number,
): void {
  const goal = Math.ceil(reel.position) + symbols.length + UNSEEN_ROWS;
  const length = reel.strip.length;
  for (let row = -2; row < symbols.length + 2; row += 1) {
    const onStrip = reel.strip[(((stop + row) % length) + length) % length] as string;
    reel.laid.set(row - goal, symbols[row] ?? onStrip);
  }
  reel.fromRows = reel.rows;
  reel.rows = symbols.length;
  reel.phase = "settling";
  reel.from = reel.position;
  reel.goal = goal;
  reel.settledMs = 0;
  // The curve begins at the speed the reel already has.
  reel.settleMs = ((goal - reel.position) * (3 + OVERSHOOT)) / speed;
}

/** Moves a reel on; answers true in the frame in which it comes to rest. */
export function moveReel(reel: ReelMotion, elapsedMs: number, fullSpeed: number): boolean {
  if (reel.phase === "running") {
    reel.speed = Math.min(fullSpeed, reel.speed + (fullSpeed * elapsedMs) / RUN_UP_MS);
    reel.position += reel.speed * elapsedMs;
    return false;
  }
  if (reel.phase !== "settling") return false;
  reel.settledMs += elapsedMs;
  const t = Math.min(1, reel.settledMs / reel.settleMs);
  reel.position = reel.from + (reel.goal - reel.from) * settleCurve(t);
  return t >= 1;
}

/** Returns the rows that a reel shows at this moment; between two whole numbers while it settles. */
export function shownRows({ phase, rows, fromRows, settledMs, settleMs }: ReelMotion): number {
  if (phase !== "settling" || settleMs <= 0) return rows;
  return fromRows + (rows - fromRows) * Math.min(1, settledMs / settleMs);
}

/** From 0 to 1, a little past it and back: paper that slides to its place. */
export function settleCurve(t: number): number {
  const back = t - 1;
  return 1 + (OVERSHOOT + 1) * back ** 3 + OVERSHOOT * back ** 2;
}

/** At rest on the server's stop; the tape is the plain strip again, apart from what is in sight. */
export function landReel(reel: ReelMotion, symbols: readonly string[], stop: number): void {
  Object.assign(reel, restingReel(reel.strip, stop, symbols.length || reel.rows));
  symbols.forEach((symbol, row) => reel.laid.set(row, symbol));
}
