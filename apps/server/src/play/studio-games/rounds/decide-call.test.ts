import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideCall, type Plan, recordsOf } from "./decide-call.ts";
import { type MoneyCall, readRound, type RollbackCall, rolledBack, type Told } from "./round.ts";

/** A wager as the door would have it. */
interface Wager {
  status: "open" | "settled" | "voided";
  staked: number;
  /** Of it, given back while it was open: final. */
  cashedOut: number;
  paid: number;
}

/** Carries out plans as the door of wagers does, and keeps what a player has won less staked. */
function createDoor() {
  const wagers = new Map<string, Wager>();
  let net = 0;
  const of = (id: string): Wager => {
    const wager = wagers.get(id);
    if (!wager) throw new Error(`there is no wager ${id}`);
    return wager;
  };
  const isOpen = (wager: Wager) => {
    if (wager.status !== "open") throw new Error("the wager is not open");
  };
  const pay = (wager: Wager, payout: bigint) => {
    wager.status = "settled";
    wager.paid = Number(payout);
    net += wager.paid;
  };
  return {
    wagers,
    net: () => net,
    carryOut(plan: Plan, id: string): string | null {
      if (plan.do === "place") {
        const stake = Number(plan.stake);
        const wager: Wager = { status: "open", staked: stake, cashedOut: 0, paid: 0 };
        wagers.set(id, wager);
        net -= stake;
        if (plan.payout !== undefined) pay(wager, plan.payout);
        return id;
      }
      if (plan.wagerId === null || plan.do === "record" || plan.do === "repeat")
        return plan.wagerId;
      const wager = of(plan.wagerId);
      if (plan.do === "again") {
        if (wager.status !== "settled") throw new Error("the wager is not settled");
        net += Number(plan.payout) - wager.paid;
        wager.paid = Number(plan.payout);
      } else if (plan.do === "void") {
        if (wager.status === "voided") throw new Error("the wager is voided");
        net += wager.staked - wager.cashedOut - wager.paid;
        wager.status = "voided";
        wager.paid = 0;
      } else {
        isOpen(wager);
        if (plan.do === "add") {
          wager.staked += Number(plan.stake);
          net -= Number(plan.stake);
          if (plan.payout !== undefined) pay(wager, plan.payout);
        } else if (plan.do === "settle") pay(wager, plan.payout);
        else {
          if (Number(plan.amount) >= wager.staked - wager.cashedOut)
            throw new Error("a refund of all is a void");
          wager.cashedOut += Number(plan.amount);
          net += Number(plan.amount);
        }
      }
      return plan.wagerId;
    },
  };
}

const id = fc.integer({ min: 0, max: 11 }).map((number) => `t${number}`);
const amount = fc.integer({ min: 0, max: 30 }).map(BigInt);
const money: fc.Arbitrary<MoneyCall> = fc.record(
  {
    kind: fc.constant("money" as const),
    round: fc.constantFrom("one", "two"),
    currency: fc.constant("EUR"),
    closes: fc.boolean(),
    reference: id,
    actions: fc
      .uniqueArray(
        fc.record({ kind: fc.constantFrom("bet" as const, "win" as const), id, amount }),
        { minLength: 1, maxLength: 3, selector: (action) => action.id },
      )
      .map((actions) =>
        actions
          .map((one) => (one.kind === "bet" ? { ...one, amount: one.amount + 1n } : one))
          .toSorted((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0)),
      ),
  },
  { requiredKeys: ["kind", "round", "currency", "closes", "actions"] },
);
const rollback: fc.Arbitrary<RollbackCall> = fc
  .record({ kind: fc.constant("rollback" as const), id, original: id })
  .filter((one) => one.id !== one.original);

const textOf = (call: object) =>
  JSON.stringify(call, (_, value: unknown) => (typeof value === "bigint" ? `${value}` : value));

