import { postalCode } from "./postal-codes.ts";

/** Ranges of Australian postal codes, both ends included (PROFILE-13 … PROFILE-16). */
const AUSTRALIA: readonly (readonly [first: number, last: number, state: string])[] = [
  [200, 299, "Australian Capital Territory"],
  [800, 999, "Northern Territory"],
  [1000, 2599, "New South Wales"],
  [2600, 2618, "Australian Capital Territory"],
  [2619, 2899, "New South Wales"],
  [2900, 2920, "Australian Capital Territory"],
  [2921, 2999, "New South Wales"],
  [3000, 3999, "Victoria"],
  [4000, 4999, "Queensland"],
  [5000, 5999, "South Australia"],
  [6000, 6797, "Western Australia"],
  [6800, 6999, "Western Australia"],
  [7000, 7999, "Tasmania"],
  [8000, 8999, "Victoria"],
  [9000, 9999, "Queensland"],
];

/** Canadian provinces and territories by the first letter of a postal code (PROFILE-17, OPEN-12). */
const CANADA: Readonly<Record<string, string>> = {
  A: "Newfoundland and Labrador",
  B: "Nova Scotia",
  C: "Prince Edward Island",
  E: "New Brunswick",
  G: "Quebec",
  H: "Quebec",
  J: "Quebec",
  K: "Ontario",
  L: "Ontario",
  M: "Ontario",
  N: "Ontario",
  P: "Ontario",
  R: "Manitoba",
  S: "Saskatchewan",
  T: "Alberta",
  V: "British Columbia",
  X: "Northwest Territories",
  Y: "Yukon",
};

/** Areas under the letter X that are Nunavut's. */
const NUNAVUT = new Set(["X0A", "X0B", "X0C"]);

/**
 * Returns the state, province or territory that a postal code lies in, by its English name; null
 * for a code that lies in none, that is none, or of another country than Australia and Canada.
 * A leading zero of Australia may be left out.
 */
export function stateOfPostalCode(country: string | null, code: string): string | null {
  const find = country === null ? undefined : FINDERS.get(country);
  return find?.(code) ?? null;
}

/** Returns the states that a country is known to have, by their English names in order; none for others. */
export const statesOf = (country: string | null): readonly string[] =>
  (country === null ? undefined : STATES.get(country)) ?? [];

const inOrder = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();

const STATES: ReadonlyMap<string, readonly string[]> = new Map([
  ["AU", inOrder(AUSTRALIA.map(([, , state]) => state))],
  ["CA", inOrder([...Object.values(CANADA), "Nunavut"])],
]);

function stateInAustralia(code: string): string | null {
  if (!/^\d{3,4}$/.test(code.trim())) return null;
  const number = Number(code);
  return AUSTRALIA.find(([first, last]) => number >= first && number <= last)?.[2] ?? null;
}

const canadianCode = postalCode("CA");

function provinceInCanada(code: string): string | null {
  const { success, data } = canadianCode.safeParse(code);
  if (!success) return null;
  return NUNAVUT.has(data.slice(0, 3)) ? "Nunavut" : (CANADA[data.slice(0, 1)] ?? null);
}

const FINDERS: ReadonlyMap<string, (code: string) => string | null> = new Map([
  ["AU", stateInAustralia],
  ["CA", provinceInCanada],
]);
