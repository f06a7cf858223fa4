import type {
  LiveTablePhase,
  LiveTableView,
  OwnLiveTableBetView,
} from "@houselight/contracts/live-tables";
import { describe, expect, it } from "vitest";
import { newestTable, withOwnBet, withResult } from "./newest.ts";

const told = (number: number, phase: LiveTablePhase, second: number) =>
  ({
    now: new Date(second * 1_000).toISOString(),
    round: { number, phase },
  }) as LiveTableView;

describe("newestTable", () => {
  it.each([
    [told(2, "betting", 10), told(1, "over", 20), "known"],
    [told(1, "revealing", 10), told(1, "betting", 20), "known"],
    [told(1, "betting", 10), told(1, "betting", 9), "known"],
    [told(1, "betting", 10), told(1, "betting", 11), "told"],
    [told(1, "betting", 10), told(1, "revealing", 5), "told"],
    [told(1, "over", 10), told(2, "betting", 5), "told"],
  ])("keeps the newer state", (known, next, which) =>
    expect(newestTable(known, next)).toBe(which === "known" ? known : next),
  );
});

const bet = (id: string, state: OwnLiveTableBetView["state"], stake_cents = 100) =>
  ({ id, state, stake_cents }) as OwnLiveTableBetView;

describe("withOwnBet", () => {
  it("puts a new bet first, and one that is known in its place", () => {
    const list = [bet("b", "settled"), bet("a", "settled")];
    expect(withOwnBet(list, bet("c", "open")).map(({ id }) => id)).toEqual(["c", "b", "a"]);
    expect(withOwnBet(list, bet("a", "settled", 7))[1]).toMatchObject({ stake_cents: 7 });
  });

  it("opens no bet again that is over, and forgets no chips", () => {
    expect(withOwnBet([bet("a", "settled")], bet("a", "open"))[0]?.state).toBe("settled");
    expect(withOwnBet([bet("a", "returned")], bet("a", "open"))[0]?.state).toBe("returned");
    expect(withOwnBet([bet("a", "open", 300)], bet("a", "open", 200))[0]?.stake_cents).toBe(300);
    expect(withOwnBet([bet("a", "open", 300)], bet("a", "settled", 300))[0]?.state).toBe("settled");
  });
});

describe("withResult", () => {
  const result = (number: number) => ({ number, outcome: { kind: "roulette" } });

  it("adds what follows, once, and tells of a gap", () => {
    expect(withResult([result(4)], result(5))?.map(({ number }) => number)).toEqual([5, 4]);
    expect(withResult([result(4)], result(4))).toHaveLength(1);
    expect(withResult([], result(9))).toHaveLength(1);
    expect(withResult([result(4)], result(6))).toBeNull();
  });

  it("keeps a hundred", () => {
    const many = Array.from({ length: 100 }, (_, at) => result(100 - at));
    expect(withResult(many, result(101))).toHaveLength(100);
  });
});
