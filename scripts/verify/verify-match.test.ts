import { createHash, createHmac } from "node:crypto";
import { playMatch } from "@houselight/sports-maths/football";
import { describe, expect, it } from "vitest";
import { type MatchToVerify, readMatchAnswer, verifyMatch } from "./verify-match.ts";
import { NotVerifiable } from "./verify-round.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const urn = "pf:match:0a1b2c3d.0.25.3";
const strengths = { home: 3.125, away: 2.25 };

/** The match by the bytes themselves: six of them a number, none so high that it is drawn again. */
function playedBy(seed: string) {
  const bytes = Buffer.concat(
    Array.from({ length: 80 }, (_, block) =>
      createHmac("sha256", seed).update(`${urn}:${block}`).digest(),
    ),
  );
  let at = -6;
  const { goals } = playMatch(
    (n) => Number(BigInt(bytes.readUIntBE((at += 6), 6)) % BigInt(n)),
    strengths,
  );
  const count = (until: number) => ({
    home: goals.filter(({ minute, side }) => minute <= until && side === "home").length,
    away: goals.filter(({ minute, side }) => minute <= until && side === "away").length,
  });
  return { goals, score: count(90), half_time: count(45), at: count };
}

const seed = "5e".repeat(32);
const { goals, score, half_time, at } = playedBy(seed);
const match: MatchToVerify = {
  id: 7,
  home: "Inkwell",
  away: "Kites",
  state: "closed",
  score,
  half_time,
  simulated: { seed_hash: sha256(`${seed}:3.125:2.25`), seed, urn, strengths },
};
const wrongOf = (told: Partial<MatchToVerify>) =>
  verifyMatch({ ...match, ...told })
    .filter(({ ok }) => !ok)
    .map(({ text }) => text);
const withSimulated = (part: Partial<NonNullable<MatchToVerify["simulated"]>>) => ({
  simulated: { ...(match.simulated as NonNullable<MatchToVerify["simulated"]>), ...part },
});
const text = ({ home, away }: { home: number; away: number }) => `${home}:${away}`;

describe("a simulated match", () => {
  it("agrees with its seed", () => {
    // A match without goals before or after half time would prove little.
    expect(goals.length).toBeGreaterThan(2);
    expect(score).not.toEqual(half_time);
    expect(verifyMatch(match).map(({ text: said }) => said)).toEqual([
      "seed and strengths have the hash that was told",
      `the seed gives ${text(score)}`,
      `${text(half_time)} at half time`,
    ]);
    expect(wrongOf({})).toEqual([]);
  });

  it.each<[string, Partial<MatchToVerify>, string[]]>([
    [
      "another hash",
      withSimulated({ seed_hash: sha256("another") }),
      ["seed and strengths have the hash that was told"],
    ],
    [
      "another score",
      { score: { ...score, home: score.home + 1 } },
      [`the seed gives ${text(score)}; on record: ${score.home + 1}:${score.away}`],
    ],
    ["no score", { score: null }, [`the seed gives ${text(score)}; on record: none`]],
    [
      "another score at half time",
      { half_time: { ...half_time, away: half_time.away + 1 } },
      [`${text(half_time)} at half time; on record: ${half_time.home}:${half_time.away + 1}`],
    ],
  ])("does not with %s", (_what, told, texts) => expect(wrongOf(told)).toEqual(texts));

  it.each([
    ["seed", { seed: "7a".repeat(32), seed_hash: sha256("7a".repeat(32)) }],
    ["name", { urn: "pf:match:0a1b2c3d.0.25.4" }],
    ["strengths", { strengths: { home: 0.25, away: 0.5 } }],
  ])("is another match with another %s", (_what, part) =>
    expect(wrongOf(withSimulated(part)).length).toBeGreaterThan(0),
  );

  it("that was abandoned stood as it was told at some moment", () => {
    const minute = goals[1]?.minute ?? 0;
    const abandoned = { state: "abandoned", score: at(minute), half_time: null } as const;
    expect(wrongOf(abandoned)).toEqual([]);
    expect(wrongOf({ ...abandoned, score: { home: 0, away: 0 } })).toEqual([]);
    expect(wrongOf({ ...abandoned, half_time })).toEqual([]);
    expect(wrongOf({ ...abandoned, half_time: { ...half_time, home: 9 } })).toHaveLength(1);
    expect(wrongOf({ ...abandoned, score: { home: score.home + 1, away: 0 } })).toEqual([
      `the match stood at ${score.home + 1}:0, by its seed never`,
    ]);
  });

  it.each<[string, Partial<MatchToVerify>]>([
    ["before it is over", withSimulated({ seed: null })],
    ["when it is a real one", { simulated: null }],
  ])("cannot be verified %s", (_what, told) =>
    expect(() => verifyMatch({ ...match, ...told })).toThrow(NotVerifiable),
  );
});

describe("an answer about a match", () => {
  it("is read, whatever else it tells", () => {
    const more = { ...match, markets: [], open_markets: 0, clock: null };
    expect(readMatchAnswer(more)).toEqual(match);
  });

  it.each([
    ["is of something else", { id: 7, drops: [] }],
    [
      "does not tell with which strengths",
      { ...match, simulated: { seed_hash: sha256(seed), seed, urn, minute_ms: 4000 } },
    ],
  ])("is refused when it %s", (_what, told) =>
    expect(() => readMatchAnswer(told)).toThrow(NotVerifiable),
  );
});
