import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { House } from "#platform/module";
import { showPlayed } from "./live.ts";
import type { FreeSpins } from "./set.ts";

const AT = new Date("2026-05-01T12:00:00Z");
const LATER = new Date("2026-05-02T12:00:00Z");
const set = (id: string, used: number): FreeSpins => ({
  id,
  playerId: 7n,
  currency: "EUR",
  game: "a-slot",
  stake: 20n,
  total: 9,
  used,
  won: 0n,
  wagering: 30,
  maxWin: null,
  title: "Nine",
  groupKey: "wheel",
  stage: "activated",
  createdAt: AT,
  activatableUntil: LATER,
  activatedAt: AT,
  playUntil: LATER,
  endedAt: null,
  version: BigInt(used) + 2n,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("BONUS-14: tells of a round at once, and of those that follow once a second, as they are by then", () => {
  const told: string[] = [];
  const publish = vi.fn((channel: string, name: string, message: unknown) => {
    const { freespins } = message as { freespins: { id: string; freespins_used: number }[] };
    told.push(
      `${channel} ${name} ${freespins.map((one) => `${one.id}: ${one.freespins_used}`).join(", ")}`,
    );
  });
  const house = { live: { publish }, clock: { now: () => AT } } as unknown as House;
  showPlayed(house, [set("one", 1)]);
  showPlayed(house, [set("one", 2)]);
  // What was committed first may be shown last.
  showPlayed(house, [set("one", 4), set("two", 1)]);
  showPlayed(house, [set("one", 3)]);
  expect(told).toEqual(["user#7 freespins_changes one: 1"]);
  vi.advanceTimersByTime(1_000);
  expect(told.slice(1)).toEqual(["user#7 freespins_changes one: 4, two: 1"]);
});
