import { describe, expect, it } from "vitest";
import { keepBet, keptBet, readKeptBet } from "./kept-bet.ts";

const BET = { id: "b-1", round: 7, currency: "EUR", stake_cents: 100, target: 200 };

describe("the text of a kept bet", () => {
  it.each([
    ["a bet", JSON.stringify(BET), BET],
    ["one without a target", JSON.stringify({ ...BET, target: null }), { ...BET, target: null }],
    ["nothing", null, null],
    ["no JSON", "{", null],
    ["null", "null", null],
    ["a bet without an id", JSON.stringify({ ...BET, id: 1 }), null],
    ["a round that is none", JSON.stringify({ ...BET, round: 0 }), null],
    ["half a cent", JSON.stringify({ ...BET, stake_cents: 0.5 }), null],
    ["a target of another kind", JSON.stringify({ ...BET, target: "200" }), null],
    ["a bet that lacks its target", JSON.stringify({ ...BET, target: undefined }), null],
  ])("%s", (_name, text, bet) => expect(readKeptBet(text)).toEqual(bet));
});

describe("a tab", () => {
  const storeOf = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
  };

  it("keeps a bet until its answer is there, for its player alone", () => {
    const store = storeOf();
    keepBet(() => store, 1, BET);
    expect(keptBet(() => store, 1)).toEqual(BET);
    expect(keptBet(() => store, 2)).toBeNull();
    keepBet(() => store, 1, null);
    expect(keptBet(() => store, 1)).toBeNull();
  });

  it("does without storage", () => {
    const blocked = () => {
      throw new Error("blocked");
    };
    keepBet(blocked, 1, BET);
    expect(keptBet(blocked, 1)).toBeNull();
  });
});