/** Tells a house every call in turn. Returns what is on record then, and what the player has. */
function tellAll(calls: readonly (MoneyCall | RollbackCall)[]) {
  const kept: Told[] = [];
  const door = createDoor();
  for (const call of calls) {
    const names =
      call.kind === "money"
        ? [...call.actions.map((one) => one.id), ...(call.reference ? [call.reference] : [])]
        : [call.id, call.original];
    const named = kept.filter(
      (one) => names.includes(one.id) || names.includes(one.original ?? ""),
    );
    const original =
      call.kind === "rollback" ? named.find((one) => one.id === call.original) : null;
    const about = call.kind === "money" ? call.round : (original?.round ?? null);
    const round = about === null ? [] : kept.filter((one) => one.round === about);
    const hash = textOf(call);
    const decided = decideCall(call, { round, named, hash });
    if ("refused" in decided || decided.do === "repeat") continue;
    const wagerId = door.carryOut(decided, `w${kept.length}`);
    const own = original ? round.filter((one) => one.call === original.call) : [];
    const bets = own.filter((one) => one.kind === "bet").reduce((sum, one) => sum + one.amount, 0n);
    const facts = { wagerId, game: "g", currency: "EUR", round: about, hash, bets };
    kept.push(...recordsOf(call, decided, facts));
  }
  return { kept, door };
}

describe("a win that names its bet", () => {
  const bet = (id: string, amount: bigint, round = "one"): MoneyCall => ({
    kind: "money",
    round,
    currency: "EUR",
    closes: false,
    actions: [{ kind: "bet", id, amount }],
  });
  const win = (id: string, amount: bigint, reference: string): MoneyCall => ({
    kind: "money",
    round: "one",
    currency: "EUR",
    closes: false,
    reference,
    actions: [{ kind: "win", id, amount }],
  });
  const back = (id: string, original: string): RollbackCall => ({ kind: "rollback", id, original });
  const net = (...all: (MoneyCall | RollbackCall)[]) => tellAll(all).door.net();

  it("is of the wager of that bet, though another of the round is open", () => {
    const { door } = tellAll([bet("a", 10n), win("b", 5n, "a"), bet("c", 7n), win("d", 3n, "a")]);
    expect([...door.wagers.values()]).toMatchObject([
      { status: "settled", paid: 8 },
      { status: "open", paid: 0 },
    ]);
  });

  it.each([
    ["is of another round", [bet("a", 10n, "two"), bet("b", 1n), win("c", 5n, "a")], -11],
    ["never came", [bet("a", 10n), win("c", 5n, "b")], -10],
    ["is no bet", [bet("a", 10n), win("b", 5n, "a"), win("c", 5n, "b")], -5],
    ["was taken back", [bet("a", 10n), bet("b", 1n), back("r", "a"), win("c", 5n, "a")], -1],
    ["was kept from coming", [bet("a", 10n), back("r", "b"), win("c", 5n, "b")], -10],
  ] as const)("is not paid where that %s", (_, all, left) => expect(net(...all)).toBe(left));
});

const calls = fc.array(fc.oneof({ weight: 3, arbitrary: money }, rollback), { maxLength: 25 });

describe("whatever a studio tells, in any order", () => {
  it("a player has what stands of wins less what stands of bets", () =>
    fc.assert(
      fc.property(calls, (all) => {
        const { kept, door } = tellAll(all);
        const gone = rolledBack(kept);
        const stands = (kind: "bet" | "win") =>
          kept
            .filter((one) => one.kind === kind && !gone.has(one.call))
            .reduce((sum, one) => sum + Number(one.amount), 0);
        expect(door.net()).toBe(stands("win") - stands("bet"));
      }),
      { numRuns: 3_000 },
    ));

  it("rounds are read as their wagers are", () =>
    fc.assert(
      fc.property(calls, (all) => {
        const { kept, door } = tellAll(all);
        for (const name of ["one", "two"])
          for (const leg of readRound(kept.filter(({ round }) => round === name)).legs) {
            const wager = door.wagers.get(leg.wagerId);
            expect(leg.status).toBe(wager?.status);
            if (leg.status !== "voided") expect(Number(leg.wins + leg.returned)).toBe(wager?.paid);
          }
      }),
      { numRuns: 3_000 },
    ));

  it("telling it twice is telling it once", () =>
    fc.assert(
      fc.property(calls, (all) => {
        const twice = tellAll(all.flatMap((call) => [call, call]));
        expect(twice.door.net()).toBe(tellAll(all).door.net());
      }),
    ));
});
