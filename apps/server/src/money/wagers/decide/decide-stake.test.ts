import { BUNDLED_RATES } from "@houselight/contracts";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { type Account, applyTransfers } from "#core/wallet";
import type { Restriction } from "#entitlements/compliance";
import type { PlaceCommand, WagerOwner } from "../command.ts";
import { decidePlace, type Decision, type Standing } from "./decide-stake.ts";
import { partOf, sumOf } from "../wager.ts";

const AT = new Date("2026-05-01T12:00:00Z");
const LATER = new Date("2026-05-02T12:00:00Z");
const owner: WagerOwner = {
  name: "trial",
  account: "house:gaming",
  begin: async () => null,
  finish: async () => {},
};
const account = (cash: bigint, bonus = 0n): Account => ({
  playerId: 7n,
  currency: "EUR",
  active: true,
  cash,
  bonus,
  held: 0n,
  stakes: 0n,
  debt: 0n,
  version: 4n,
});
const standing = (cash: bigint, bonus = 0n): Standing => ({
  account: account(cash, bonus),
  indebted: false,
  restriction: undefined,
  rates: BUNDLED_RATES,
});
const PAST = new Date(0);
const restricted = (part: Partial<Restriction>): Restriction => ({
  playerId: 7n,
  blockedUntil: PAST,
  frozen: false,
  coolingOffUntil: PAST,
  excludedUntil: null,
  realityMinutes: null,
  realityAnsweredAt: null,
  budgets: [],
  ...part,
});
const command = (stake: bigint, payout?: bigint): PlaceCommand => ({
  kind: "place",
  owner,
  playerId: 7n,
  id: "11111111-1111-4111-8111-111111111111",
  bodyHash: "body",
  subject: "trial",
  licence: "CW",
  currency: "EUR",
  stake,
  sessionId: 3n,
  sessionBeganAt: null,
  dateOfBirth: null,
  detailsMissing: false,
  country: null,
  play: () => ({ record: "played", detail: null, ...(payout === undefined ? {} : { payout }) }),
});
const decided = (from: Standing, asked: PlaceCommand): Decision => {
  const decision = decidePlace(from, asked, null, AT);
  if ("refused" in decision) throw new Error(decision.refused);
  return decision;
};
const moves = ({ transfers }: Decision) =>
  transfers.map((one) => `${one.debit}>${one.credit} ${one.amount}`);

