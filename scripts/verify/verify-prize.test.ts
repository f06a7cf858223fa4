import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readPrizeAnswer, verifyPrize } from "./verify-prize.ts";
import { NotVerifiable } from "./verify-round.ts";

const seed = "5e".repeat(32);
// The number: six bytes of the first block, modulo the sum of the weights.
const block = createHmac("sha256", seed).update("mine:7:0").digest();
const weights = [4, 4, 2];
const number = Number(BigInt(block.readUIntBE(0, 6)) % 10n);
const index = number < 4 ? 0 : number < 8 ? 1 : 2;
const fairness = {
  mapping: "pf:2",
  server_seed_hash: createHash("sha256").update(seed).digest("hex"),
  client_seed: "mine",
  nonce: 7,
  server_seed: seed,
};
const draw = { index, weights, fairness };
const wrongOf = (given: Parameters<typeof verifyPrize>[0]["draw"]) =>
  verifyPrize({ id: "a", draw: given }).filter(({ ok }) => !ok).length;

describe("a drawn prize", () => {
  it("agrees with its seeds and its weights", () => {
    expect(verifyPrize({ id: "a", draw })).toEqual([
      { ok: true, text: "the seed has the hash that was told" },
      { ok: true, text: `the seeds give ${number} of 10: it falls on prize ${index + 1}` },
    ]);
  });

  it.each([
    ["another hash", { ...draw, fairness: { ...fairness, server_seed_hash: "0".repeat(64) } }],
    ["another prize", { ...draw, index: (index + 1) % 3 }],
    [
      "other weights",
      { ...draw, weights: weights.map((one, at) => (at === index ? 1 : one * 900)) },
    ],
  ])("is wrong with %s", (_name, given) => {
    expect(wrongOf(given)).toBe(1);
  });

  it.each([
    ["its seed is hidden", { ...draw, fairness: { ...fairness, server_seed: null } }],
    ["it is not opened", null],
  ])("is neither right nor wrong while %s", (_what, told) =>
    expect(() => verifyPrize({ id: "a", draw: told })).toThrow(NotVerifiable),
  );
});

describe("an answer of the house", () => {
  const spin = { id: "a", prizes: [], draw, spun_at: "2027-03-01T10:00:00.000Z" };

  it("is one turn, one box or a list of them", () => {
    expect(readPrizeAnswer(spin)).toEqual([{ id: "a", draw }]);
    expect(readPrizeAnswer([spin, { ...spin, id: "b" }])).toHaveLength(2);
  });

  it.each([{}, [{}], { draw: null }])("is not %j", (told) => {
    expect(() => readPrizeAnswer(told)).toThrow("no answer");
  });
});
