import { tournamentView as schema, type NewTournament } from "@houselight/contracts";
import { expect, it } from "vitest";
import { minimaOf, type Tournament } from "../tournament.ts";
import { tournamentView } from "./tournament-views.ts";

const START = new Date("2026-11-01T00:00:00Z");
const NOW = new Date("2026-11-02T00:00:00Z");
const END = new Date("2026-11-03T00:00:00Z");

function viewOf(identifier: string, type: Tournament["type"]) {
  const named: Pick<NewTournament, "frontend_identifier" | "minima_cents"> = {
    frontend_identifier: identifier,
    minima_cents: [],
  };
  const minima = minimaOf(named);
  const one: Tournament = {
    id: "019a0000-0000-7000-8000-000000000001",
    identifier,
    type,
    title: { en: "Pirates" },
    image: null,
    file: null,
    groupIds: ["1204"],
    startAt: START,
    endAt: END,
    currency: "EUR",
    prizes: minima.length > 0 ? minima.map(() => 0n) : [500n],
    minima,
    scoring: "bets",
    minStake: 1n,
    games: [],
    producers: [],
    state: "published",
    changedBy: "one@house.example",
    changedAt: START,
    publishedAt: START,
    overAt: null,
    participants: 0,
    seq: 1n,
  };
  const nicknames = new Map<bigint, string | null>();
  const shown = { now: NOW, locale: "en", leaders: [], nicknames, callerId: null } as const;
  return schema.parse(tournamentView(one, shown));
}

it.each([
  ["quest--xs--pirates", "xs", 6],
  ["quest--robot-m--pirates", "robot-m", 25],
  ["quest--pirates", "m", 25],
] as const)(
  "QUEST-07: %s says its size, %s, beside its other fields",
  (identifier, size, levels) => {
    const view = viewOf(identifier, "quest");
    expect(view).toMatchObject({
      status: "active",
      title: "Pirates",
      frontend_identifier: identifier,
      group_ids: ["1204"],
      questSize: size,
    });
    expect(view.levels).toHaveLength(levels);
  },
);

it("QUEST-07: a tournament that is no quest has no size", () => {
  expect(viewOf("lamp-cup", "tournament").questSize).toBeNull();
  expect(viewOf("achievement--xs--lamps", "action").questSize).toBeNull();
});