describe("a stake", () => {
  it.each([
    // cash, bonus, stake, payout, transfers, cash after, bonus after
    [1000n, 0n, 100n, 0n, ["cash>house:gaming 100"], 900n, 0n],
    [1000n, 0n, 100n, 250n, ["cash>house:gaming 100", "house:gaming>cash 250"], 1150n, 0n],
    [100n, 0n, 100n, 0n, ["cash>house:gaming 100"], 0n, 0n],
    [0n, 500n, 100n, 30n, ["bonus>house:gaming 100", "house:gaming>bonus 30"], 0n, 430n],
    [
      60n,
      500n,
      100n,
      101n,
      [
        "cash>house:gaming 60",
        "bonus>house:gaming 40",
        "house:gaming>cash 60",
        "house:gaming>bonus 41",
      ],
      60n,
      501n,
    ],
  ])(
    "from cash %d and bonus %d of %d that pays %d at once",
    (cash, bonus, stake, payout, moved, cashAfter, bonusAfter) => {
      const decision = decided(standing(cash, bonus), command(stake, payout));
      expect(moves(decision)).toEqual(moved);
      expect(decision.wager).toMatchObject({
        cashAfter,
        bonusAfter,
        versionAfter: 4n + BigInt(moved.length),
        status: "settled",
        record: "played",
      });
    },
  );

  it("waits in the bucket of stakes when nothing is paid at once", () => {
    const decision = decided(standing(60n, 50n), command(100n));
    expect(moves(decision)).toEqual(["cash>stakes 60", "bonus>stakes 40"]);
    expect(decision.wager).toMatchObject({
      status: "open",
      open: { cash: 60n, bonus: 40n, house: 0n },
      cashAfter: 0n,
      bonusAfter: 10n,
    });
  });

  it("takes no bonus money where cash alone may pay", () => {
    const asked = { ...command(100n), cashOnly: true } as const;
    expect(decidePlace(standing(99n, 500n), asked, null, AT)).toEqual({
      refused: "not_enough_money",
    });
    const decision = decided(standing(100n, 500n), asked);
    expect(moves(decision)).toEqual(["cash>stakes 100"]);
    expect(decision.wager).toMatchObject({ cashAfter: 0n, bonusAfter: 500n });
  });

  it.each([
    ["cash", ["house:free-rounds>house:gaming 100", "house:gaming>cash 30"]],
    ["bonus", ["house:free-rounds>house:gaming 100", "house:gaming>bonus 30"]],
    ["kept", ["house:free-rounds>house:gaming 100", "house:gaming>house:free-spins 30"]],
  ] as const)("of a free round is paid by the house and wins to %s", (winsTo, moved) => {
    const decision = decided(standing(0n), { ...command(100n, 30n), free: { winsTo } });
    expect(moves(decision)).toEqual(moved);
    expect(decision.wager.stake).toEqual({ cash: 0n, bonus: 0n, house: 100n });
  });

  it.each(["free", "own"] as const)(
    "takes what its owner has for it after all other refusals, and is not played where there is none (%s money)",
    (money) => {
      const [take, play] = [vi.fn((): string | null => "none_left"), vi.fn()];
      const stake = { ...command(100n, 30n), play, take };
      const asked = money === "free" ? { ...stake, free: { winsTo: "kept" as const } } : stake;
      const held = money === "free" ? 0n : 100n;
      const blocked = { ...standing(held), restriction: restricted({ coolingOffUntil: LATER }) };
      expect(decidePlace(blocked, asked, "session", AT)).toEqual({ refused: "cooling_off" });
      if (money === "own")
        expect(decidePlace(standing(99n), asked, "session", AT)).toEqual({
          refused: "not_enough_money",
        });
      expect(take).not.toHaveBeenCalled();
      expect(decidePlace(standing(held), asked, "session", AT)).toEqual({ refused: "none_left" });
      expect(take.mock.calls).toEqual([["session"]]);
      expect(play).not.toHaveBeenCalled();
    },
  );

  it("of a free round costs nothing of a limit that is used up", () => {
    const full = {
      playerId: 7n,
      limitId: 1n,
      currency: "EUR",
      type: "wager",
      period: "day",
      createdAt: AT,
      amount: 100n,
      used: 100n,
      windowStartsAt: AT,
      windowEndsAtMs: 0,
    } as const;
    const limited = { ...standing(1000n), restriction: restricted({ budgets: [full] }) };
    expect(decidePlace(limited, command(1n), null, AT)).toEqual({
      refused: "wager_limit_exceeded",
    });
    const free = { ...command(100n, 30n), free: { winsTo: "cash" } } as const;
    expect(decided(limited, free).wager.status).toBe("settled");
  });

  it.each([
    ["not_enough_money", standing(99n)],
    ["not_enough_money", standing(60n, 39n)],
    ["currency_not_held", { ...standing(0n), account: undefined }],
    ["debt_open", { ...standing(1000n), indebted: true }],
    ["account_blocked", { ...standing(1000n), restriction: restricted({ blockedUntil: LATER }) }],
  ])("is refused as %s, and nothing is played", (refused, from) => {
    let played = 0;
    const trial = { ...command(100n), play: () => (played++, { record: "", detail: null }) };
    expect(decidePlace(from, trial, null, AT)).toEqual({ refused });
    expect(played).toBe(0);
  });

  it("is taken again from the moment a block ends", () => {
    const restriction = restricted({ blockedUntil: AT });
    expect(decided({ ...standing(100n), restriction }, command(100n)).wager.status).toBe("open");
  });

  it("of nothing, and a payout below zero, are faults of the house", () => {
    expect(() => decidePlace(standing(10n), command(0n, 0n), null, AT)).toThrow(/stake/);
    expect(() => decidePlace(standing(10n), command(1n, -1n), null, AT)).toThrow(/payout/);
  });

  it("conserves money, keeps every bucket at zero or more, and splits nothing away", () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
    const holds = (cash: bigint, bonus: bigint, stake: bigint, payout: bigint) => {
      const before = standing(cash, bonus);
      const decision = decidePlace(before, command(stake + 1n, payout), null, AT);
      if ("refused" in decision) return stake + 1n > cash + bonus;
      const after = applyTransfers(before.account as Account, decision.transfers);
      const { wager } = decision;
      return (
        after.cash + after.bonus === cash + bonus - stake - 1n + payout &&
        after.cash >= 0n &&
        after.bonus >= 0n &&
        sumOf(wager.stake) === stake + 1n &&
        after.cash === wager.cashAfter &&
        // Bonus money does not become cash.
        (wager.stake.cash > 0n || after.cash === cash)
      );
    };
    fc.assert(fc.property(amount, amount, amount, amount, holds));
  });
});

describe("a part of a stake", () => {
  it("is whole, within each share, and never more cash than its proportion but for what does not divide", () => {
    const share = fc.bigInt({ min: 0n, max: 10n ** 12n });
    const holds = (cash: bigint, bonus: bigint, house: bigint, percent: bigint) => {
      const shares = { cash, bonus, house };
      const total = sumOf(shares);
      fc.pre(total > 0n);
      const amount = (total * percent) / 100n;
      fc.pre(amount > 0n);
      const part = partOf(shares, amount);
      return (
        sumOf(part) === amount &&
        part.cash >= 0n &&
        part.bonus >= 0n &&
        part.house >= 0n &&
        part.cash <= cash &&
        part.bonus <= bonus &&
        part.house <= house &&
        part.cash - (cash * amount) / total <= 2n
      );
    };
    fc.assert(fc.property(share, share, share, fc.bigInt({ min: 1n, max: 100n }), holds));
  });
});
