import { expect, it, vi } from "vitest";
import type { Tx } from "#platform/database";
import type { FreeSpins } from "../set.ts";
import { type FreeBet, freeRounds, openFreeRounds } from "./free-rounds.ts";

const AT = new Date("2026-05-01T12:00:00Z");
const LATER = new Date("2026-05-02T12:00:00Z");
const ID = "11111111-1111-4111-8111-111111111111";
const set = (part: Partial<FreeSpins> = {}): FreeSpins => ({
  id: ID,
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
  stage: "activated",
  createdAt: AT,
  activatableUntil: LATER,
  activatedAt: AT,
  playUntil: LATER,
  endedAt: null,
  version: 1n,
  ...part,
});
const bet = (part: Partial<FreeBet> = {}): FreeBet => ({
  playerId: 7n,
  game: "a-slot",
  currency: "EUR",
  stake: 20n,
  isPlain: true,
  ...part,
});

it.each<[string, string | null, FreeSpins[], Partial<FreeBet>]>([
  ["the bet that they are for", null, [set()], {}],
  ["the last of them", null, [set({ used: 2 })], {}],
  ["none that are there", "freespins_not_found", [], {}],
  ["those of another player", "freespins_not_found", [set({ playerId: 8n })], {}],
  ["those that wait", "freespins_not_activated", [set({ stage: "issued", playUntil: null })], {}],
  [
    "those that waited too long",
    "freespins_over",
    [set({ stage: "issued", playUntil: null, activatableUntil: AT })],
    {},
  ],
  ["those that are all played", "freespins_over", [set({ used: 3 })], {}],
  ["those whose time is over", "freespins_over", [set({ playUntil: AT })], {}],
  ["cancelled ones", "freespins_over", [set({ stage: "canceled", endedAt: AT })], {}],
  ["another game", "freespins_other_bet", [set()], { game: "another" }],
  ["a larger stake", "freespins_other_bet", [set()], { stake: 21n }],
  ["a smaller stake", "freespins_other_bet", [set()], { stake: 19n }],
  ["another currency", "freespins_other_bet", [set()], { currency: "NOK" }],
  ["a bet that buys something beside", "freespins_other_bet", [set()], { isPlain: false }],
])("with %s, a round is refused: %s", (_, refused, read, part) =>
  expect(freeRounds(read, AT).take(ID, bet(part))).toBe(refused),
);

it("counts down: each bet of a batch sees what those before it have taken", () => {
  const rounds = freeRounds([set({ used: 1 })], AT);
  // A bet that they do not pay for takes none.
  rounds.take(ID, bet({ stake: 50n }));
  rounds.take(ID, bet({ playerId: 8n }));
  expect(Array.from({ length: 4 }, () => rounds.take(ID, bet()))).toEqual([
    null,
    null,
    "freespins_over",
    "freespins_over",
  ]);
});

it("asks and writes nothing for a batch in which no bet names free spins", async () => {
  const query = vi.fn<Tx["query"]>();
  const tx = { query } as unknown as Tx;
  const rounds = await openFreeRounds(tx, [], AT);
  await rounds.save(tx, []);
  expect(query).not.toHaveBeenCalled();
});
