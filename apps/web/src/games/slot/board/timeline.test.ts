import type { SlotStepWire, SlotWinWire } from "@houselight/game-maths/slot";
import { describe, expect, it } from "vitest";
import {
  landReel,
  moveReel,
  restingReel,
  settleCurve,
  settleReel,
  startReel,
  symbolAt,
} from "./motion/reel-motion.ts";
import {
  drawnGrid,
  goneAfter,
  reelsInSuspense,
  scattersNeeded,
  timelineOf,
  winningPositions,
} from "./timeline.ts";

const win = (line: number, payout_cents: number): SlotWinWire => ({
  by: "line",
  line,
  ways: null,
  symbol: "fish",
  count: 3,
  positions: [
    [0, line],
    [1, 0],
    [2, 0],
  ] as [number, number][],
  multiplier: 1,
  payout_cents,
});

const step = (over: Partial<SlotStepWire> = {}): SlotStepWire => ({
  kind: "spin",
  stops: [0, 0, 0, 0, 0],
  grid: [],
  wins: [],
  marks: [],
  spins_awarded: 0,
  free_spins_left: 0,
  free_spins_played: 0,
  multiplier: 1,
  payout_cents: 0,
  total_cents: 0,
  capped: false,
  ...over,
});

const kinds = (steps: readonly SlotStepWire[], from = 0) =>
  timelineOf(steps, from).map(({ kind }) => kind);

describe("timelineOf", () => {
  it("shows a round without a win as its spin alone", () => {
    expect(kinds([step()])).toEqual(["spin"]);
  });

  it("shows wins one by one, the highest first, then all", () => {
    const beats = timelineOf([step({ wins: [win(0, 10), win(1, 40)] })]);
    expect(beats.map(({ kind }) => kind)).toEqual(["spin", "line", "line", "all"]);
    expect(beats[1]).toMatchObject({ win: { payout_cents: 40 } });
  });

  it("shows a single win once, and very many together", () => {
    expect(kinds([step({ wins: [win(0, 10)] })])).toEqual(["spin", "all"]);
    expect(kinds([step({ wins: [0, 1, 2, 3, 4, 5, 6].map((line) => win(line, 1)) })])).toEqual([
      "spin",
      "all",
    ]);
  });

  it("lets wilds walk before each respin, and says where two meet", () => {
    const mark = (kind: "walked" | "met") => ({
      kind,
      positions: [[2, 1]] as [number, number][],
      symbol: "walker",
      value: kind === "met" ? 5 : null,
    });
    const walked = step({ kind: "respin", marks: [mark("walked")] });
    const met = step({ kind: "respin", marks: [mark("walked"), mark("met")] });
    expect(kinds([step(), walked, met])).toEqual(["spin", "walk", "spin", "walk", "spin", "met"]);
  });

  it("says what a spring takes, which then falls away", () => {
    const spring = step({
      kind: "cascade",
      marks: [{ kind: "removed", positions: [[0, 0]], symbol: "fern", value: 1 }],
    });
    expect(kinds([step(), spring, step({ kind: "cascade" })])).toEqual(["spin", "spring", "spin"]);
    expect(goneAfter(spring)).toEqual([[0, 0]]);
  });

  it("multiplies what a spin paid, and tells free spins once nothing falls", () => {
    const won = step({ wins: [win(0, 10)], spins_awarded: 5, free_spins_left: 5 });
    const more = [won, step({ kind: "cascade" }), step({ kind: "multiply" })];
    expect(kinds(more)).toEqual(["spin", "all", "spin", "multiply", "award"]);
  });

  const scatter: SlotWinWire = {
    ...win(0, 200),
    by: "scatter",
    line: null,
    positions: [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  };
  const chain = [
    step({ wins: [scatter], spins_awarded: 2, payout_cents: 200, total_cents: 200 }),
    step({ kind: "free_spin", free_spins_played: 1, total_cents: 200 }),
    step({
      kind: "free_spin",
      free_spins_played: 2,
      payout_cents: 50,
      total_cents: 250,
      wins: [win(0, 50)],
    }),
  ];

  it("announces free spins and sums them up without the spin that won them", () => {
    const beats = timelineOf(chain);
    expect(beats.map(({ kind }) => kind)).toEqual([
      "spin",
      "all",
      "award",
      "spin",
      "spin",
      "all",
      "summary",
    ]);
    expect(beats.at(-1)).toMatchObject({ spins: 2, payoutCents: 50 });
  });

  it("goes on from the step where it was cut off", () => {
    expect(kinds(chain, 2)).toEqual(["spin", "all", "summary"]);
    expect(kinds(chain, 3)).toEqual(["summary"]);
  });
});

describe("reelsInSuspense", () => {
  const grid = [["kite"], ["fish"], ["kite"], ["moon"], ["kite"]];
  it("keeps waiting from the reel on which one scatter is missing", () => {
    expect(reelsInSuspense(grid, "kite", 3)).toEqual([false, false, false, true, true]);
  });
  it("never without a scatter or an award", () => {
    expect(reelsInSuspense(grid, null, 3)).not.toContain(true);
    expect(reelsInSuspense(grid, "kite", scattersNeeded({}))).not.toContain(true);
  });
  it("needs the least count that awards spins", () => {
    expect(scattersNeeded({ 5: 20, 3: 10, 4: 15, 2: 0 })).toBe(3);
  });
});

describe("winningPositions", () => {
  it("names each cell once", () => {
    expect(winningPositions(step({ wins: [win(0, 1), win(1, 1)] }))).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
    ]);
  });
});

