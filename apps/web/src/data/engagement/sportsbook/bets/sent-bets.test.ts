import { describe, expect, it } from "vitest";
import { judgeDraft } from "../slip/judge-slip.ts";
import { freeBet, pick, quote } from "../sportsbook.testing.ts";
import { betOf, keepSent, keptSent, readSent, type SentBet } from "./sent-bets.ts";

const BET: SentBet = {
  id: "b-1",
  currency: "EUR",
  kind: "single",
  line_stake_cents: 250,
  accept: "better",
  selections: [{ fixture_id: 7, market_id: 1, specifiers: "", selection_id: "home", odds: 2_200 }],
};

const SINGLE = {
  kind: "single",
  sizes: null,
  picks: [pick()],
  stake: "",
  freeBetId: null,
} as const;
const TERMS = { accept: "better", read: BigInt, freeBets: [freeBet()] } as const;

describe("the request of a bet", () => {
  it("names the odds that are taken, and nothing that the house knows better", () => {
    const draft = { ...SINGLE, stake: "250" };
    const judged = judgeDraft(draft, quote([2_200]), TERMS);
    expect(betOf(judged, { id: "b-1", currency: "EUR", accept: "better" })).toEqual(BET);
  });

  it("says the sizes of a system alone", () => {
    const picks = [7, 8, 9].map((fixture_id) => pick({ fixture_id }));
    const draft = { ...SINGLE, kind: "system", sizes: [2], picks, stake: "10" } as const;
    const judged = judgeDraft(draft, quote([2_150, 2_150, 2_150]), TERMS);
    expect(betOf(judged, BET)).toMatchObject({ kind: "system", sizes: [2], line_stake_cents: 10 });
    expect(BET).not.toHaveProperty("sizes");
  });

  it("names the free bet that pays for it, with its amount as the stake", () => {
    const judged = judgeDraft({ ...SINGLE, freeBetId: 41 }, quote([2_150]), TERMS);
    expect(betOf(judged, BET)).toMatchObject({ free_bet_id: 41, line_stake_cents: 500 });
    expect(BET).not.toHaveProperty("free_bet_id");
  });
});

describe("the text of kept bets", () => {
  it.each([
    ["bets", JSON.stringify([BET]), [BET]],
    ["a system", JSON.stringify([{ ...BET, sizes: [2] }]), [{ ...BET, sizes: [2] }]],
    ["a free bet", JSON.stringify([{ ...BET, free_bet_id: 4 }]), [{ ...BET, free_bet_id: 4 }]],
    ["a free bet without an id", JSON.stringify([{ ...BET, free_bet_id: "4" }]), []],
    ["nothing", null, []],
    ["no JSON", "[", []],
    ["no list", JSON.stringify(BET), []],
    ["one among others that are none", JSON.stringify([null, {}, BET]), [BET]],
    ["one without an id", JSON.stringify([{ ...BET, id: 1 }]), []],
    ["half a cent", JSON.stringify([{ ...BET, line_stake_cents: 0.5 }]), []],
    ["a policy of another kind", JSON.stringify([{ ...BET, accept: "all" }]), []],
    ["a kind of bet that there is not", JSON.stringify([{ ...BET, kind: "tip" }]), []],
    ["no selections", JSON.stringify([{ ...BET, selections: [] }]), []],
    ["a selection without odds", JSON.stringify([{ ...BET, selections: [{}] }]), []],
  ])("%s", (_name, text, bets) => expect(readSent(text)).toEqual(bets));
});

describe("a tab", () => {
  it("keeps bets until their answers are there, for their player alone", () => {
    const kept = new Map<string, string>();
    const store = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    });
    keepSent(store, 1, [BET]);
    expect(keptSent(store, 1)).toEqual([BET]);
    expect(keptSent(store, 2)).toEqual([]);
    keepSent(store, 1, []);
    expect(kept.size).toBe(0);
  });

  it("does without storage", () => {
    const blocked = () => {
      throw new Error("blocked");
    };
    keepSent(blocked, 1, [BET]);
    expect(keptSent(blocked, 1)).toEqual([]);
  });
});
