import { describe, expect, it } from "vitest";
import { killRun } from "./kill-run.ts";

describe("a house that is killed", () => {
  it("keeps every acknowledged operation exactly once through 5 kills", {
    timeout: 120_000,
  }, async () => {
    const result = await killRun({ kills: 5, players: 12, seed: 20_260_501, databaseUrl: null });
    expect(result).toMatchObject({
      kills: 5,
      lost: 0,
      duplicated: 0,
      unresolved: 0,
      violations: [],
    });
    expect(result.acknowledged).toBeGreaterThan(50);
  });
});
