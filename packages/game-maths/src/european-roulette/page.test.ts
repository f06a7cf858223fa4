import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fractionToPercent, fractionToText } from "../proof/fraction.ts";
import { proveRoulette } from "./index.ts";

const PAGE = readFileSync(new URL("../../../../docs/games.md", import.meta.url), "utf8");

/** The page without the spaces that pad its tables. */
const TRIMMED = PAGE.replaceAll(/ *\| */g, "|");

it("docs/games.md states the computed figures of every roulette bet", () => {
  const { rtp, kinds } = proveRoulette();
  expect(PAGE).toContain(`${fractionToPercent(rtp, 6)} % (${fractionToText(rtp)})`);
  for (const { paysToOne, hitRate, standardDeviation } of kinds) {
    const hits = `${fractionToPercent(hitRate, 4)} %`;
    expect(TRIMMED).toContain(`|${paysToOne} to 1|${hits}|${standardDeviation.toFixed(4)}|`);
  }
});
