import type { WinMessage } from "@houselight/contracts/live";
import { createStore } from "zustand/vanilla";
import { useStore } from "zustand";

const WINS_SHOWN_MAX = 8;

const winStore = createStore<{ readonly wins: readonly WinMessage[] }>(() => ({ wins: [] }));

export function addWin(win: WinMessage): void {
  winStore.setState(({ wins }) => ({ wins: [win, ...wins].slice(0, WINS_SHOWN_MAX) }));
}

/** Wins told on the public channel since the page was opened, latest first (GAME-23). */
export const useWins = (): readonly WinMessage[] => useStore(winStore, ({ wins }) => wins);
