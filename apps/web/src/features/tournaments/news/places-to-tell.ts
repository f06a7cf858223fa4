import type { TournamentsStatusesMessage } from "@houselight/contracts/tournaments";

type Told = TournamentsStatusesMessage["statuses"][number];
type Listener = (statuses: readonly Told[]) => void;

/** Places of one tournament move with every round: no more than one word about it in this time. */
const QUIET_MS = 10_000;

/** A place that a player has taken, and the one before it. */
export interface PlaceNews {
  readonly identifier: string;
  readonly place: number;
  readonly previous: number;
}

/**
 * Returns the places that a player is told of: those that differ from one before. `toldAt` holds when each
 * tournament was told of last, in Unix milliseconds, and takes over what is told now.
 */
export function placesToTell(
  statuses: readonly Told[],
  toldAt: Map<string, number>,
  nowMs: number,
): readonly PlaceNews[] {
  return statuses.flatMap(
    ({ frontend_identifier: identifier, award_place: place, previous_place: previous }) => {
      if (place === null || previous === null || place === previous) return [];
      const last = toldAt.get(identifier);
      if (last !== undefined && nowMs - last < QUIET_MS) return [];
      toldAt.set(identifier, nowMs);
      return [{ identifier, place, previous }];
    },
  );
}

const listeners = new Set<Listener>();

/** Tells of a player's parts that have changed. */
export function tellStatuses(statuses: readonly Told[]): void {
  for (const listener of listeners) listener(statuses);
}

/** Hears of parts that change until the returned function is called. */
export function onStatuses(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
