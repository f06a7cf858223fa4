import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Account, applyTransfers } from "#core/wallet";
import { decideWager, type Standing } from "./decide-wager.ts";
import { hmacBlock } from "./seeds.ts";
import type { WagerCommand } from "./wager.ts";

const AT = new Date("2026-05-01T12:00:00Z");
const account = (cash: bigint, bonus = 0n): Account => ({
  playerId: 7n,
  currency: "EUR",
  active: true,
  cash,
  bonus,
  held: 0n,
  stakes: 0n,
  version: 4n,
  blockedUntil: null,
});
const standing = (cash: bigint, bonus = 0n): Standing => ({
  account: account(cash, bonus),
  seeds: {
    id: 1n,
    serverSeed: "ab".repeat(32),
    serverSeedHash: "hash",
    clientSeed: "mine",
    nonce: 9n,
  },
});
const command = (stake: bigint, payout: bigint): WagerCommand => ({
  playerId: 7n,
  roundId: "11111111-1111-4111-8111-111111111111",
  bodyHash: "body",
  licence: "CW",
  game: "trial",
  gameVersion: "1",
  currency: "EUR",
  stake,
  bet: { kind: "slot", stake_cents: Number(stake) },
  play: (draw) => {
    draw(37);
    return { payout, detail: null };
  },
});
const given = { block: hmacBlock, at: AT };

describe("decideWager", () => {
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
    "cash %d, bonus %d, stake %d, payout %d",
    (cash, bonus, stake, payout, moves, cashAfter, bonusAfter) => {
      const decision = decideWager(standing(cash, bonus), command(stake, payout), given);
      if ("refused" in decision) throw new Error(decision.refused);
      expect(decision.transfers.map((one) => `${one.debit}>${one.credit} ${one.amount}`)).toEqual(
        moves,
      );
      expect(decision.round).toMatchObject({
        cashAfter,
        bonusAfter,
        versionAfter: 4n + BigInt(moves.length),
        nonce: 9n,
        status: "settled",
      });
      expect(decision.next.seeds.nonce).toBe(10n);
    },
  );

  it.each([
    [99n, 0n, "not_enough_money"],
    [60n, 39n, "not_enough_money"],
  ])("refuses a stake of 100 from cash %d and bonus %d", (cash, bonus, refused) => {
    expect(decideWager(standing(cash, bonus), command(100n, 0n), given)).toEqual({ refused });
  });

  it("refuses without an account and draws nothing", () => {
    const asked: number[] = [];
    const trial = {
      ...command(100n, 0n),
      play: () => (asked.push(1), { payout: 0n, detail: null }),
    };
    expect(decideWager({ ...standing(0n), account: undefined }, trial, given)).toEqual({
      refused: "currency_not_held",
    });
    expect(decideWager(standing(0n), trial, given)).toEqual({ refused: "not_enough_money" });
    expect(asked).toEqual([]);
  });

  it("asserts against stakes and payouts that cannot be", () => {
    expect(() => decideWager(standing(10n), command(0n, 0n), given)).toThrow(/stake/);
    expect(() => decideWager(standing(10n), command(1n, -1n), given)).toThrow(/payout/);
  });

  it("conserves money, keeps every bucket at nothing or more, and splits nothing away", () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
    const holds = (cash: bigint, bonus: bigint, stake: bigint, payout: bigint) => {
      const before = standing(cash, bonus);
      const decision = decideWager(before, command(stake + 1n, payout), given);
      if ("refused" in decision) return stake + 1n > cash + bonus;
      const after = applyTransfers(before.account as Account, decision.transfers);
      const total = after.cash + after.bonus;
      const { stakeCash, stakeBonus } = decision.round;
      return (
        total === cash + bonus - stake - 1n + payout &&
        after.cash >= 0n &&
        after.bonus >= 0n &&
        stakeCash + stakeBonus === stake + 1n &&
        after.cash === decision.round.cashAfter &&
        // Bonus money does not become cash.
        (stakeCash > 0n || after.cash === cash)
      );
    };
    fc.assert(fc.property(amount, amount, amount, amount, holds));
  });

  it("decides the same from the same", () => {
    const one = decideWager(standing(1000n), command(10n, 0n), given);
    const other = decideWager(standing(1000n), command(10n, 0n), given);
    expect(one).toEqual(other);
  });
});
