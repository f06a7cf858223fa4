import {
  boardWinsOf,
  scatterWinOf,
  type SlotRules,
  type SlotStepWire,
  type SlotWinWire,
} from "@houselight/game-maths/slot";
import type { Pace } from "../../round/pace/pace.ts";
import type { SoundName } from "../../sound/paper-sounds.ts";
import type { Board } from "../board/board.ts";
import {
  type Beat,
  changeOf,
  drawnGrid,
  goneAfter,
  markOf,
  placesOf,
  reelsInSuspense,
  scattersNeeded,
  winningPositions,
} from "../board/timeline.ts";

export interface MoveOptions {
  readonly board: Board;
  readonly pace: () => Pace;
  readonly sound: (name: SoundName) => void;
}

/** State that the moves of a board share. */
export interface Moving {
  readonly options: MoveOptions;
  /** Rules of the way to bet that is shown. */
  rules: SlotRules;
  /** Says that whatever goes on is to end at once. */
  hurried: boolean;
  atRest: Pick<SlotStepWire, "stops" | "grid" | "kind">;
}

/** Returns the strips that a step spins. */
export const stripsOf = (rules: SlotRules, kind: SlotStepWire["kind"]) =>
  kind === "free_spin" ? (rules.free_reels ?? rules.reels) : rules.reels;

/** Shows the last board at rest, at once. */
export function showRest({ options: { board }, rules, atRest }: Moving): void {
  board.show(stripsOf(rules, atRest.kind), atRest.stops, atRest.grid);
}

/** Takes away what won in the step before, and lets the rest fall. */
export async function tumble(
  moving: Moving,
  step: SlotStepWire,
  before: SlotStepWire | undefined,
): Promise<void> {
  const { board, pace, sound } = moving.options;
  const now = pace();
  moving.atRest = step;
  if (now.cuts || !before) {
    board.highlight(null, [], now);
    return showRest(moving);
  }
  sound("leave");
  const moved = board.tumble(before.grid, goneAfter(before), step.grid, now);
  if (moving.hurried) board.slam();
  await moved;
}

/** Turns over what the sheet changes: mirrors all at once, a reel that fills cell by cell. */
export async function change(moving: Moving, step: SlotStepWire): Promise<void> {
  const { board, pace, sound } = moving.options;
  const { rules } = moving;
  const now = pace();
  const mark = changeOf(step);
  if (!mark) return;
  board.hold(heldReels(rules, { kind: "respin" }, mark.kind === "sticky"));
  sound("suspense");
  if (now.cuts) return showRest(moving);
  const before = drawnGrid(step, stripsOf(rules, step.kind));
  const turned = board.turn(before, mark.positions, step.grid, mark.kind !== "mystery", now);
  if (moving.hurried) board.slam();
  await turned;
}

/** Lets the wilds of the board before step one reel to the left. */
export async function walk(moving: Moving, before: SlotStepWire | undefined): Promise<void> {
  const { options, rules } = moving;
  const { board, pace, sound } = options;
  const now = pace();
  if (now.cuts || !before || rules.wild === null) return;
  sound("suspense");
  const moved = board.walk(rules.wild, placesOf(before, rules.wild), now);
  if (moving.hurried) board.slam();
  await moved;
}

/** Returns the reels that a step leaves as they are. */
function heldReels(
  { mechanics: { stickyReel } }: SlotRules,
  { kind }: Pick<SlotStepWire, "kind">,
  sticks = true,
): number[] {
  return kind === "respin" && stickyReel && sticks ? [stickyReel.reel] : [];
}

/** Brings the reels to the stops of a step; `running` when they run already. */
export async function spin(moving: Moving, step: SlotStepWire, running: boolean): Promise<void> {
  const { board, pace, sound } = moving.options;
  const { rules } = moving;
  const now = pace();
  moving.atRest = step;
  board.highlight(null, [], now);
  board.hold(heldReels(rules, step));
  if (now.cuts) {
    showRest(moving);
    return;
  }
  if (!running) {
    board.start(stripsOf(rules, step.kind), now);
    sound("spin");
  }
  const needed = scattersNeeded(step.kind === "spin" ? rules.free_spins : rules.retrigger);
  const suspense = reelsInSuspense(step.grid, rules.scatter, needed);
  const settled = board.settle({
    grid: drawnGrid(step, stripsOf(rules, step.kind)),
    stops: step.stops,
    suspense,
    pace: now,
    onReelStop: (reel) => {
      sound("stop");
      if (suspense[reel + 1] && !suspense[reel]) sound("suspense");
    },
  });
  if (moving.hurried) board.slam();
  await settled;
}

/** Lifts the cells of a win and draws its lines. */
export function lift(
  { options: { board }, rules, atRest }: Moving,
  beat: Beat,
  step: SlotStepWire,
  now: Pace,
): void {
  const shown = (wins: readonly SlotWinWire[]) =>
    wins.flatMap(({ line }) => (line === null ? [] : [{ line, rows: rules.lines[line] ?? [] }]));
  if (beat.kind === "line") board.highlight(beat.win.positions, shown([beat.win]), now);
  if (beat.kind === "scatter") board.highlight(scatterWinOf(step)?.positions ?? [], [], now);
  if (beat.kind === "walk" && now.cuts) board.highlight(placesOf(atRest, rules.wild), [], now);
  if (beat.kind === "open") {
    const opened = step.marks.filter(({ kind }) => kind === "umbrella");
    board.highlight(
      opened.flatMap(({ positions }) => positions),
      [],
      now,
    );
  }
  if (beat.kind === "spring") board.tick(markOf(step, "removed")?.positions ?? [], now);
  if (beat.kind === "multiply") board.highlight(winningPositions(step), [], now);
  if (beat.kind === "met") board.highlight(markOf(step, "met")?.positions ?? [], [], now);
  if (beat.kind === "kept") board.highlight(keepers(rules, step), [], now);
  if (beat.kind === "change" && now.cuts) board.highlight(changeOf(step)?.positions ?? [], [], now);
  if (beat.kind === "all") board.highlight(winningPositions(step), shown(boardWinsOf(step)), now);
}

/** Returns the cells of the symbols that won another respin, and of the reel that stays. */
function keepers({ mechanics: { stickyReel } }: SlotRules, { grid }: SlotStepWire) {
  return grid.flatMap((symbols, reel) =>
    symbols.flatMap((symbol, row) =>
      symbol === stickyReel?.keptBy || reel === stickyReel?.reel ? [[reel, row] as const] : [],
    ),
  );
}
