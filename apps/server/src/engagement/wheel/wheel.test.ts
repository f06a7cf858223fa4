import { wheelConfig, wheelSegments } from "@houselight/contracts";
import { pickByWeight } from "@houselight/game-maths/prizes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawOf } from "#core/fairness";
import { moneyPrize, spinsPrize } from "./wheel.testing.ts";
import { type Chosen, dayOf, nextDay, type Viewer, wheelFor } from "./wheel.ts";

describe("WHEEL-02: a prize of the wheel", () => {
  const chosen = (prizes: readonly unknown[], enabled = true) =>
    wheelConfig.schema.safeParse({ enabled, groups: [], prizes }).success;
  const two = (prize: object) => [prize, moneyPrize()];
  const [spins, money] = [spinsPrize().bonuses[0], moneyPrize().bonuses[0]];

  it("has a weight and bonuses with title, type, attributes and the terms of their bonus", () => {
    const max_win = { EUR: 5_000, CAD: 8_000 };
    expect(
      chosen([
        { weight: 1, bonuses: [{ ...spins, result_bonus: { wager: 30, max_win } }] },
        { weight: 2, bonuses: [{ ...money, bonus_amount: { EUR: 500, CAD: 800 } }, spins] },
      ]),
    ).toBe(true);
  });

  it.each([
    ["no weight", { bonuses: [money] }],
    ["a weight of nothing", { weight: 0, bonuses: [money] }],
    ["a broken weight", { weight: 1.5, bonuses: [money] }],
    ["no bonuses", { weight: 1, bonuses: [] }],
    ["another type", { weight: 1, bonuses: [{ ...money, type: "cash" }] }],
    ["no title in English", { weight: 1, bonuses: [{ ...money, title: { de: "Fünf" } }] }],
    ["no amount in euros", { weight: 1, bonuses: [{ ...money, bonus_amount: { CAD: 500 } }] }],
    ["a broken amount", { weight: 1, bonuses: [{ ...money, bonus_amount: { EUR: 0.5 } }] }],
    ["no free spins", { weight: 1, bonuses: [{ ...spins, freespins_count: 0 }] }],
    ["free spins and money in one", { weight: 1, bonuses: [{ ...spins, ...money }] }],
    ["an unknown field", { weight: 1, bonuses: [money], index: 1 }],
  ])("is refused with %s", (_name, prize) => {
    expect(chosen(two(prize))).toBe(false);
  });

  it("names its game before the wheel turns; one prize is no wheel", () => {
    const nameless = spinsPrize(10, { game: undefined });
    expect(chosen(two(nameless))).toBe(false);
    expect(chosen(two(nameless), false)).toBe(true);
    expect(chosen([moneyPrize()])).toBe(false);
    const segments = [{ groups: ["257"], prizes: two(nameless) }];
    expect(wheelSegments.schema.safeParse({ segments }).success).toBe(false);
  });

  it("WHEEL-04: is wagered 30 times of free spins and 3 times of money, unless it says", () => {
    const plain = [spins, money].map((one) => ({ ...one, result_bonus: undefined }));
    const prizes = plain.map((one) => ({ weight: 1, bonuses: [one] }));
    const { data } = wheelConfig.schema.safeParse({ enabled: true, groups: [], prizes });
    expect(data?.prizes.map(({ bonuses }) => bonuses[0])).toMatchObject([
      { result_bonus: { wager: 30 } },
      { result_bonus: { wager: 3 } },
    ]);
  });
});

describe("WHEEL-03: the prizes that the wheel comes with", () => {
  const { prizes } = wheelConfig.initial;
  const DRAWS = 10_000;
  /** Of chi-square at 99 %, two degrees of freedom. */
  const CHI_MAX = 9.21;

  it("are 10, 20 and 50 free spins, wagered 30 times", () => {
    expect(prizes.map(({ weight, bonuses: [one] }) => [weight, one])).toMatchObject([
      [4000, { type: "freespins", freespins_count: 10, result_bonus: { wager: 30 } }],
      [4000, { type: "freespins", freespins_count: 20, result_bonus: { wager: 30 } }],
      [2000, { type: "freespins", freespins_count: 50, result_bonus: { wager: 30 } }],
    ]);
    expect(wheelConfig.initial.enabled).toBe(false);
  });

  it("come up in 40, 40 and 20 % of 10,000 draws", () => {
    const weights = prizes.map(({ weight }) => weight);
    const counts = weights.map(() => 0);
    const seeds = { serverSeed: "5e".repeat(32), clientSeed: "mine" };
    for (let nonce = 0; nonce < DRAWS; nonce += 1)
      (counts[pickByWeight(weights, drawOf({ ...seeds, nonce: BigInt(nonce) }))] as number) += 1;
    const shares = [0.4, 0.4, 0.2];
    const chi = counts.reduce((sum, count, at) => {
      const expected = DRAWS * (shares[at] as number);
      return sum + (count - expected) ** 2 / expected;
    }, 0);
    expect(chi).toBeLessThan(CHI_MAX);
  });
});

