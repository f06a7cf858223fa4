import { playerChannel, type TournamentsStatusesMessage } from "@houselight/contracts";
import { atMostEvery } from "#platform/live";
import { type House, perHouse } from "#platform/module";

/** Scores move with every round; a screen is told of them at most once in this time. */
const TOLD_EVERY_MS = 1_000;

/** A player's part that changed. Without points or behind the places that are counted there is none. */
export interface ChangedStatus {
  readonly tournamentId: string;
  readonly identifier: string;
  readonly playerId: bigint;
  readonly bets: bigint;
  readonly points: bigint;
  readonly version: bigint;
  readonly place: number | null;
  readonly previousPlace: number | null;
  readonly prize?: { readonly amount: bigint; readonly currency: string };
}

type Status = TournamentsStatusesMessage["statuses"][number];

const statusOf = (one: ChangedStatus, previousPlace: number | null): Status => ({
  tournament_id: one.tournamentId,
  frontend_identifier: one.identifier,
  status: "participating",
  bets: Number(one.bets),
  points: Number(one.points),
  award_place: one.place,
  prize: one.prize
    ? { amount_cents: Number(one.prize.amount), currency: one.prize.currency }
    : null,
  version: Number(one.version),
  previous_place: previousPlace,
});

/** Tells what has gathered, the first at once and the next when the time is over. */
const tellerOf = perHouse((house) => {
  const waiting = new Map<bigint, Map<string, Status>>();
  const wish = atMostEvery(TOLD_EVERY_MS, () => {
    if (waiting.size === 0) return false;
    for (const [playerId, statuses] of waiting)
      house.live.publish(playerChannel(playerId), "tournaments_statuses", {
        statuses: [...statuses.values()],
      });
    waiting.clear();
    return true;
  });
  return (changes: readonly ChangedStatus[]): void => {
    for (const change of changes) {
      const own = waiting.get(change.playerId) ?? new Map<string, Status>();
      waiting.set(change.playerId, own);
      // The place before all of what is told at once.
      const earlier = own.get(change.tournamentId);
      own.set(
        change.tournamentId,
        statusOf(change, earlier ? earlier.previous_place : change.previousPlace),
      );
    }
    wish();
  };
});

/** Shows players their scores and places as they are now (TOURN-08, QUEST-11). */
export const showStatuses = (house: House, changes: readonly ChangedStatus[]): void =>
  tellerOf(house)(changes);
