import { createHash, createHmac } from "node:crypto";
import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import { drawPoint } from "@houselight/game-maths/rocket";
import { describe, expect, it } from "vitest";
import { checkRound } from "./check-round.ts";
import { OVER } from "./rocket.testing.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const IDS = Array.from({ length: 7 }, (_, at) => `bet-${at}`);

/** A round as the house plays and records it. */
function played(nonce: number) {
  const seed = sha256(`seed ${nonce}`);
  const seed_hash = sha256(seed);
  const salt = IDS.reduce((before, id) => sha256(`${before}:${id}`), seed_hash);
  const point = drawPoint(
    createDraw((block) =>
      createHmac("sha256", seed)
        .update(blockMessage(salt, nonce, block))
        .digest(),
    ),
  );
  return { ...OVER, seed, seed_hash, salt, nonce, point, bets: IDS.length };
}

async function* pagesOf(ids: readonly string[], size = 3) {
  for (let from = 0; from < ids.length; from += size) yield ids.slice(from, from + size);
}

const ALL = { seed: true, salt: true, point: true };

describe("the check of a round", () => {
  it("agrees with every round of the house", async () => {
    const points = new Set<number>();
    for (let nonce = 0; nonce < 30; nonce++) {
      const round = played(nonce);
      points.add(round.point);
      expect(await checkRound(round, pagesOf(IDS))).toEqual({ ...ALL, computed: round.point });
    }
    expect(points.size).toBeGreaterThan(10);
  });

  it("takes the hash of the seed for the salt of a round without bets", async () => {
    const round = played(1);
    const empty = { ...round, salt: round.seed_hash, bets: 0 };
    expect(await checkRound(empty, pagesOf([]))).toMatchObject({ seed: true, salt: true });
  });

  it("finds another seed, another salt, and another point", async () => {
    const round = played(2);
    expect(await checkRound({ ...round, seed_hash: "0".repeat(64) }, pagesOf(IDS))).toMatchObject({
      seed: false,
    });
    expect(await checkRound({ ...round, salt: "0".repeat(64) }, pagesOf(IDS))).toMatchObject({
      seed: true,
      salt: false,
      point: true,
    });
    expect(await checkRound({ ...round, point: round.point + 1 }, pagesOf(IDS))).toMatchObject({
      ...ALL,
      point: false,
      computed: round.point,
    });
  });

  it("finds a bet that is missing, in another place, or was added", async () => {
    const round = played(3);
    for (const ids of [IDS.slice(1), IDS.toReversed(), [...IDS, "bet-8"]])
      expect(await checkRound(round, pagesOf(ids))).toMatchObject({ seed: true, salt: false });
    expect(await checkRound({ ...round, bets: 6 }, pagesOf(IDS))).toMatchObject({ salt: false });
  });

  it("waits for the seed", async () =>
    expect(await checkRound({ ...played(4), seed: null }, pagesOf(IDS))).toBeNull());
});
