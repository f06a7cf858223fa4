import type { HouseGameView, RoundView } from "@houselight/contracts/house-games";
import { createStore } from "zustand/vanilla";
import { useStore } from "zustand";

interface Desk {
  /** Player of the rounds for money. */
  readonly playerId: number | null;
  /** Games whose stages are shown. */
  readonly stages: readonly string[];
  /** The last round shown on each game's stage: what the fairness panel can verify. */
  readonly lastRounds: Readonly<Record<string, RoundView>>;
  /** Rounds of this tab's demo, the latest first; no server keeps them. */
  readonly demoRounds: Readonly<Record<string, readonly RoundView[]>>;
  /** Ids of rounds whose replay has not ended: no list may tell what they paid. */
  readonly unshown: Readonly<Record<string, string | null>>;
  /** A round that a panel asks the stage to show again. */
  readonly recall: RoundView | null;
  readonly rulesOf: string | null;
}

/** As many as can be shown again at least. */
const DEMO_ROUNDS_KEPT = 50;

export const desk = createStore<Desk>(() => ({
  playerId: null,
  stages: [],
  lastRounds: {},
  demoRounds: {},
  unshown: {},
  recall: null,
  rulesOf: null,
}));

const keyOf = (game: string, mode: "real" | "demo") => `${game}:${mode}`;

/**
 * Shares a round that was shown to its end between the stage and the panels of a game, which are
 * siblings on the page.
 */
export function shareRound(round: RoundView): void {
  const key = keyOf(round.game, round.mode);
  desk.setState(({ lastRounds, demoRounds }) => {
    const known = demoRounds[key] ?? [];
    const isNew = round.mode === "demo" && known.every(({ id }) => id !== round.id);
    return {
      lastRounds: { ...lastRounds, [key]: round },
      demoRounds: isNew
        ? { ...demoRounds, [key]: [round, ...known].slice(0, DEMO_ROUNDS_KEPT) }
        : demoRounds,
    };
  });
}

/** Keeps a round out of every list until it was shown; null when there is none any more. */
export function keepUnshown(game: string, mode: "real" | "demo", id: string | null): void {
  desk.setState(({ unshown }) => ({ unshown: { ...unshown, [keyOf(game, mode)]: id } }));
}

/**
 * Returns the rounds that may be told, `most` at most: the one on the stage is not among them,
 * whenever and why ever the list was read. Ask the server for one more than are shown.
 */
export function useTellable<R extends { readonly id: string }>(
  game: string,
  mode: "real" | "demo",
  rounds: readonly R[] | undefined,
  most: number,
): readonly R[] | undefined {
  const hidden = useStore(desk, ({ unshown }) => unshown[keyOf(game, mode)] ?? null);
  return rounds?.filter(({ id }) => id !== hidden).slice(0, most);
}

/** Returns the rounds of a list of all games that may be told: none that a stage has yet to show. */
export function useNotOnStage<R extends { readonly id: string }>(
  rounds: readonly R[] | undefined,
): readonly R[] | undefined {
  const hidden = Object.values(useStore(desk, ({ unshown }) => unshown));
  return rounds?.filter(({ id }) => !hidden.includes(id));
}

/**
 * Notes that the stage of a game is shown, until the returned function is called. What another player has left
 * here is forgotten.
 */
export function enterStage(
  game: string,
  mode: "real" | "demo",
  playerId: number | null,
): () => void {
  const key = keyOf(game, mode);
  if (mode === "real" && playerId !== desk.getState().playerId)
    desk.setState(({ lastRounds, unshown }) => ({
      playerId,
      lastRounds: demosOf(lastRounds),
      unshown: demosOf(unshown),
    }));
  desk.setState(({ stages }) => ({ stages: [...stages, key] }));
  return () =>
    desk.setState(({ stages }) => ({ stages: stages.toSpliced(stages.indexOf(key), 1) }));
}

const isReal = (key: string): boolean => key.endsWith(":real");

const demosOf = <Value>(all: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !isReal(key)));

/** Tells whether a stage shows a round for money that has not ended. */
export const hasRoundOnStage = ({ stages, unshown }: Desk): boolean =>
  stages.some((key) => isReal(key) && (unshown[key] ?? null) !== null);

/** Returns true while a stage shows a round for money that has not ended. */
export const useRoundOnStage = (): boolean => useStore(desk, hasRoundOnStage);

export const lastOf =
  (game: string, mode: "real" | "demo") =>
  ({ lastRounds }: Desk): RoundView | null =>
    lastRounds[keyOf(game, mode)] ?? null;

export const useLastRound = (game: string, mode: "real" | "demo"): RoundView | null =>
  useStore(desk, lastOf(game, mode));

const NONE: readonly RoundView[] = [];

export const useDemoRounds = (game: string): readonly RoundView[] =>
  useStore(desk, ({ demoRounds }) => demoRounds[keyOf(game, "demo")] ?? NONE);

export const askRecall = (round: RoundView): void => desk.setState({ recall: round });

/** Returns true while a round of a game is about to be shown again. */
export const isRecallAsked = (game: string): boolean => desk.getState().recall?.game === game;

export const takeRecall = (): void => desk.setState({ recall: null });

export const useRecall = (): RoundView | null => useStore(desk, ({ recall }) => recall);

export const openRules = (game: HouseGameView): void => desk.setState({ rulesOf: game.slug });

export const closeRules = (): void => desk.setState({ rulesOf: null });

export const useRulesOpen = (game: HouseGameView): boolean =>
  useStore(desk, ({ rulesOf }) => rulesOf === game.slug);
