import { expect, it } from "vitest";
import { seededDraw } from "../football.testing.ts";
import { playMatch, stateAt } from "../play-match.ts";
import { checkMatch, matchBlock, sealedText } from "./check-match.ts";

const strengths = { home: 3.125, away: 2.25 };
/** No hash: it shows which text is hashed. */
const sha256 = (text: string) => `sha256(${text})`;
const SEALED = { seed: "5e", strengths, sealedHash: "sha256(5e:3.125:2.25)" };
const match = playMatch(seededDraw(3), strengths);
const { score, halfTime } = stateAt(match, { period: "over", minute: 90 });
const check = (told: object, sealed = SEALED, seed = 3) =>
  checkMatch(
    sealed,
    { score, halfTime, isAbandoned: false, ...told },
    { draw: seededDraw(seed), sha256 },
  );
const ALL = { seal: true, score: true, halfTime: true };

it("names what is hashed and signed", () => {
  expect(sealedText("5e", strengths)).toBe("5e:3.125:2.25");
  expect(matchBlock("pf:match:1", 2)).toBe("pf:match:1:2");
});

it("agrees with a match as it was played", () => {
  // A match without goals before or after half time would prove little.
  expect(score).not.toEqual(halfTime);
  expect(halfTime).not.toEqual({ home: 0, away: 0 });
  expect(check({})).toEqual({ ...ALL, played: { score, halfTime }, goals: match.goals });
});

it.each([
  ["another score", { score: { ...score, home: score.home + 1 } }, { score: false }],
  ["no score", { score: null }, { score: false }],
  ["another score at half time", { halfTime: { home: 9, away: 9 } }, { halfTime: false }],
  ["no score at half time", { halfTime: null }, { halfTime: false }],
])("does not agree with %s", (_name, told, wrong) =>
  expect(check(told)).toMatchObject({ ...ALL, ...wrong }),
);

it("does not agree with another seal, other strengths or other draws", () => {
  expect(check({}, { ...SEALED, sealedHash: "sha256(5e)" })).toMatchObject({ ...ALL, seal: false });
  const weak = check({}, { ...SEALED, strengths: { home: 0.25, away: 0.5 } });
  expect(weak).toMatchObject({ seal: false, score: false });
  const scores = [4, 5, 6].map((seed) => check({}, SEALED, seed).score);
  expect(scores).toContain(false);
});

it("finds an abandoned match where it stood, with the goals until then", () => {
  const [first, second] = match.goals;
  if (!first || !second) throw new Error("too few goals");
  const stood = { home: 0, away: 0, [first.side]: 1 };
  const at = check({ isAbandoned: true, score: stood, halfTime: null });
  expect(at).toMatchObject({ seal: true, score: true, halfTime: null, goals: [first] });
  expect(check({ isAbandoned: true, score: null, halfTime: null })).toMatchObject({
    score: true,
    goals: [],
  });
  expect(check({ isAbandoned: true })).toMatchObject(ALL);
  expect(check({ isAbandoned: true, halfTime: { home: 9, away: 9 } })).toMatchObject({
    halfTime: false,
  });
  const never = { home: score.home + 1, away: 0 };
  expect(check({ isAbandoned: true, score: never })).toMatchObject({
    score: false,
    goals: match.goals,
  });
});
