/** Sizes of quests (QUEST-01). */
export const QUEST_SIZES = ["xs", "s", "m", "robot-s", "robot-m"] as const;
export type QuestSize = (typeof QUEST_SIZES)[number];

const S = [
  0, 400, 1_000, 2_500, 7_500, 10_000, 25_000, 50_000, 75_000, 100_000, 150_000, 250_000, 500_000,
  750_000, 1_000_000,
];
const M = [
  0, 400, 1_000, 2_500, 5_000, 7_500, 10_000, 15_000, 25_000, 35_000, 50_000, 75_000, 100_000,
  150_000, 200_000, 250_000, 350_000, 500_000, 650_000, 800_000, 1_000_000, 1_250_000, 1_500_000,
  1_750_000, 2_000_000,
];

/** Least total of stakes for each level of a quest, in whole euros (QUEST-02 to -05, OPEN-08). */
export const QUEST_MINIMA: Readonly<Record<QuestSize, readonly number[]>> = {
  xs: [0, 150, 500, 1_000, 5_000, 15_000],
  s: S,
  m: M,
  "robot-s": S.map((euros) => (euros * 8) / 10),
  "robot-m": M.map((euros) => (euros * 125) / 100),
};

const isSize = (part: string): part is QuestSize =>
  (QUEST_SIZES as readonly string[]).includes(part);

/** Reads `quest--{size}--{slug}`: the size is m where no part names one, the slug is the last part. */
export function readQuestIdentifier(identifier: string): {
  readonly size: QuestSize;
  readonly slug: string;
} {
  const parts = identifier.split("--");
  return { size: parts.find(isSize) ?? "m", slug: parts.at(-1) ?? identifier };
}

/** A level of a quest or an achievement. Positions count from 1. */
export interface Level {
  readonly position: number;
  /** Least total of stakes, in hundredths of a euro. */
  readonly min_bet_cents: number;
}

/**
 * Returns the level reached with so many hundredths of a euro staked, the highest whose minimum is at
 * or below them, and the one after it; null where there is none (QUEST-06).
 */
export function levelsAt<L extends Level>(
  levels: readonly L[],
  bets: number,
): { readonly current: L | null; readonly next: L | null } {
  const reached = levels.filter(({ min_bet_cents }) => min_bet_cents <= bets).length;
  return { current: levels[reached - 1] ?? null, next: levels[reached] ?? null };
}

export const LEVEL_STATES = ["completed", "active", "locked"] as const;
export type LevelState = (typeof LEVEL_STATES)[number];

/** Returns the state of a level beside the one reached (QUEST-07). */
export function levelState({ position }: Level, current: Level | null): LevelState {
  const at = current?.position ?? 0;
  if (position === at) return "active";
  return position < at ? "completed" : "locked";
}
