import { describe, expect, it } from "vitest";
import type { Account } from "#core/wallet";
import type { WagerOwner } from "../command.ts";
import { decideSettle, decideSettleAgain, decideVoid } from "./decide-settlement.ts";
import type { Decided, Decision } from "./decide-stake.ts";
import { NO_SHARES, NOT_PAID, type Wager } from "../wager.ts";

const owner: WagerOwner = {
  name: "trial",
  account: "house:sports",
  begin: async () => null,
  finish: async () => {},
};
const WAGER_ID = "11111111-1111-4111-8111-111111111111";
const command = {
  owner,
  playerId: 7n,
  wagerId: WAGER_ID,
  id: "22222222-2222-4222-8222-222222222222",
  bodyHash: "body",
};
const account = (part: Partial<Account> = {}): Account => ({
  playerId: 7n,
  currency: "EUR",
  active: true,
  cash: 0n,
  bonus: 0n,
  held: 0n,
  stakes: 100n,
  debt: 0n,
  version: 4n,
  ...part,
});
const open = (part: Partial<Wager> = {}): Wager => {
  const stake = part.stake ?? { cash: 60n, bonus: 40n, house: 0n };
  return {
    playerId: 7n,
    id: WAGER_ID,
    bodyHash: "placed",
    owner: "trial",
    subject: "ticket",
    licence: "CW",
    currency: "EUR",
    status: "open",
    stake,
    open: stake,
    cashedOut: NO_SHARES,
    paid: NOT_PAID,
    cashedOutPaid: NOT_PAID,
    winsTo: "cash",
    sessionId: null,
    country: null,
    record: "",
    cashAfter: 0n,
    bonusAfter: 0n,
    versionAfter: 0n,
    placedAt: new Date("2026-05-01T12:00:00Z"),
    ...part,
  };
};
const settled = (paid: Wager["paid"], part: Partial<Wager> = {}): Wager =>
  open({ status: "settled", open: NO_SHARES, paid, ...part });

const done = (decided: Decided): Decision => {
  if ("refused" in decided) throw new Error(decided.refused);
  return decided;
};
const moves = (decided: Decided) =>
  done(decided).transfers.map((one) => `${one.kind} ${one.debit}>${one.credit} ${one.amount}`);

describe("a settlement", () => {
  it("pays in the shares in which the stake was paid", () => {
    const decided = decideSettle(account(), open(), { ...command, kind: "settle", payout: 251n });
    expect(moves(decided)).toEqual([
      "settlement stakes>house:sports 100",
      "payout house:sports>cash 150",
      "payout house:sports>bonus 101",
    ]);
    expect(done(decided).wager).toMatchObject({
      status: "settled",
      paid: { cash: 150n, bonus: 101n, kept: 0n },
    });
  });

  it("keeps the owner's record, or takes the one that comes with it; a void keeps it", () => {
    const wager = open({ record: "as placed" });
    const settle = { ...command, kind: "settle" as const, payout: 0n };
    const recordOf = (decided: Decided) => done(decided).wager.record;
    expect(recordOf(decideSettle(account(), wager, settle))).toBe("as placed");
    expect(recordOf(decideSettle(account(), wager, { ...settle, record: "as won" }))).toBe(
      "as won",
    );
    const { subject, licence, currency } = wager;
    const voiding = { ...command, kind: "void" as const, subject, licence, currency };
    expect(recordOf(decideVoid(account(), wager, voiding))).toBe("as placed");
  });

  it("of a part is final: a later correction leaves it out", () => {
    const cashOut = { ...command, kind: "settle" as const, payout: 70n, cashOut: 50n };
    const part = done(decideSettle(account(), open(), cashOut));
    expect(part.wager).toMatchObject({
      status: "open",
      open: { cash: 30n, bonus: 20n, house: 0n },
    });
    const rest = done(
      decideSettle(part.account, part.wager, { ...command, kind: "settle", payout: 0n }),
    );
    const again = decideSettleAgain(rest.account, rest.wager, {
      ...command,
      kind: "settle_again",
      payout: 100n,
    });
    expect(moves(again)).toEqual(["payout house:sports>cash 60", "payout house:sports>bonus 40"]);
    expect(done(again).wager.paid).toEqual({ cash: 102n, bonus: 68n, kept: 0n });
  });

  it("repays a debt before the player has the money", () => {
    const owing = account({ debt: 80n });
    const wager = open({ stake: { cash: 100n, bonus: 0n, house: 0n } });
    const decided = decideSettle(owing, wager, { ...command, kind: "settle", payout: 130n });
    expect(moves(decided).slice(2)).toEqual([
      "repayment cash>house:recoveries 80",
      "repayment debt>house:receivables 80",
    ]);
    expect(done(decided).account).toMatchObject({ cash: 50n, debt: 0n });
  });

  it.each([
    ["wager_voided", open({ status: "voided", open: NO_SHARES })],
    ["wager_settled", settled(NOT_PAID)],
    ["wager_cashed_out", settled(NOT_PAID, { cashedOut: { cash: 60n, bonus: 40n, house: 0n } })],
  ])("is refused as %s", (refused, wager) => {
    expect(decideSettle(account(), wager, { ...command, kind: "settle", payout: 1n })).toEqual({
      refused,
    });
  });

  it("takes out no more than is at stake", () => {
    const cashOut = { ...command, kind: "settle" as const, payout: 1n, cashOut: 101n };
    expect(decideSettle(account(), open(), cashOut)).toEqual({ refused: "cash_out_too_large" });
  });
});