describe("the wheel", () => {
  const general = [moneyPrize(1), moneyPrize(2)];
  const [silver, gold] = [
    { groups: ["258"], prizes: [moneyPrize(3), moneyPrize(4)] },
    { groups: ["258", "259"], prizes: [moneyPrize(5), moneyPrize(6)] },
  ];
  const chosen = (part: Partial<Chosen["config"]> = {}, rest: Partial<Chosen> = {}): Chosen => ({
    config: { enabled: true, groups: [], prizes: general, ...part },
    segments: [silver, gold],
    disabled: [],
    ...rest,
  });
  const viewer = (groups: Viewer["groups"], maxWagering: number | null = null): Viewer => ({
    groups,
    maxWagering,
  });
  const open = (prizes: object, segment: number | null) => ({ state: "open", prizes, segment });

  it.each<[string, Chosen, Viewer, object]>([
    [
      "is off until operators let it turn",
      chosen({ enabled: false }),
      viewer([]),
      { state: "off" },
    ],
    [
      "is off with its group of gifts",
      chosen({}, { disabled: ["wheel"] }),
      viewer([]),
      { state: "off" },
    ],
    ["turns for all players where no groups are named", chosen(), viewer([]), open(general, null)],
    [
      "turns for a player of its groups",
      chosen({ groups: ["21"] }),
      viewer(["21"]),
      open(general, null),
    ],
    [
      "LOOT-05: is none for others",
      chosen({ groups: ["21"] }),
      viewer(["257"]),
      { state: "not_for_you" },
    ],
    ["is shown to guests", chosen({ groups: ["21"] }), viewer(null), open(general, null)],
    [
      "has the prizes of the first segment that fits",
      chosen(),
      viewer(["258"]),
      open(silver.prizes, 0),
    ],
    ["has those of a later segment", chosen(), viewer(["259"]), open(gold.prizes, 1)],
    ["is none for who has several accounts", chosen(), viewer(["100"]), { state: "not_for_you" }],
    ["is wagered as far as the licence lets it", chosen(), viewer([], 3), open(general, null)],
    ["is none beyond that", chosen(), viewer([], 2), { state: "not_for_you" }],
    ["is none for a guest beyond that", chosen(), viewer(null, 2), { state: "not_for_you" }],
  ])("%s", (_name, what, who, expected) => {
    expect(wheelFor(what, who)).toEqual(expected);
  });
});

describe("OPEN-50: the day of the wheel", () => {
  it.each([
    ["2027-03-01T00:00:00.000Z", "2027-03-01", "2027-03-02T00:00:00.000Z"],
    ["2027-03-01T23:59:59.999Z", "2027-03-01", "2027-03-02T00:00:00.000Z"],
    // The clock goes forward in Europe on this day: in UTC it has 24 hours.
    ["2027-03-28T01:30:00.000Z", "2027-03-28", "2027-03-29T00:00:00.000Z"],
    ["2027-12-31T23:00:00.000+00:00", "2027-12-31", "2028-01-01T00:00:00.000Z"],
    ["2028-02-29T12:00:00.000Z", "2028-02-29", "2028-03-01T00:00:00.000Z"],
    ["2027-06-01T01:00:00.000+02:00", "2027-05-31", "2027-06-01T00:00:00.000Z"],
  ])("of %s is that of UTC", (at, day, next) => {
    expect(dayOf(new Date(at))).toBe(day);
    expect(nextDay(new Date(at)).toISOString()).toBe(next);
  });

  it("goes on to the next one at midnight, at any moment", () => {
    const moment = fc.date({
      min: new Date("2020-01-01"),
      max: new Date("2100-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (at) => {
        const next = nextDay(at);
        expect(dayOf(new Date(next.getTime() - 1))).toBe(dayOf(at));
        expect(dayOf(next) > dayOf(at)).toBe(true);
      }),
    );
  });
});
