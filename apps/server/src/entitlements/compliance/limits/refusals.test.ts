import {
  BUNDLED_RATES,
  isLimitReached,
  type LimitPeriod,
  type MoneyLimit,
} from "@houselight/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transfer } from "#core/wallet";
import type { Restriction } from "../restriction-store.ts";
import {
  type Budget,
  budgetAt,
  countedUse,
  depositSpending,
  isReached,
  type Spending,
  spendingOf,
} from "./budget.ts";
import { splitWish } from "./changes/change-terms.ts";
import { countSpending, depositRefusal, stakeRefusal } from "./refusals.ts";

const SET = new Date("2026-05-06T08:00:00Z");
const AT = new Date("2026-05-06T12:00:00Z");
const TOMORROW = new Date("2026-05-07T00:00:00Z");
const PAST = new Date(0);

let nextId = 0n;
const budget = (type: Budget["type"], amount: bigint, part: Partial<Budget> = {}): Budget => ({
  playerId: 7n,
  limitId: ++nextId,
  currency: "EUR",
  type,
  period: "day",
  createdAt: SET,
  amount,
  used: 0n,
  windowStartsAt: new Date("2026-05-06T00:00:00Z"),
  windowEndsAtMs: 0,
  ...part,
});
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
const limits = (...budgets: Budget[]) => restricted({ budgets });
const IN_EUR = { currency: "EUR", rates: BUNDLED_RATES };
const stake = (cost: bigint) => ({ ...IN_EUR, cost });

describe("a stake under limits", () => {
  it.each([
    ["none", undefined, 1_000n, null],
    ["up to the limit", limits(budget("wager", 100n)), 100n, null],
    ["over the limit by one", limits(budget("wager", 100n)), 101n, "wager_limit_exceeded"],
    ["what is left", limits(budget("wager", 100n, { used: 60n })), 40n, null],
    ["more than is left", limits(budget("loss", 100n, { used: 60n })), 41n, "loss_limit_exceeded"],
    [
      "the lowest of several",
      limits(budget("wager", 500n), budget("wager", 90n, { period: "week" })),
      91n,
      "wager_limit_exceeded",
    ],
    // EUR 1 is worth USD 1.1627.
    ["a limit in another currency", limits(budget("wager", 117n, { currency: "USD" })), 100n, null],
    [
      "more than a limit in another currency",
      limits(budget("wager", 116n, { currency: "USD" })),
      100n,
      "wager_limit_exceeded",
    ],
    [
      "a limit with an amount in this currency too",
      limits(
        budget("wager", 1n, { currency: "USD", limitId: 900n }),
        budget("wager", 500n, { limitId: 900n }),
      ),
      500n,
      null,
    ],
    ["a deposit limit", limits(budget("deposit", 1n)), 500n, null],
    [
      "a net win, which can be lost again",
      limits(budget("loss", 100n, { used: -50n })),
      150n,
      null,
    ],
    [
      "more than the net win and the limit",
      limits(budget("loss", 100n, { used: -50n })),
      151n,
      "loss_limit_exceeded",
    ],
    [
      "time that is up",
      limits(budget("session", 60n, { currency: "", used: 60n })),
      1n,
      "session_limit_reached",
    ],
    ["time that is left", limits(budget("session", 60n, { currency: "", used: 59n })), 1n, null],
    ["a free round at a limit", limits(budget("wager", 1n, { used: 1n })), 0n, null],
    ["a block", restricted({ blockedUntil: TOMORROW }), 0n, "account_blocked"],
    ["a cooling-off", restricted({ coolingOffUntil: TOMORROW }), 0n, "cooling_off"],
    ["a cooling-off at its end", restricted({ coolingOffUntil: AT }), 1n, null],
    ["a self-exclusion", restricted({ excludedUntil: TOMORROW }), 0n, "self_excluded"],
    ["a self-exclusion after its end", restricted({ excludedUntil: PAST }), 0n, "self_excluded"],
  ] as const)("%s", (_, restriction, cost, refused) => {
    expect(stakeRefusal(restriction, stake(cost), AT)).toBe(refused);
  });

  it.each([
    ["up to the limit", limits(budget("deposit", 100n, { used: 60n })), 40n, null],
    ["over it", limits(budget("deposit", 100n, { used: 60n })), 41n, "deposit_limit_exceeded"],
    ["a wager limit", limits(budget("wager", 1n)), 41n, null],
    ["a cooling-off", restricted({ coolingOffUntil: TOMORROW }), 1n, "cooling_off"],
    ["a self-exclusion", restricted({ excludedUntil: PAST }), 1n, "self_excluded"],
    ["a block", restricted({ blockedUntil: TOMORROW }), 1n, "account_blocked"],
  ] as const)("a deposit: %s", (_, restriction, amount, refused) => {
    expect(depositRefusal(restriction, { ...IN_EUR, amount }, AT)).toBe(refused);
  });
});

