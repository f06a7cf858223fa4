import { expect, it } from "vitest";
import { awardsOf, isWinner, yearsOf } from "./awards.ts";

const award = (year: number, prize = "Nominee") => ({
  name: `Prize of ${year}`,
  nomination: "Design",
  prize,
  year,
});
const AWARDS = [award(2024), award(2026), award(2024)];

it("lists each year once and narrows the awards to one", () => {
  expect(yearsOf(AWARDS)).toEqual([2026, 2024]);
  expect(awardsOf(AWARDS, null).map(({ year }) => year)).toEqual([2026, 2024, 2024]);
  expect(awardsOf(AWARDS, 2024)).toHaveLength(2);
});

it.each([
  ["WINNER", true],
  ["Winner", true],
  ["winner ", true],
  ["Winners", false],
  ["Nominee", false],
])("knows %s as won: %s", (prize, won) => expect(isWinner(prize)).toBe(won));
