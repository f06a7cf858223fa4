import type {
  TopPlayerView,
  TournamentStatusView,
  TournamentsStatusesMessage,
  TournamentView,
} from "@houselight/contracts/tournaments";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { applyStatuses, withOwnLine, withStatus } from "./apply-statuses.ts";
import {
  isTriedOut,
  ownTournamentsQuery,
  tournamentPath,
  tournamentQuery,
  tournamentStatusQuery,
  tournamentsQuery,
} from "./tournaments.ts";

const player = (award_place: number, points: number, own = false): TopPlayerView => ({
  award_place,
  nickname: `no-${points}`,
  tournament_id: "race",
  points,
  own,
});

const RACE = {
  id: "race",
  frontend_identifier: "paper-race",
  top_players: [player(1, 90), player(2, 80), player(3, 70, true)],
} as unknown as TournamentView;

const status = (part: Partial<TournamentStatusView> = {}): TournamentStatusView => ({
  tournament_id: "race",
  frontend_identifier: "paper-race",
  status: "participating",
  bets: 100,
  points: 70,
  award_place: 3,
  prize: null,
  version: 5,
  ...part,
});

type Told = TournamentsStatusesMessage["statuses"][number];
const told = (part: Partial<Told> = {}): Told => ({ ...status(), previous_place: 3, ...part });

function house() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(tournamentsQuery.queryKey, [RACE]);
  queryClient.setQueryData(tournamentQuery("paper-race").queryKey, RACE);
  queryClient.setQueryData(ownTournamentsQuery.queryKey, [status()]);
  queryClient.setQueryData(tournamentStatusQuery("paper-race").queryKey, status());
  const reads = vi.spyOn(queryClient, "invalidateQueries").mockResolvedValue();
  const bets = () => [
    queryClient.getQueryData(tournamentStatusQuery("paper-race").queryKey)?.bets,
    queryClient.getQueryData(ownTournamentsQuery.queryKey)?.[0]?.bets,
  ];
  return { queryClient, reads, bets };
}

describe("parts that are told", () => {
  it("TOURN-08, QUEST-11: stand wherever the part is shown, and read no table for the same place", () => {
    const { queryClient, reads, bets } = house();
    const news = told({ bets: 250, version: 6 });
    expect(applyStatuses(queryClient, { statuses: [news] })).toEqual([news]);
    expect(bets()).toEqual([250, 250]);
    expect(reads).not.toHaveBeenCalled();
  });

  it("are left out when they are older than what is shown", () => {
    const { queryClient, bets } = house();
    expect(applyStatuses(queryClient, { statuses: [told({ bets: 9, version: 4 })] })).toEqual([]);
    expect(bets()).toEqual([100, 100]);
  });

  it("hold another place under the same version: another player's round has moved it", () => {
    const { queryClient } = house();
    const overtaken = told({ award_place: 4, previous_place: 3, version: 5 });
    expect(applyStatuses(queryClient, { statuses: [overtaken] })).toEqual([overtaken]);
  });

  it("bring a prize under the version of the last round", () => {
    const { queryClient, reads } = house();
    const prize = { amount_cents: 2500, currency: "EUR" };
    expect(applyStatuses(queryClient, { statuses: [told({ prize })] })).toHaveLength(1);
    expect(reads).toHaveBeenCalledTimes(2);
  });

  it("TOURN-08: move the player's line and read the tables anew for another place", () => {
    const { queryClient, reads } = house();
    const news = told({ points: 95, award_place: 1, version: 6 });
    applyStatuses(queryClient, { statuses: [news] });
    const lines = queryClient.getQueryData(tournamentQuery("paper-race").queryKey)?.top_players;
    expect(lines?.map(({ own }) => own)).toEqual([true, false, false]);
    expect(reads.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      tournamentQuery("paper-race").queryKey,
      tournamentsQuery.queryKey,
    ]);
  });

  it("of what is not shown are news all the same, and put nothing into the cache", () => {
    const queryClient = new QueryClient();
    expect(applyStatuses(queryClient, { statuses: [told()] })).toHaveLength(1);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

it("moves the own line among the others", () => {
  const { top_players: lines } = withOwnLine(RACE, { award_place: 2, points: 85 });
  expect(lines.map(({ award_place, points }) => [award_place, points])).toEqual([
    [1, 90],
    [2, 85],
    [3, 80],
  ]);
});

it.each([null, 4])("leaves a table as it is at place %s", (award_place) =>
  expect(withOwnLine(RACE, { award_place, points: 1 })).toBe(RACE),
);

it("puts a part that is new before the others", () => {
  const other = status({ tournament_id: "other" });
  expect(withStatus([status()], other)).toEqual([other, status()]);
});

it.each([
  ["paper-race", "/tournaments/paper-race", false],
  ["achievement--ffc", "/tournaments/achievement--ffc", false],
  ["quest--xs--pirates", "/action/quest--xs--pirates", false],
  ["quest--m--ffc-pirates", "/action/quest--m--ffc-pirates", true],
])("TOURN-03, QUEST-08: %s stands at %s", (identifier, path, triedOut) => {
  expect(tournamentPath(identifier)).toBe(path);
  expect(isTriedOut(identifier)).toBe(triedOut);
});
