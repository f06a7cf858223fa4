import type { HouseGameView, RoundView } from "@houselight/contracts/house-games";
import { createStore } from "zustand/vanilla";
import { useStore } from "zustand";

interface Desk {
  /** The last round shown on each game's stage: what the fairness panel can verify. */
  readonly lastRounds: Readonly<Record<string, RoundView>>;
  /** Rounds of this tab's demo, the latest first; no server keeps them. */
  readonly demoRounds: Readonly<Record<string, readonly RoundView[]>>;
  /** A round that a panel asks the stage to show again. */
  readonly recall: RoundView | null;
  readonly rulesOf: string | null;
}

const DEMO_ROUNDS_KEPT = 10;

const desk = createStore<Desk>(() => ({
  lastRounds: {},
  demoRounds: {},
  recall: null,
  rulesOf: null,
}));

const keyOf = (game: string, mode: "real" | "demo") => `${game}:${mode}`;

/** Shares a round between the stage and the panels of a game, which are siblings on the page. */
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

export const useLastRound = (game: string, mode: "real" | "demo"): RoundView | null =>
  useStore(desk, ({ lastRounds }) => lastRounds[keyOf(game, mode)] ?? null);

const NONE: readonly RoundView[] = [];

export const useDemoRounds = (game: string): readonly RoundView[] =>
  useStore(desk, ({ demoRounds }) => demoRounds[keyOf(game, "demo")] ?? NONE);

export const askRecall = (round: RoundView): void => desk.setState({ recall: round });

export const takeRecall = (): void => desk.setState({ recall: null });

export const useRecall = (): RoundView | null => useStore(desk, ({ recall }) => recall);

export const openRules = (game: HouseGameView): void => desk.setState({ rulesOf: game.slug });

export const closeRules = (): void => desk.setState({ rulesOf: null });

export const useRulesOpen = (game: HouseGameView): boolean =>
  useStore(desk, ({ rulesOf }) => rulesOf === game.slug);
