import { describe, expect, it } from "vitest";
import { betOf, buttonMoments, isDue, mainButton, resultOf, takesBets } from "./main-button.ts";
import { BETTING, FLEW_MS, FLYING, OPEN_BET, OVER } from "./rocket.testing.ts";

const facts = {
  isPlayer: true,
  round: BETTING,
  bet: null,
  isQueued: false,
  isSending: false,
  isCashing: false,
  houseMs: FLEW_MS - 4_000,
};
const cashed = { ...OPEN_BET, state: "cashed_out" as const, multiplier: 150, payout_cents: 150 };
const lost = { ...OPEN_BET, state: "lost" as const, payout_cents: 0, point: 231 };
const flying = { round: FLYING, houseMs: FLEW_MS + 4_000 };

describe("the main button", () => {
  it.each([
    ["leads a guest to registration", { isPlayer: false }, "guest"],
    ["leads a guest there in a flight too", { ...flying, isPlayer: false }, "guest"],
    ["places a bet", {}, "bet"],
    ["waits for the answer", { isSending: true }, "sending"],
    ["says that the bet stands", { bet: OPEN_BET }, "placed"],
    ["says so when bets have closed", { bet: OPEN_BET, houseMs: FLEW_MS + 100 }, "placed"],
    ["bets on the next round when bets have closed", { houseMs: FLEW_MS }, "queue"],
    ["sends what waited when a round opens", { isQueued: true }, "queued"],
    ["bets on the next round in a flight", flying, "queue"],
    ["takes that back", { ...flying, isQueued: true }, "queued"],
    [
      "waits for the first hundredth",
      { ...flying, bet: OPEN_BET, houseMs: FLEW_MS + 50 },
      "rising",
    ],
    ["cashes out", { ...flying, bet: OPEN_BET }, "cash_out"],
    [
      "cashes out before it takes a waiting bet back",
      { ...flying, bet: OPEN_BET, isQueued: true },
      "cash_out",
    ],
    ["waits for the cash-out", { ...flying, bet: OPEN_BET, isCashing: true }, "cashing"],
    [
      "leaves what reached its own target alone",
      { ...flying, bet: { ...OPEN_BET, target: 141 } },
      "cashing",
    ],
    [
      "cashes out by hand before the target",
      { ...flying, bet: { ...OPEN_BET, target: 142 } },
      "cash_out",
    ],
    ["bets on the next round after a cash-out", { ...flying, bet: cashed }, "queue"],
    ["bets on the next round when it is over", { round: OVER, bet: lost }, "queue"],
    ["does so for a bet that is not settled yet", { round: OVER, bet: OPEN_BET }, "queue"],
    ["bets on the first round of a house", { round: null }, "queue"],
  ] as const)("%s", (_name, part, kind) => expect(mainButton({ ...facts, ...part })).toBe(kind));
});

it("changes by itself when bets close, when something can be won, and at the target", () => {
  expect(buttonMoments(null, null)).toEqual([]);
  expect(buttonMoments(BETTING, null)).toEqual([FLEW_MS]);
  expect(buttonMoments(FLYING, cashed)).toEqual([]);
  // × 1.01 after 115 ms, × 2.00 after 8 s.
  const target = { ...OPEN_BET, target: 200 };
  expect(buttonMoments(FLYING, target)).toEqual([FLEW_MS + 115, FLEW_MS + 8_000]);
  expect(buttonMoments(OVER, OPEN_BET)).toEqual([]);
});

it("knows until when a round takes bets", () => {
  expect(takesBets(BETTING, FLEW_MS - 1)).toBe(true);
  expect(takesBets(BETTING, FLEW_MS)).toBe(false);
  expect(takesBets(FLYING, FLEW_MS - 1)).toBe(false);
  expect(takesBets(null, 0)).toBe(false);
});

it("finds the player's bet on the round", () => {
  const other = { ...OPEN_BET, id: "bet-6", round: 6 };
  expect(betOf([other, OPEN_BET], BETTING)).toBe(OPEN_BET);
  expect(betOf([other], BETTING)).toBeNull();
  expect(betOf([other], null)).toBeNull();
});

describe("the end that is said", () => {
  const next = { ...BETTING, number: 8 };
  it.each([
    ["none while the bet is open", [OPEN_BET], FLYING, null],
    ["that of the round", [cashed], FLYING, cashed],
    ["that of the round when it is over", [lost], OVER, lost],
    ["that of the round before, while bets are taken", [lost], next, lost],
    ["no longer when the rocket leaves", [lost], { ...FLYING, number: 8 }, null],
    ["no longer with another bet", [{ ...OPEN_BET, round: 8 }, lost], next, null],
    ["none of two rounds before", [lost], { ...BETTING, number: 9 }, null],
    ["none without a round", [lost], null, null],
  ])("is %s", (_name, bets, round, bet) => expect(resultOf(bets, round)).toBe(bet));
});

describe("a bet that waits", () => {
  const next = { ...BETTING, number: 8 };
  const queued = { after: 7, playerId: 5 };
  const dueAt = (houseMs: number, round: typeof next | typeof FLYING | null, playerId = 5) =>
    isDue(queued, { round, houseMs, playerId });

  it("is sent with a later round, while that takes bets", () => {
    expect(dueAt(FLEW_MS - 1, next)).toBe(true);
    expect(dueAt(FLEW_MS - 1, BETTING)).toBe(false);
    expect(dueAt(FLEW_MS, next)).toBe(false);
    expect(dueAt(FLEW_MS - 1, { ...FLYING, number: 8 })).toBe(false);
    expect(dueAt(0, null)).toBe(false);
    expect(isDue(null, { round: next, houseMs: FLEW_MS - 1, playerId: 5 })).toBe(false);
  });

  it("is not sent with the money of who has signed in since", () => {
    expect(dueAt(FLEW_MS - 1, next, 6)).toBe(false);
    expect(isDue(queued, { round: next, houseMs: FLEW_MS - 1, playerId: null })).toBe(false);
  });
});
