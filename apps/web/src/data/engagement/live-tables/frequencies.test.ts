import { expect, it } from "vitest";
import { frequencies } from "./frequencies.ts";

const came = (...numbers: number[]) =>
  numbers.map((number) => ({ outcome: { kind: "roulette", number } }));

it("counts what came most and least often", () => {
  const all = Array.from({ length: 37 }, (_, number) => number).filter((number) => number !== 5);
  const { most, least } = frequencies(came(...all, 17, 17, 4), 2);
  expect(most).toEqual([
    { number: 17, times: 3 },
    { number: 4, times: 2 },
  ]);
  expect(least[0]).toEqual({ number: 5, times: 0 });
});

it("leaves out what is no number of the wheel", () =>
  expect(frequencies([...came(40), { outcome: { kind: "baccarat" } }], 1).most[0]?.times).toBe(0));
