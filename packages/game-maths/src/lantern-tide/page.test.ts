import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fractionToDecimal, fractionToNumber, fractionToPercent } from "../proof/fraction.ts";
import { proveSlot } from "../slot/proof/prove-slot.ts";
import { LANTERN_TIDE } from "./index.ts";

const PAGE = readFileSync(new URL("../../../../docs/games.md", import.meta.url), "utf8");
const PROOF = proveSlot(LANTERN_TIDE);

/** The page's table rows, cells joined by one bar each. */
const ROWS = PAGE.split("\n").map((line) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim())
    .join("|"),
);

describe("docs/games.md on Lantern Tide", () => {
  it("states the computed figures", () => {
    const { name, version, freeSpins, maxWin, rtpParts } = PROOF;
    if (!freeSpins || !maxWin.round) throw new Error("the sheet has free spins and a limit");
    const rtp = `${fractionToPercent(PROOF.rtp, 6)} %`;
    const hitRate = `${fractionToPercent(PROOF.hitRate, 4)} %`;
    const deviation = PROOF.standardDeviation.toFixed(4);
    expect(ROWS).toContain(`${name}|${version}|${rtp}|${hitRate}|${deviation}|${PROOF.volatility}`);
    const { baseLines, baseScatter } = rtpParts;
    expect(ROWS).toContain(`of it base game, lines|${fractionToPercent(baseLines, 6)} %`);
    expect(ROWS).toContain(`of it base game, kites|${fractionToPercent(baseScatter, 6)} %`);
    expect(ROWS).toContain(`of it free spins|${fractionToPercent(rtpParts.freeSpins, 6)} %`);
    const start = (1 / fractionToNumber(freeSpins.frequency)).toFixed(2);
    const spins = fractionToDecimal(freeSpins.averageSpins, 3);
    const win = fractionToDecimal(freeSpins.averageWin, 2);
    expect(ROWS).toContain(
      `Free spins|1 in ${start} spins, ${spins} spins and ${win} times the stake on average`,
    );
    const highest = fractionToDecimal(maxWin.round, 2);
    expect(ROWS).toContain(`Maximum win, whole round|${highest} times the stake`);
  });

  it("states the computed win table", () => {
    for (const band of PROOF.roundBands) {
      const chance = `${(band.probability * 100).toFixed(5)} %`;
      const share = `${(band.rtpShare * 100).toFixed(3)} %`;
      expect(
        ROWS.some((cells) => cells.endsWith(`|${chance}|${share}`)),
        chance,
      ).toBe(true);
    }
  });
});
