import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { stateOfPostalCode } from "./index.ts";

const [NSW, ACT, VIC, QLD] = [
  "New South Wales",
  "Australian Capital Territory",
  "Victoria",
  "Queensland",
];
const [SA, WA, TAS, NT] = [
  "South Australia",
  "Western Australia",
  "Tasmania",
  "Northern Territory",
];

/** The ranges as the rows have them, each with the state before it and after it. */
const RANGES = [
  [1000, 2599, NSW, NT, ACT],
  [2619, 2899, NSW, ACT, ACT],
  [2921, 2999, NSW, ACT, VIC],
  [200, 299, ACT, null, null],
  [2600, 2618, ACT, NSW, NSW],
  [2900, 2920, ACT, NSW, NSW],
  [3000, 3999, VIC, NSW, QLD],
  [8000, 8999, VIC, TAS, QLD],
  [4000, 4999, QLD, VIC, SA],
  [9000, 9999, QLD, VIC, null],
  [5000, 5999, SA, QLD, WA],
  [6000, 6797, WA, SA, null],
  [6800, 6999, WA, null, TAS],
  [7000, 7999, TAS, WA, VIC],
  [800, 999, NT, null, NSW],
] as const;

const inAustralia = (code: number) => stateOfPostalCode("AU", String(code));

describe("states of Australia", () => {
  it.each(RANGES)(
    "PROFILE-13, PROFILE-14, PROFILE-15, PROFILE-16: %d to %d is %s",
    (first, last, state, before, after) => {
      expect([first - 1, first, last, last + 1].map(inAustralia)).toEqual([
        before,
        state,
        state,
        after,
      ]);
      assert(property(integer({ min: first, max: last }), (code) => inAustralia(code) === state));
    },
  );

  it("PROFILE-13 … PROFILE-16: have no code beside these ranges", () => {
    for (let code = 0; code <= 10_500; code++) {
      const range = RANGES.find(([first, last]) => code >= first && code <= last);
      expect([code, inAustralia(code)]).toEqual([code, range?.[2] ?? null]);
    }
  });

  it("PROFILE-14: reads a leading zero", () => {
    expect(stateOfPostalCode("AU", "0200")).toBe(ACT);
    expect(stateOfPostalCode("AU", " 0800 ")).toBe(NT);
  });

  it("PROFILE-16: 6798 and 6799 lie in none", () =>
    expect([6798, 6799].map(inAustralia)).toEqual([null, null]));

  it.each(["", "20", "02000", "2000a", "2e3", "-200", "٢٠٠٠"])("has none for %j", (code) =>
    expect(stateOfPostalCode("AU", code)).toBeNull(),
  );
});

const PROVINCES: Readonly<Record<string, string>> = {
  A: "Newfoundland and Labrador",
  B: "Nova Scotia",
  C: "Prince Edward Island",
  E: "New Brunswick",
  GHJ: "Quebec",
  KLMNP: "Ontario",
  R: "Manitoba",
  S: "Saskatchewan",
  T: "Alberta",
  V: "British Columbia",
  X: "Northwest Territories",
  Y: "Yukon",
};

describe("provinces of Canada", () => {
  it.each([..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"])("OPEN-12, PROFILE-17: letter %s", (letter) => {
    const [, province] = Object.entries(PROVINCES).find(([all]) => all.includes(letter)) ?? [];
    expect(stateOfPostalCode("CA", `${letter}1A 1A1`)).toBe(province ?? null);
  });

  it("PROFILE-17: K1A 0B1 is in Ontario, however it is written", () => {
    for (const code of ["K1A 0B1", "k1a0b1", " K1A-0B1 "])
      expect(stateOfPostalCode("CA", code)).toBe("Ontario");
  });

  it.each([
    ["X0A 0A1", "Nunavut"],
    ["x0b 0a1", "Nunavut"],
    ["X0C 0A1", "Nunavut"],
    ["X0E 0A1", "Northwest Territories"],
    ["X1A 0A1", "Northwest Territories"],
  ])("OPEN-12: %s is in %s", (code, territory) =>
    expect(stateOfPostalCode("CA", code)).toBe(territory),
  );

  it("has none for what is no code of Canada", () => {
    for (const code of ["K", "K1A", "", "2000"]) expect(stateOfPostalCode("CA", code)).toBeNull();
    for (const country of ["DE", "US", "", null])
      expect(stateOfPostalCode(country, "2000")).toBeNull();
  });
});
