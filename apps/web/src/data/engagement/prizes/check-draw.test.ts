import { createHash, createHmac } from "node:crypto";
import type { PrizeDrawView } from "@houselight/contracts/prizes";
import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import { pickByWeight } from "@houselight/game-maths/prizes";
import { describe, expect, it } from "vitest";
import { checkDraw } from "./check-draw.ts";

const SEED = "5e".repeat(32);
const WEIGHTS = [4000, 4000, 2000];

/** A draw as the house makes and records it. */
function drawnBy(nonce: number): PrizeDrawView {
  const draw = createDraw((block) =>
    createHmac("sha256", SEED)
      .update(blockMessage("mine", nonce, block))
      .digest(),
  );
  return {
    index: pickByWeight(WEIGHTS, draw),
    weights: WEIGHTS,
    fairness: {
      mapping: "pf:2",
      server_seed_hash: createHash("sha256").update(SEED).digest("hex"),
      client_seed: "mine",
      nonce,
      server_seed: SEED,
    },
  };
}

describe("the check of a draw", () => {
  it("agrees with every draw of the house", () => {
    const drawn = Array.from({ length: 50 }, (_, nonce) => drawnBy(nonce));
    expect(new Set(drawn.map(({ index }) => index))).toEqual(new Set([0, 1, 2]));
    for (const draw of drawn)
      expect(checkDraw(draw)).toMatchObject({ index: draw.index, agrees: true });
  });

  it.each<[string, (draw: PrizeDrawView) => PrizeDrawView]>([
    ["another prize", (draw) => ({ ...draw, index: (draw.index + 1) % 3 })],
    [
      "other weights",
      (draw) => ({
        ...draw,
        weights: draw.weights.map((one, at) => (at === draw.index ? 1 : one * 9)),
      }),
    ],
    [
      "another seed than was told",
      (draw) => ({ ...draw, fairness: { ...draw.fairness, server_seed_hash: "0".repeat(64) } }),
    ],
  ])("finds %s", (_name, change) => {
    expect(checkDraw(change(drawnBy(3)))?.agrees).toBe(false);
  });

  it("waits for the seed", () => {
    const draw = drawnBy(1);
    expect(checkDraw({ ...draw, fairness: { ...draw.fairness, server_seed: null } })).toBeNull();
  });
});
