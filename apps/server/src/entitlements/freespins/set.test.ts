import { expect, it } from "vitest";
import { dueStage, type FreeSpins, isActivatable, isPlayable } from "./set.ts";

const AT = new Date("2026-05-01T12:00:00Z");
const LATER = new Date("2026-05-01T12:00:01Z");
const set = (part: Partial<FreeSpins>): FreeSpins => ({
  id: "11111111-1111-4111-8111-111111111111",
  playerId: 7n,
  currency: "EUR",
  game: "a-slot",
  stake: 20n,
  total: 3,
  used: 0,
  won: 0n,
  wagering: 30,
  maxWin: null,
  title: "Three",
  groupKey: "wheel",
  stage: "issued",
  createdAt: AT,
  activatableUntil: LATER,
  activatedAt: null,
  playUntil: null,
  endedAt: null,
  version: 1n,
  ...part,
});
const activated = (used: number, won: bigint, playUntil = LATER) =>
  set({ stage: "activated", activatableUntil: AT, activatedAt: AT, playUntil, used, won });

it.each<[string, ReturnType<typeof dueStage>, FreeSpins]>([
  ["issued, in time", null, set({})],
  ["issued, their time over", "expired", set({ activatableUntil: AT })],
  ["activated", null, activated(0, 0n)],
  ["played in part", null, activated(2, 90n)],
  ["played in part, their time over", "expired", activated(2, 90n, AT)],
  ["all played, something won", "finished", activated(3, 90n)],
  ["all played, nothing won", "lost", activated(3, 0n)],
  // All of them count, however late it is looked at.
  ["all played, their time over", "finished", activated(3, 90n, AT)],
  ["cancelled", null, set({ stage: "canceled", activatableUntil: AT, endedAt: AT })],
  ["over, all played", null, { ...activated(3, 90n), stage: "finished", endedAt: AT }],
])("BONUS-02: free spins that are %s come by themselves to: %s", (_, stage, free) =>
  expect(dueStage(free, AT)).toBe(stage),
);

it.each<[string, boolean, boolean, FreeSpins]>([
  ["issued", true, false, set({})],
  ["issued and late", false, false, set({ activatableUntil: AT })],
  ["activated", false, true, activated(2, 0n)],
  ["activated and late", false, false, activated(2, 0n, AT)],
  ["all played", false, false, activated(3, 9n)],
  ["cancelled", false, false, { ...activated(1, 9n), stage: "canceled", endedAt: AT }],
])("free spins that are %s can be activated: %s, and played: %s", (_, can, plays, free) =>
  expect([isActivatable(free, AT), isPlayable(free, AT)]).toEqual([can, plays]),
);