const transfer = (
  kind: Transfer["kind"],
  debit: string,
  credit: string,
  amount: bigint,
): Transfer =>
  ({
    playerId: 7n,
    groupId: "g",
    leg: 0,
    kind,
    currency: "EUR",
    debit,
    credit,
    amount,
  }) as Transfer;
const HOUSE = "house:gaming";

describe("what moves counts as", () => {
  it.each([
    ["a lost stake", [transfer("stake", "cash", HOUSE, 10n)], 10n, 10n, 0n],
    [
      "a stake of cash and bonus money",
      [transfer("stake", "cash", "stakes", 4n), transfer("stake", "bonus", "stakes", 6n)],
      10n,
      10n,
      0n,
    ],
    ["a stake of the house", [transfer("stake", "house:free-rounds", HOUSE, 10n)], 0n, 0n, 0n],
    [
      "a win",
      [transfer("stake", "cash", HOUSE, 10n), transfer("payout", HOUSE, "cash", 25n)],
      10n,
      -15n,
      0n,
    ],
    ["a settlement that pays nothing", [transfer("settlement", "stakes", HOUSE, 10n)], 0n, 0n, 0n],
    [
      "a win taken back",
      [transfer("reversal", "cash", HOUSE, 10n), transfer("debt", "house:receivables", "debt", 5n)],
      0n,
      15n,
      0n,
    ],
    ["a repaid debt", [transfer("repayment", "cash", "house:recoveries", 10n)], 0n, 0n, 0n],
    ["a stake given back", [transfer("refund", "stakes", "cash", 10n)], 0n, 0n, 10n],
    ["a free round taken back", [transfer("refund", HOUSE, "house:free-rounds", 10n)], 0n, 0n, 0n],
  ] as const)("%s", (_, transfers, wager, loss, refund) => {
    expect(spendingOf(transfers, AT)).toEqual({
      added: { wager, loss, deposit: 0n },
      refunded: { wager: refund, loss: refund, deposit: 0n },
      begunAt: AT,
    });
  });
});

describe("counting", () => {
  const spent = (of: Budget, spending: Spending, at = AT) => {
    const { restriction, turned } = countSpending(limits(of), IN_EUR, spending, at);
    const budgets = restriction.budgets;
    return { restriction, turned, changed: budgets[0] === of ? [] : budgets };
  };
  const lost = (amount: bigint, begunAt = AT) =>
    spendingOf([transfer("stake", "cash", HOUSE, amount)], begunAt);

  it("begins anew with a new window", () => {
    const used = budget("wager", 100n, { used: 99n });
    const [after] = spent(used, lost(5n, TOMORROW), TOMORROW).changed;
    expect(after).toMatchObject({ used: 5n, windowStartsAt: TOMORROW });
  });

  it("leaves out what began before the limit was set, wins of it too", () => {
    const before = new Date(SET.getTime() - 1);
    const won = spendingOf([transfer("payout", HOUSE, "cash", 500n)], before);
    expect(spent(budget("loss", 100n), won).changed).toEqual([]);
  });

  it("takes back what was counted in this window, and nothing of an earlier one", () => {
    const used = budget("wager", 100n, { used: 60n, period: "forever", windowStartsAt: SET });
    const refund = spendingOf([transfer("refund", "stakes", "cash", 10n)], AT);
    expect(spent(used, refund).changed[0]).toMatchObject({ used: 50n });
    const next = new Date("2026-05-07T09:00:00Z");
    expect(spent(budget("wager", 100n, { used: 60n }), refund, next).changed).toEqual([]);
  });

  it("counts a deposit and takes one back that came to nothing", () => {
    const asked = spent(budget("deposit", 100n), depositSpending({ added: 70n }, AT)).changed[0];
    expect(asked).toMatchObject({ used: 70n });
    const back = spent(asked as Budget, depositSpending({ refunded: 70n }, AT)).changed[0];
    expect(back).toMatchObject({ used: 0n });
  });

  it("counts what a limit does not name on its first amount, rounded up, and a win of it down", () => {
    const limit = [
      budget("loss", 1000n, { limitId: 900n }),
      budget("loss", 1000n, { limitId: 900n, currency: "NOK" }),
      budget("session", 60n, { limitId: 901n, currency: "" }),
    ];
    const inUsd = { currency: "USD", rates: BUNDLED_RATES };
    const used = (spending: Spending, from = limits(...limit)) =>
      countSpending(from, inUsd, spending, AT).restriction;
    const after = used(lost(20n));
    expect(after.budgets.map((one) => one.used)).toEqual([18n, 0n, 0n]);
    const won = spendingOf([transfer("payout", HOUSE, "cash", 20n)], AT);
    expect(used(won, after).budgets[0]).toMatchObject({ used: 1n });
    const refund = spendingOf([transfer("refund", "stakes", "cash", 20n)], AT);
    expect(used(refund, after).budgets[0]).toMatchObject({ used: 0n });
  });

  it("tells of a limit once it comes to its end, and back from it", () => {
    const near = budget("loss", 100n, { used: 90n });
    expect(spent(near, lost(9n)).turned).toEqual([]);
    const reached = spent(near, lost(10n));
    expect(reached.turned).toEqual([near.limitId]);
    const won = spendingOf([transfer("payout", HOUSE, "cash", 1n)], AT);
    expect(countSpending(reached.restriction, IN_EUR, won, AT).turned).toEqual([near.limitId]);
  });

  it("never lets stakes go over the lowest limit of any window (property)", () => {
    const anyLimit = fc.record({
      type: fc.constantFrom<MoneyLimit>("wager", "loss"),
      amount: fc.bigInt(1n, 200n),
      period: fc.constantFrom<LimitPeriod>("day", "day_3", "week", "month", "forever"),
    });
    const anyRound = fc.record({
      cost: fc.bigInt(1n, 60n),
      payout: fc.bigInt(0n, 80n),
      hoursLater: fc.nat(40),
    });
    fc.assert(
      fc.property(fc.array(anyLimit, { maxLength: 4 }), fc.array(anyRound), (wanted, rounds) => {
        let restriction = limits(
          ...wanted.map(({ type, amount, period }) =>
            budget(type, amount, { period, windowStartsAt: SET }),
          ),
        );
        let at = AT;
        for (const { cost, payout, hoursLater } of rounds) {
          at = new Date(at.getTime() + hoursLater * 3_600_000);
          if (stakeRefusal(restriction, stake(cost), at)) continue;
          const moved = [transfer("stake", "cash", HOUSE, cost)];
          if (payout > 0n) moved.push(transfer("payout", HOUSE, "cash", payout));
          restriction = countSpending(restriction, IN_EUR, spendingOf(moved, at), at).restriction;
          for (const one of restriction.budgets)
            expect(countedUse(budgetAt(one, at))).toBeLessThanOrEqual(one.amount);
        }
      }),
    );
  });
});

