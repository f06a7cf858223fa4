import { TOURNAMENT_LISTS } from "@houselight/contracts/tournaments";
import { expect, it } from "vitest";
import { listedIn, runningIn, runningQuests } from "./choose-tournaments.ts";

const one = (
  frontend_identifier: string,
  status: "active" | "future" | "archive" = "active",
  {
    type = "tournament",
    from = 1,
    to = 9,
  }: { type?: "quest" | "action" | "producers" | "tournament"; from?: number; to?: number } = {},
) => ({
  frontend_identifier,
  type,
  status,
  start_at: `2026-05-0${from}T00:00:00Z`,
  end_at: `2026-05-0${to}T00:00:00Z`,
});

const ALL = [
  one("old-race", "archive", { to: 2 }),
  one("later-race", "future", { from: 6 }),
  one("race", "active", { to: 8 }),
  one("kite-week-live", "active", { to: 5 }),
  one("quest--xs--harbour", "active", { type: "quest", to: 7 }),
  one("quest--m--ffc-moon", "active", { type: "quest" }),
  one("achievement--lantern", "active", { type: "action" }),
  one("mill-race", "archive", { type: "producers", to: 4 }),
  one("soon-race", "future", { from: 3 }),
];

const names = (list: readonly { readonly frontend_identifier: string }[]) =>
  list.map(({ frontend_identifier }) => frontend_identifier);

it("TOURN-03: lists what runs by its end, what comes by its start, and the archive the latest first", () => {
  const lists = Object.fromEntries(
    TOURNAMENT_LISTS.map((list) => [list, names(listedIn(ALL, list, false))]),
  );
  expect(lists).toEqual({
    all: ["kite-week-live", "quest--xs--harbour", "race", "soon-race", "later-race"],
    producers: [],
    lotteries: [],
    actions: ["quest--xs--harbour"],
    live: ["kite-week-live"],
    achievements: ["achievement--lantern"],
    archive: ["mill-race", "old-race"],
  });
});

it("SHELL-06: names what runs, and nothing that is still to come", () =>
  expect(names(runningIn(ALL, "all", false))).toEqual([
    "kite-week-live",
    "quest--xs--harbour",
    "race",
  ]));

it("QUEST-08: shows quests that are tried out to whom the flag is on alone", () => {
  expect(names(runningQuests(ALL, false))).toEqual(["quest--xs--harbour"]);
  expect(names(runningQuests(ALL, true))).toEqual(["quest--xs--harbour", "quest--m--ffc-moon"]);
});
