import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "@houselight/game-maths";
import type { SlotStepWire } from "@houselight/game-maths/slot";
import { describe, expect, it } from "vitest";
import type { Show } from "../stage/director.ts";
import { framesOf, isMoment, type Moment, transformOf } from "./moment.ts";

const PUBLIC = join(import.meta.dirname, "../../../../public/games");
const SLOTS = GAMES.filter(({ current }) => current.kind === "slot").map(
  ({ current }) => current.slug,
);

/** Pictures that the looks of slots name for their moments, by slug. */
const named = SLOTS.flatMap((slug) => {
  const look = readFileSync(join(import.meta.dirname, "../..", slug, "index.ts"), "utf8");
  const pictures = [...look.matchAll(/picture: "([\w-]+)"/g)].map(([, name]) => name as string);
  return pictures.length > 0 ? [{ slug, pictures }] : [];
});

const stepWith = (kinds: readonly string[]): SlotStepWire =>
  ({ marks: kinds.map((kind) => ({ kind })) }) as unknown as SlotStepWire;
const award = (first: boolean): Show => ({
  beat: { kind: "award", step: 0, spins: 10, first },
  step: stepWith([]),
});
const all = (...marks: string[]): Show => ({
  beat: { kind: "all", step: 0 },
  step: stepWith(marks),
});

describe("the moment of a game", () => {
  it("comes when free spins begin, and not when more of them are won", () => {
    const moment: Moment = { at: "award", sheets: [] };
    expect(isMoment(moment, award(true))).toBe(true);
    expect(isMoment(moment, award(false))).toBe(false);
    expect(isMoment(moment, all("full"))).toBe(false);
    expect(isMoment(undefined, award(true))).toBe(false);
  });

  it("comes when the board is full of one symbol", () => {
    const moment: Moment = { at: "full", sheets: [] };
    expect(isMoment(moment, all("full"))).toBe(true);
    expect(isMoment(moment, all())).toBe(false);
    expect(isMoment(moment, award(true))).toBe(false);
  });

  it.each(named)("of $slug has all its pictures", ({ slug, pictures }) => {
    for (const picture of pictures)
      expect(existsSync(join(PUBLIC, slug, `${picture}.svg`)), picture).toBe(true);
  });

  it("is shown by the games whose board cannot show it alone", () =>
    expect(named.map(({ slug }) => slug).toSorted()).toEqual([
      "lantern-tide",
      "penny-comet",
      "storm-cellar",
    ]));

  it("leaves the stage as it was", () => {
    const [first, waits, moved, gone] = framesOf(
      { picture: "tide", fits: "stage", from: { y: 100 }, to: { y: 0 } },
      0.25,
    );
    expect([first?.transform, waits?.transform]).toEqual([
      transformOf({ y: 100 }),
      transformOf({ y: 100 }),
    ]);
    expect([waits?.offset, moved?.opacity, gone?.opacity]).toEqual([0.25, 1, 0]);
    expect(gone?.transform).toBe(transformOf({ y: 0 }));
  });
});
