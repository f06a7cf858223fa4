import { lanternTideVersions } from "@houselight/game-maths/lantern-tide";
import { mirrorTentVersions } from "@houselight/game-maths/mirror-tent";
import type { SlotRules } from "@houselight/game-maths/slot";
import { stormCellarVersions } from "@houselight/game-maths/storm-cellar";
import { describe, expect, it } from "vitest";
import { betModesOf, rulesOfMode } from "./slot-rules.ts";

const rulesOf = ({ current }: typeof lanternTideVersions) => current.rules?.() as SlotRules;
const MIRRORS = rulesOf(mirrorTentVersions);
const STORM = rulesOf(stormCellarVersions);

describe("ways to bet", () => {
  it("are one where the sheet has no other", () => {
    expect(betModesOf(rulesOf(lanternTideVersions), true)).toHaveLength(1);
  });

  it("are kept out where features may not be bought, but for choices at one price", () => {
    expect(betModesOf(MIRRORS, true).map(({ mode }) => mode)).toEqual(["main", "ante"]);
    expect(betModesOf(MIRRORS, false).map(({ mode }) => mode)).toEqual(["main"]);
    const modes = ["main", "gale", "tempest"];
    expect(betModesOf(STORM, false).map(({ mode }) => mode)).toEqual(modes);
  });

  it("have their price in stakes, and the rules that they change", () => {
    expect(betModesOf(MIRRORS, true).map(({ price }) => price)).toEqual([1, 1.25]);
    expect(rulesOfMode(MIRRORS, "ante").reels).not.toEqual(MIRRORS.reels);
    expect(rulesOfMode(MIRRORS, "main")).toBe(MIRRORS);
    const chosen = betModesOf(STORM, false).map(({ kind, rules }) => [
      kind,
      Object.values(rules.free_spins)[0],
      rules.free_spins_multiplier,
    ]);
    expect(chosen).toEqual([
      ["choice", 20, 1],
      ["choice", 10, 3],
      ["choice", 5, 8],
    ]);
  });
});
