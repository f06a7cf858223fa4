import {
  GROUPS,
  promoStatus,
  QUEST_MINIMA,
  type QuestSize,
  readQuestIdentifier,
  type NewTournament,
  type Scoring,
  type SettingWords,
  type TournamentState,
  tournamentKind,
  type TournamentView,
} from "@houselight/contracts";

/** Rules of a tournament; they never change. */
export interface Rules {
  readonly scoring: Scoring;
  /** A round counts from this stake on, in hundredths of a euro. */
  readonly minStake: bigint;
  readonly startAt: Date;
  readonly endAt: Date;
  /** Slugs; all games where both are empty. */
  readonly games: readonly string[];
  readonly producers: readonly string[];
}

export interface Tournament extends Rules {
  readonly id: string;
  readonly identifier: string;
  readonly type: Exclude<TournamentView["type"], "lottery">;
  readonly title: SettingWords;
  readonly image: string | null;
  readonly file: string | null;
  readonly groupIds: readonly string[];
  readonly currency: string;
  /** By place, or by level where there are minima. */
  readonly prizes: readonly bigint[];
  /** Least total of stakes by level, in hundredths of a euro; empty where places are rewarded. */
  readonly minima: readonly bigint[];
  readonly state: TournamentState;
  readonly changedBy: string;
  readonly changedAt: Date;
  readonly publishedAt: Date | null;
  readonly overAt: Date | null;
  readonly participants: number;
  readonly seq: bigint;
}

const CENTS = 100;

/** Returns the size of a quest, as its identifier says it; null for what is no quest (QUEST-01). */
export const questSizeOf = (identifier: string): QuestSize | null =>
  tournamentKind(identifier) === "quest" ? readQuestIdentifier(identifier).size : null;

/** Returns the minima of the levels of what is proposed: a quest has those of its size. */
export function minimaOf({
  frontend_identifier,
  minima_cents,
}: Pick<NewTournament, "frontend_identifier" | "minima_cents">): bigint[] {
  const size = questSizeOf(frontend_identifier);
  return size === null
    ? minima_cents.map(BigInt)
    : QUEST_MINIMA[size].map((euros) => BigInt(euros * CENTS));
}

/** Returns future, active or archive (TOURN-02); one that was ended early is over at once. */
export function statusOf(
  { startAt, endAt, overAt }: Pick<Tournament, "startAt" | "endAt" | "overAt">,
  now: Date,
): TournamentView["status"] {
  if (overAt) return "archive";
  const span = { start_at: startAt.toISOString(), end_at: endAt.toISOString() };
  return promoStatus(span, now.getTime());
}

/**
 * Tells whether players of these groups may see and join a tournament (TOURN-07). Those of the group of
 * quests see no quest but those of their group (QUEST-09).
 */
export function isOpenTo(
  { identifier, groupIds }: Pick<Tournament, "identifier" | "groupIds">,
  groups: readonly string[],
): boolean {
  if (tournamentKind(identifier) === "quest" && groups.includes(GROUPS.questOnly))
    return groupIds.includes(GROUPS.questOnly);
  return groupIds.length === 0 || groupIds.some((id) => groups.includes(id));
}
