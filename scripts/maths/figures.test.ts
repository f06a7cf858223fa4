import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { europeanRoulette } from "@houselight/game-maths";
import { expect, it } from "vitest";
import { provenFacts, writeFigures } from "./figures.ts";

it("proves a game and writes its figures under the hash of its configuration", () => {
  const folder = mkdtempSync(join(tmpdir(), "figures-"));
  try {
    mkdirSync(join(folder, europeanRoulette.slug));
    const path = writeFigures(europeanRoulette, folder);
    expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(europeanRoulette.facts);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("has other figures for another configuration", () => {
  const changed = { ...europeanRoulette, canonicalConfig: () => "{}" };
  expect(provenFacts(changed).config_hash).not.toBe(europeanRoulette.facts.config_hash);
});
