import { describe, expect, it } from "vitest";
import { fractionToNumber, fractionToPercent } from "../proof/fraction.ts";
import { parseParSheet } from "../slot/par-sheet/parse-par-sheet.ts";
import { symbolsOf } from "../slot/par-sheet/par-sheet.ts";
import { visibleSymbols } from "../slot/engine/play-slot.ts";
import { proveSlot } from "../slot/proof/prove-slot.ts";
import { LANTERN_TIDE, LANTERN_TIDE_SYMBOLS } from "./index.ts";

const PROOF = proveSlot(LANTERN_TIDE);

describe("Lantern Tide", () => {
  it("is a valid sheet of its eleven symbols", () => {
    expect(parseParSheet(LANTERN_TIDE)).toBe(LANTERN_TIDE);
    expect(symbolsOf(LANTERN_TIDE).sort()).toEqual([...LANTERN_TIDE_SYMBOLS].sort());
    expect(LANTERN_TIDE.lines).toHaveLength(20);
  });

  it("never shows two kites on one reel", () => {
    for (const strip of [...LANTERN_TIDE.reels, ...(LANTERN_TIDE.freeSpinReels ?? [])]) {
      for (const stop of strip.keys()) {
        const kites = visibleSymbols(strip, stop, 3).filter((symbol) => symbol === "kite");
        expect(kites.length).toBeLessThanOrEqual(1);
      }
    }
  });

  it("has exactly the published figures", () => {
    expect(fractionToPercent(PROOF.rtp, 6)).toBe("96.120954");
    expect(fractionToPercent(PROOF.hitRate, 4)).toBe("30.7651");
    expect(PROOF.standardDeviation).toBeCloseTo(4.991_687_196_555_032_5, 12);
  });

  it("keeps what the house promises of it", () => {
    const rtp = fractionToNumber(PROOF.rtp);
    expect(rtp).toBeGreaterThan(0.958);
    expect(rtp).toBeLessThan(0.965);
    const hitRate = fractionToNumber(PROOF.hitRate);
    expect(hitRate).toBeGreaterThan(0.26);
    expect(hitRate).toBeLessThan(0.33);
    expect(PROOF.volatility).toBe("medium");
    expect(fractionToNumber(PROOF.maxWin.baseSpin)).toBeGreaterThanOrEqual(1000);
  });
});
