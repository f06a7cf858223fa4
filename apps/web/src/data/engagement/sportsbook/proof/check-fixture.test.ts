import { createHash, createHmac } from "node:crypto";
import { playMatch } from "@houselight/sports-maths/football";
import { describe, expect, it } from "vitest";
import { checkFixture, type PlayedFixture } from "./check-fixture.ts";

const urn = "pf:match:0a1b2c3d.0.25.3";
const strengths = { home: 3.125, away: 2.25 };
const seed = "5e".repeat(32);

/** The match by the bytes themselves: six of them a number, none so high that it is drawn again. */
function playedGoals() {
  const bytes = Buffer.concat(
    Array.from({ length: 80 }, (_, block) =>
      createHmac("sha256", seed).update(`${urn}:${block}`).digest(),
    ),
  );
  let at = -6;
  const draw = (n: number) => Number(BigInt(bytes.readUIntBE((at += 6), 6)) % BigInt(n));
  return playMatch(draw, strengths).goals;
}

const goals = playedGoals();
const count = (until: number) => ({
  home: goals.filter(({ minute, side }) => minute <= until && side === "home").length,
  away: goals.filter(({ minute, side }) => minute <= until && side === "away").length,
});
const simulated = {
  minute_ms: 4_000,
  urn,
  seed,
  strengths,
  seed_hash: createHash("sha256").update(`${seed}:3.125:2.25`).digest("hex"),
};
const fixture: PlayedFixture = {
  state: "closed",
  score: count(90),
  half_time: count(45),
  simulated,
};
const ALL = { seal: true, score: true, halfTime: true };

describe("the check of a match", () => {
  it("agrees with the match that the house played", () =>
    expect(checkFixture(fixture)).toEqual({
      ...ALL,
      played: { score: count(90), halfTime: count(45) },
      goals,
    }));

  it.each([
    ["another seed", { seed: "7a".repeat(32) }, { seal: false }],
    ["another seal", { seed_hash: "0".repeat(64) }, { ...ALL, seal: false }],
    ["other strengths", { strengths: { home: 0.25, away: 0.5 } }, { seal: false, score: false }],
  ])("finds %s", (_what, part, wrong) =>
    expect(checkFixture({ ...fixture, simulated: { ...simulated, ...part } })).toMatchObject(wrong),
  );

  it("plays another match under another name", () => {
    const named = { ...fixture, simulated: { ...simulated, urn: "pf:match:0a1b2c3d.0.25.4" } };
    expect(checkFixture(named)?.goals).not.toEqual(goals);
  });

  it("finds an abandoned match where it stood", () => {
    const [first] = goals;
    const stood = count(first?.minute ?? 0);
    const abandoned = { ...fixture, state: "abandoned", score: stood, half_time: null } as const;
    expect(checkFixture(abandoned)).toMatchObject({ ...ALL, halfTime: null, goals: [first] });
    expect(checkFixture({ ...abandoned, score: { home: 9, away: 9 } })?.score).toBe(false);
  });

  it("waits for the seed, and has nothing to say of a match of the real world", () => {
    const sealed = { ...simulated, seed: null, strengths: null };
    expect(checkFixture({ ...fixture, simulated: sealed })).toBeNull();
    expect(checkFixture({ ...fixture, simulated: null })).toBeNull();
  });
});
