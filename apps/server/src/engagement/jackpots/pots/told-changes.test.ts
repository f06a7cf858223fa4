import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { House } from "#platform/module";
import { MICROS } from "../jackpot.ts";
import { type ChangedJackpot, showChanges } from "../live.ts";

const jackpot = (version: bigint, state: ChangedJackpot["state"] = "active"): ChangedJackpot => ({
  identifier: "quick-pot",
  state,
  version,
  pots: [{ level: 1, micros: version * MICROS, drops: 0 }],
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("JACKPOT-07: tells of a change at once, and of those that follow once a second, as it is by then", () => {
  const told: string[] = [];
  const publish = vi.fn((channel: string, name: string, message: unknown) => {
    const { jackpots } = message as { jackpots: { version: number; state: string }[] };
    told.push(
      `${channel} ${name} ${jackpots.map((one) => `${one.version} ${one.state}`).join(", ")}`,
    );
  });
  const house = { live: { publish } } as unknown as House;
  showChanges(house, [jackpot(1n)]);
  showChanges(house, [jackpot(3n, "paused")]);
  // What was committed first may be shown last.
  showChanges(house, [jackpot(2n)]);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual(["public jackpots_changes 1 active", "public jackpots_changes 3 paused"]);
});
