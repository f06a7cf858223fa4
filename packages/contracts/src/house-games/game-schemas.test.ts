import { GAMES } from "@houselight/game-maths";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { betView, outcomeView, unionByKind } from "./game-schemas.ts";

const field = (extra: object) => ({
  type: "object" as const,
  properties: { kind: { const: "dice" }, ...extra },
  required: ["kind", ...Object.keys(extra)],
  additionalProperties: false as const,
});

describe("betView", () => {
  it.each([
    { kind: "slot", stake_cents: 20 },
    { kind: "roulette", bets: [{ spot: "red", amount_cents: 100 }] },
  ])("takes %j", (bet) => expect(betView.parse(bet)).toEqual(bet));

  it.each([
    null,
    { kind: "cards" },
    { stake_cents: 20 },
    { kind: "slot", stake_cents: 0 },
    { kind: "slot", stake_cents: 1.5 },
    { kind: "slot", stake_cents: 2 ** 60 },
    { kind: "slot", stake_cents: "20" },
    { kind: "slot", stake_cents: 20, lines: 3 },
    { kind: "roulette", bets: [] },
    { kind: "roulette", bets: [{ spot: "x".repeat(41), amount_cents: 100 }] },
    { kind: "roulette", bets: Array(162).fill({ spot: "red", amount_cents: 100 }) },
  ])("refuses %o", (bet) => expect(betView.safeParse(bet).success).toBe(false));

  it("is described by one form for each kind", () => {
    const kinds = new Set(GAMES.map(({ current }) => current.kind));
    for (const view of [betView, outcomeView])
      expect(z.toJSONSchema(view).oneOf).toHaveLength(kinds.size);
  });
});

describe("unionByKind", () => {
  it("takes every form of a kind whose versions differ, and no mixture of them", () => {
    const union = unionByKind([
      field({ sides: { type: "integer" } }),
      field({ faces: { type: "integer" } }),
      field({ sides: { type: "integer" } }),
    ]);
    expect(union.safeParse({ kind: "dice", sides: 6 }).success).toBe(true);
    expect(union.safeParse({ kind: "dice", faces: 6 }).success).toBe(true);
    expect(union.safeParse({ kind: "dice", sides: 6, faces: 6 }).success).toBe(false);
  });

  it("refuses a schema without a constant kind", () => {
    const free = { ...field({}), properties: { kind: { type: "string" as const } } };
    expect(() => unionByKind([free])).toThrow(/constant/);
  });
});
