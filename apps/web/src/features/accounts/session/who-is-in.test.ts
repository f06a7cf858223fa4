import { expect, it, vi } from "vitest";
import { lookWhoIsIn } from "./who-is-in.ts";

it.each([
  ["the same player", 7, null],
  ["another player", 8, "changed"],
  ["nobody", null, "signedOut"],
  ["a house that does not answer", new Error("away"), null],
] as const)("finds %s", async (_, answer, found) => {
  const ends = { signedOut: vi.fn(), changed: vi.fn() };
  const ask = async (): Promise<number | null> => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  await lookWhoIsIn(7, { ask, ...ends });
  expect(ends.changed).toHaveBeenCalledTimes(found === "changed" ? 1 : 0);
  expect(ends.signedOut).toHaveBeenCalledTimes(found === "signedOut" ? 1 : 0);
});
