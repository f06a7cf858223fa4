import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { europeanRoulette } from "@houselight/game-maths";
import type { Game } from "@houselight/game-maths";
import { codeHash, readFigures, StaleFigures } from "@houselight/server/figures";
import { expect, it } from "vitest";
import { provenFacts, writeFigures } from "./figures.ts";

it("proves a game and writes its figures under the hash of its configuration", () => {
  const folder = mkdtempSync(join(tmpdir(), "figures-"));
  try {
    mkdirSync(join(folder, europeanRoulette.slug));
    const path = writeFigures(europeanRoulette, folder);
    const { facts } = JSON.parse(readFileSync(path, "utf8"));
    expect(facts).toEqual(europeanRoulette.facts);
    expect(readFigures(europeanRoulette, folder)).toMatchObject({ version: "1.0.0", facts });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("has other figures for another configuration", () => {
  const changed = { ...europeanRoulette, canonicalConfig: () => "{}" };
  expect(provenFacts(changed).config_hash).not.toBe(europeanRoulette.facts.config_hash);
});

it("refuses figures of another configuration, and of other code", () => {
  const changed: Game = { ...europeanRoulette, canonicalConfig: () => "{}" };
  expect(() => readFigures(changed)).toThrow(StaleFigures);
  const replaced: Game = { ...europeanRoulette, kind: "slot" };
  expect(() => readFigures(replaced)).toThrow(/other code/);
});

it("names the code of a slot by the parts that its sheet plays with", () => {
  const slot = (sheet: object) =>
    codeHash({
      kind: "slot",
      slug: "any",
      canonicalConfig: () => JSON.stringify(sheet),
    });
  expect(slot({})).toBe(slot({ paysBy: "lines" }));
  expect(slot({ paysBy: "ways" })).not.toBe(slot({}));
  expect(slot({ stickyReel: {} })).not.toBe(slot({}));
});