describe("a reel", () => {
  const strip = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const inSight = (reel: ReturnType<typeof restingReel>) =>
    [0, 1, 2].map((row) => symbolAt(reel, row - Math.round(reel.position)));

  it("rests on its stop, over the end of the strip too", () => {
    expect(inSight(restingReel(strip, 7, 3))).toEqual(["h", "a", "b"]);
  });

  it("starts with what is in sight and comes to rest on the server's symbols", () => {
    const reel = restingReel(strip, 2, 3);
    startReel(reel, ["x", "y", "z", "w"]);
    expect(inSight(reel)).toEqual(["c", "d", "e"]);
    for (let frame = 0; frame < 30; frame += 1) moveReel(reel, 16, 0.026);
    const before = [-1, 0, 1, 2, 3].map((row) => symbolAt(reel, row - Math.ceil(reel.position)));
    settleReel(reel, ["p", "q", "r"], 5, 0.026);
    expect([-1, 0, 1, 2, 3].map((row) => symbolAt(reel, row - Math.ceil(reel.position)))).toEqual(
      before,
    );
    let frames = 0;
    while (!moveReel(reel, 16, 0.026)) frames += 1;
    expect(frames).toBeLessThan(120);
    expect(inSight(reel)).toEqual(["p", "q", "r"]);
    landReel(reel, ["p", "q", "r"], 5);
    expect(inSight(reel)).toEqual(["p", "q", "r"]);
    expect(reel.phase).toBe("resting");
  });

  it("settles from 0 to 1 with a small overshoot", () => {
    expect(settleCurve(0)).toBeCloseTo(0);
    expect(settleCurve(1)).toBe(1);
    expect(settleCurve(0.8)).toBeGreaterThan(1);
  });
});

describe("features on and off the reels", () => {
  const cells = [0, 1, 2].map((row) => [1, row] as [number, number]);
  const sticky = { kind: "sticky" as const, positions: cells, symbol: "moon", value: null };

  it("shows what changes a board, and that a respin has won another", () => {
    const steps = [
      step({ marks: [sticky] }),
      step({ kind: "respin" }),
      step({ kind: "respin", wins: [win(0, 10)], payout_cents: 10, total_cents: 10 }),
    ];
    const shown = ["spin", "change", "spin", "kept", "spin", "all", "featureOver"];
    expect(kinds(steps)).toEqual(shown);
  });

  it("begins with the board as the reels drew it", () => {
    const strips = [["a"], ["x", "moon", "y", "z"]];
    const grid = [
      ["a", "a", "a"],
      ["moon", "moon", "moon"],
    ];
    expect(drawnGrid(step({ stops: [0, 3], grid, marks: [sticky] }), strips)).toEqual([
      ["a", "a", "a"],
      ["z", "x", "moon"],
    ]);
    expect(drawnGrid(step({ stops: [0, 3], grid }), strips)).toEqual(grid);
  });

  it("opens a feature once, shows each of its steps, and sums them up", () => {
    const hold = (payout_cents: number) => step({ kind: "hold", stops: [], payout_cents });
    const beats = timelineOf([step(), hold(0), hold(0), hold(300)]);
    expect(beats.map(({ kind }) => kind)).toEqual([
      "spin",
      "feature",
      "tries",
      "tries",
      "tries",
      "featureOver",
    ]);
    expect(beats.at(-1)).toMatchObject({ payoutCents: 300 });
    expect(kinds([step(), step({ kind: "pick" })])).toEqual([
      "spin",
      "feature",
      "pick",
      "pick",
      "featureOver",
    ]);
  });
});