describe("a limit is reached (LIMIT-04)", () => {
  const view = (current: number) => ({
    type: "loss" as const,
    accounts: [{ currency: "EUR", amount_cents: 1000, current_value_amount_cents: current }],
    minutes: null,
    used_minutes: null,
  });

  it("when its amount less the absolute current value is nothing", () => {
    expect([-1000, 1000, -1001].map((current) => isLimitReached(view(current)))).toEqual([
      true,
      true,
      true,
    ]);
    expect([-999, 999, 0].map((current) => isLimitReached(view(current)))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("when it is a cooling-off, or a session whose minutes are used", () => {
    const none = { accounts: [], minutes: null, used_minutes: null };
    expect(isLimitReached({ ...none, type: "coolingoff" })).toBe(true);
    expect(isLimitReached({ ...none, type: "session", minutes: 30, used_minutes: 29 })).toBe(false);
    expect(isLimitReached({ ...none, type: "session", minutes: 30, used_minutes: 30 })).toBe(true);
  });

  it("on the server at the same value, and never by a net win", () => {
    expect(isReached(budget("loss", 1000n, { used: 1000n }), AT)).toBe(true);
    expect(isReached(budget("loss", 1000n, { used: 999n }), AT)).toBe(false);
    expect(isReached(budget("loss", 1000n, { used: -5000n }), AT)).toBe(false);
  });
});

describe("a wish for other amounts", () => {
  const eur = (amount: bigint) => ({ currency: "EUR", amount });
  const usd = (amount: bigint) => ({ currency: "USD", amount });
  it.each([
    ["lower", [eur(100n)], [eur(99n)], [eur(99n)], []],
    ["higher", [eur(100n)], [eur(101n)], [], [eur(101n)]],
    ["the same", [eur(100n)], [eur(100n)], [], []],
    ["new", [], [eur(100n)], [eur(100n)], []],
    [
      "lower here and higher there",
      [eur(100n), usd(100n)],
      [eur(50n), usd(150n)],
      [eur(50n)],
      [usd(150n)],
    ],
    ["a further currency", [eur(100n)], [eur(100n), usd(1n)], [], [usd(1n)]],
  ])("%s", (_, current, wished, atOnce, waiting) => {
    expect(splitWish(current, wished)).toEqual({ atOnce, waiting });
  });
});
