import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MICROS, type Pot, returnPpm } from "../jackpot.ts";
import { feedPots, type PotChance } from "./feed-pots.ts";

const pot = (part: Partial<Pot> = {}): Pot => ({
  level: 1,
  name: "Spark",
  ratePpm: 10_000n,
  startAmount: 100n,
  mustDropBy: 200n,
  link: { chainId: "c", number: 1 },
  salt: null,
  micros: 100n * MICROS,
  drops: 0,
  ...part,
});

/** Every pot drops at the amount that its number names, whatever its salt. */
const chance = (amounts: (number: number) => bigint): PotChance => ({
  dropAmount: async ({ link }) => amounts(link.number),
  next: async ({ link }) => ({ ...link, number: link.number + 1 }),
});

const rounds = (...stakes: readonly bigint[]) =>
  stakes.map((stake, at) => ({ wagerId: `w${at + 1}`, stakeMicros: stake * MICROS }));

describe("a pot", () => {
  it("takes its rate of a stake to the millionth, and the first round is its salt", async () => {
    const { pots, given, drops } = await feedPots(
      [pot()],
      rounds(1n, 33n),
      chance(() => 150n),
    );
    expect(given).toEqual([10_000n, 330_000n]);
    expect(pots[0]).toMatchObject({ micros: 100_340_000n, salt: "w1", drops: 0 });
    expect(drops).toEqual([]);
  });

  it("drops with the round that lifts it to its amount: not one below, and exactly there", async () => {
    const until = (micros: bigint) =>
      feedPots(
        [pot({ micros })],
        rounds(100n),
        chance(() => 150n),
      );
    expect((await until(149n * MICROS - 1n)).drops).toEqual([]);
    const { drops, pots } = await until(149n * MICROS);
    expect(drops).toMatchObject([{ amount: 150n, wagerId: "w1", salt: "w1" }]);
    expect(pots[0]).toMatchObject({ micros: 100n * MICROS, salt: null, drops: 1 });
  });

  it("hands what lies above its amount to the next one, whose salt is the next round", async () => {
    const { drops, pots } = await feedPots(
      [pot()],
      rounds(9_000n, 100n),
      chance(() => 150n),
    );
    // 100 + 90 - 150 = 40 above; 100 + 40 + 1 in the next one.
    expect(drops.map(({ wagerId }) => wagerId)).toEqual(["w1"]);
    expect(pots[0]).toMatchObject({ micros: 141n * MICROS, salt: "w2", link: { number: 2 } });
  });

  it("is won once by a round, however much lies in it; the next round wins the next one", async () => {
    const full = pot({ micros: 1_000n * MICROS });
    const { drops } = await feedPots(
      [full],
      rounds(1n, 1n, 1n),
      chance((n) => 150n + BigInt(n)),
    );
    expect(drops.map(({ wagerId, amount }) => [wagerId, amount])).toEqual([
      ["w1", 151n],
      ["w2", 152n],
      ["w3", 153n],
    ]);
  });

  it("of each level is fed by itself, and one round may win several", async () => {
    const levels = [pot(), pot({ level: 2, ratePpm: 20_000n })];
    const { drops, given } = await feedPots(
      levels,
      rounds(5_000n),
      chance(() => 150n),
    );
    expect(given).toEqual([150n * MICROS]);
    expect(drops.map((one) => one.pot.level)).toEqual([1, 2]);
  });
});

it("loses nothing: what pots hold and what dropped is what was there, given and started", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.bigInt({ min: 1n, max: 1_000_000n }), { maxLength: 40 }),
      fc.array(fc.bigInt({ min: 101n, max: 200n }), { minLength: 1, maxLength: 9 }),
      fc.bigInt({ min: 1n, max: 50_000n }),
      async (stakes, amounts, ratePpm) => {
        const before = [pot({ ratePpm }), pot({ level: 2, ratePpm: 7n })];
        const at = (number: number) => amounts[number % amounts.length] as bigint;
        const { pots, given, drops } = await feedPots(before, rounds(...stakes), chance(at));
        const sum = (values: readonly bigint[]) => values.reduce((all, one) => all + one, 0n);
        expect(sum(pots.map(({ micros }) => micros))).toBe(
          sum(before.map(({ micros }) => micros)) +
            sum(given) +
            sum(drops.map(({ amount, pot: { startAmount } }) => (startAmount - amount) * MICROS)),
        );
        expect(pots.map(({ drops: count }) => count)).toEqual(
          [1, 2].map((level) => drops.filter((one) => one.pot.level === level).length),
        );
      },
    ),
  ));

it.each([
  // Rate, start, limit, what comes back.
  [10_000n, 1n, 100n, 10_200n],
  [3_000n, 5_000n, 15_000n, 5_999n],
  [10_000n, 1n, 2n, 20_000n],
])(
  "returns more than it takes, by its starts: %s of a stake from %s to %s gives %s",
  (ratePpm, startAmount, mustDropBy, expected) => {
    expect(returnPpm({ ratePpm, startAmount, mustDropBy })).toBe(expected);
  },
);