describe("a correction", () => {
  const again = (from: Account, wager: Wager, payout: bigint) =>
    decideSettleAgain(from, wager, { ...command, kind: "settle_again", payout });

  it.each([
    // cash, bonus, paid now, corrected to, moves
    [
      500n,
      500n,
      { cash: 60n, bonus: 40n },
      200n,
      ["payout house:sports>cash 60", "payout house:sports>bonus 40"],
    ],
    [
      500n,
      500n,
      { cash: 60n, bonus: 40n },
      0n,
      ["reversal cash>house:sports 60", "reversal bonus>house:sports 40"],
    ],
    [
      20n,
      500n,
      { cash: 60n, bonus: 40n },
      0n,
      [
        "reversal cash>house:sports 20",
        "reversal bonus>house:sports 40",
        "debt house:receivables>debt 40",
      ],
    ],
    [
      500n,
      10n,
      { cash: 60n, bonus: 40n },
      0n,
      ["reversal cash>house:sports 60", "reversal bonus>house:sports 10"],
    ],
    [500n, 500n, { cash: 60n, bonus: 40n }, 100n, []],
  ])("from cash %d and bonus %d, paid %o, to %d", (cash, bonus, paid, payout, moved) => {
    expect(moves(again(account({ cash, bonus }), settled({ kept: 0n, ...paid }), payout))).toEqual(
      moved,
    );
  });

  it("lets bonus money go that is gone: it never becomes a debt of cash", () => {
    const decided = done(
      again(account({ bonus: 10n }), settled({ cash: 0n, bonus: 40n, kept: 0n }), 0n),
    );
    expect(decided.account).toMatchObject({ bonus: 0n, debt: 0n });
    expect(decided.wager.paid).toEqual({ cash: 0n, bonus: 30n, kept: 0n });
  });

  it("of what the house keeps goes between the house's accounts: no balance moves, nothing is owed", () => {
    const free = { stake: { cash: 0n, bonus: 0n, house: 100n }, winsTo: "kept" as const };
    const wager = settled({ cash: 0n, bonus: 0n, kept: 90n }, free);
    const less = again(account(), wager, 30n);
    expect(moves(less)).toEqual(["reversal house:free-spins>house:sports 60"]);
    expect(done(less).wager.paid).toEqual({ cash: 0n, bonus: 0n, kept: 30n });
    expect(done(less).account).toEqual(account());
    expect(moves(again(account(), wager, 95n))).toEqual(["payout house:sports>house:free-spins 5"]);
  });

  it.each([
    ["wager_not_settled", open()],
    ["wager_voided", open({ status: "voided", open: NO_SHARES })],
  ])("is refused as %s", (refused, wager) => {
    expect(again(account(), wager, 1n)).toEqual({ refused });
  });
});

describe("a void", () => {
  const takenBack = (from: Account, wager: Wager) =>
    decideVoid(from, wager, {
      ...command,
      kind: "void",
      subject: "ticket",
      licence: "CW",
      currency: "EUR",
    });

  it("gives an open stake back the way it came, a free round to the house", () => {
    const wager = open({ stake: { cash: 60n, bonus: 30n, house: 10n } });
    expect(moves(takenBack(account(), wager))).toEqual([
      "refund stakes>cash 60",
      "refund stakes>bonus 30",
      "refund stakes>house:free-rounds 10",
    ]);
  });

  it("takes what was paid out of the returned stake first", () => {
    const wager = settled(
      { cash: 75n, bonus: 0n, kept: 0n },
      { stake: { cash: 60n, bonus: 0n, house: 0n } },
    );
    const decided = takenBack(account({ cash: 5n, stakes: 0n }), wager);
    expect(moves(decided)).toEqual([
      "refund house:sports>cash 60",
      "reversal cash>house:sports 65",
      "debt house:receivables>debt 10",
    ]);
    expect(done(decided).account).toMatchObject({ cash: 0n, debt: 10n });
    expect(done(decided).wager).toMatchObject({ status: "voided", paid: NOT_PAID });
  });

  it("takes back what the house keeps, and the stake goes to where free rounds come from", () => {
    const free = { stake: { cash: 0n, bonus: 0n, house: 100n }, winsTo: "kept" as const };
    const decided = takenBack(account({ stakes: 0n }), settled({ ...NOT_PAID, kept: 90n }, free));
    expect(moves(decided)).toEqual([
      "refund house:sports>house:free-rounds 100",
      "reversal house:free-spins>house:sports 90",
    ]);
    expect(done(decided).wager.paid).toEqual(NOT_PAID);
  });

  it("leaves what was cashed out, and is refused when all of it was", () => {
    const cashedOut = { cash: 60n, bonus: 40n, house: 0n };
    expect(takenBack(account(), settled(NOT_PAID, { cashedOut }))).toEqual({
      refused: "wager_cashed_out",
    });
  });
});
