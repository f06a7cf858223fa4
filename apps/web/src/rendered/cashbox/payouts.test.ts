import type { HouseGameView, RoundView } from "@houselight/contracts/house-games";
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { ROUNDS_KEY } from "../../data/house-games.ts";
import type { Show } from "../../games/slot/stage/director.ts";
import { ResultLine } from "../../games/slot/stage/result-line.tsx";
import { LastRounds } from "../../games/panels/last-rounds.tsx";
import { renderPart, textOf } from "../rendered-part.testing.ts";

const STAKE = 100;
const game = { slug: "lantern-tide" } as HouseGameView;
const roundOf = (payout: number): RoundView =>
  ({
    id: `0000000${payout}-0000-7000-8000-000000000000`,
    game: "lantern-tide",
    mode: "real",
    status: "settled",
    currency: "EUR",
    stake_cents: STAKE,
    payout_cents: payout,
    created_at: "2026-11-01T12:00:00.000Z",
  }) as RoundView;

/** Pairs each payout with how it is written beside a stake of one euro. */
const WRITTEN: readonly (readonly [number, string])[] = [
  [0, "€0.00"],
  [32, "€0.32 back"],
  [100, "€1.00 back"],
  [250, "+€2.50"],
];

describe.each(WRITTEN)("a payout of %d cents for a stake of 100", (payout, text) => {
  it(`is written ${text} in the list of rounds`, async () => {
    const data = [[[...ROUNDS_KEY, "lantern-tide", "list", 6], [roundOf(payout)]]] as const;
    const list = () => createElement(LastRounds as never, { game, mode: "real", locale: "en" });
    const shown = textOf(await renderPart(list, { data }));
    expect(shown).toContain(text);
    if (payout <= STAKE) expect(shown).not.toContain("+€");
  });
});

describe("the line under the reels", () => {
  const shown = async (kind: "spin" | "free_spin", beat: string, payout: number) => {
    const win = { by: "line", payout_cents: payout, count: 3, symbol: "fish", line: 0 };
    const free_spins_played = kind === "spin" ? 0 : 1;
    const step = { kind, payout_cents: payout, wins: [win], marks: [], free_spins_played };
    const show = { step, beat: { kind: beat, step: 0, win } } as unknown as Show;
    const pace = { cuts: true, ms: () => 0 } as never;
    const line = () =>
      createElement(ResultLine as never, {
        look: { slug: "lantern-tide" },
        rules: {},
        round: roundOf(payout),
        show,
        pace,
        over: false,
      });
    return textOf(await renderPart(line));
  };

  it.each(["line", "all"])("says what came back of a stake, at the beat %s", async (beat) => {
    const text = await shown("spin", beat, 32);
    expect(text).toContain("€0.32 back");
    expect(text).not.toContain("+");
  });

  it("writes what a free spin paid bare below the stake, and with a plus above it", async () => {
    expect(await shown("free_spin", "all", 32)).toMatch(/^€0\.32 /);
    expect(await shown("free_spin", "all", 320)).toContain("+€3.20");
  });
});
