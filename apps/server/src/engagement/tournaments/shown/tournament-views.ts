import {
  type Locale,
  type OperatorTournamentView,
  type TopPlayerView,
  type TournamentStatusView,
  type TournamentView,
  wordsIn,
} from "@houselight/contracts";
import { shownName } from "#core/accounts";
import type { OwnEntry } from "../scores/entry-store.ts";
import type { Place } from "../scores/place-store.ts";
import { questSizeOf, statusOf, type Tournament } from "../tournament.ts";

/** Facts that the view of a tournament needs beside it. */
interface Shown {
  readonly now: Date;
  readonly leaders: readonly Place[];
  readonly nicknames: ReadonlyMap<bigint, string | null>;
  /** The caller; null for a guest. */
  readonly callerId: bigint | null;
}

/** Builds a tournament as players see it in a language. */
export const tournamentView = (
  one: Tournament,
  shown: Shown & { readonly locale: Locale },
): TournamentView => ({ ...rulesView(one, shown), title: wordsIn(one.title, shown.locale) });

function rulesView(
  one: Tournament,
  { now, leaders, nicknames, callerId }: Shown,
): Omit<TournamentView, "title"> {
  const status = statusOf(one, now);
  const hasLevels = one.minima.length > 0;
  return {
    id: one.id,
    frontend_identifier: one.identifier,
    type: one.type,
    questSize: questSizeOf(one.identifier),
    image: one.image,
    file: one.file,
    group_ids: [...one.groupIds],
    start_at: one.startAt.toISOString(),
    end_at: one.endAt.toISOString(),
    status,
    in_progress: status === "active",
    finished: one.state === "finished",
    cancelled: one.state === "cancelled",
    currency: one.currency,
    prizes_cents: hasLevels ? [] : one.prizes.map(Number),
    scoring: one.scoring,
    min_stake_cents: Number(one.minStake),
    games: [...one.games],
    producers: [...one.producers],
    levels: one.minima.map((minimum, at) => ({
      position: at + 1,
      min_bet_cents: Number(minimum),
      prize_cents: Number(one.prizes[at]),
    })),
    participants: one.participants,
    top_players: leaders.map(
      (leader): TopPlayerView => ({
        award_place: leader.place,
        nickname: shownName(nicknames.get(leader.playerId)),
        tournament_id: one.id,
        points: Number(leader.points),
        own: leader.playerId === callerId,
      }),
    ),
  };
}

/** Returns a player's part in a tournament; without an entry there is none. */
export function tournamentStatusView(
  { id, identifier }: Pick<Tournament, "id" | "identifier">,
  entry: OwnEntry | undefined,
  place: number | null,
): TournamentStatusView {
  const own = { tournament_id: id, frontend_identifier: identifier };
  if (!entry)
    return {
      ...own,
      status: "none",
      bets: 0,
      points: 0,
      award_place: null,
      prize: null,
      version: 0,
    };
  const { paid, paidCurrency: currency } = entry;
  return {
    ...own,
    status: entry.leftAt === null ? "participating" : "left",
    bets: Number(entry.bets),
    points: Number(entry.points),
    award_place: place,
    prize: paid === null || currency === null ? null : { amount_cents: Number(paid), currency },
    version: Number(entry.version),
  };
}

export const operatorView = (
  one: Tournament,
  shown: Shown & { readonly paidEurCents: bigint },
): OperatorTournamentView => ({
  ...rulesView(one, shown),
  title: one.title,
  state: one.state,
  changed_by: one.changedBy,
  changed_at: one.changedAt.toISOString(),
  paid_eur_cents: Number(shown.paidEurCents),
});
