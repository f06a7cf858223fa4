import type { JackpotWinAwardMessage } from "@houselight/contracts/jackpots";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const awardStore = createStore<{ readonly awards: readonly JackpotWinAwardMessage[] }>(() => ({
  awards: [],
}));

/** Keeps a win until its player has seen it; one that is told again stands once. */
export function addAward(award: JackpotWinAwardMessage): void {
  awardStore.setState(({ awards }) => ({
    awards: awards.some(({ id }) => id === award.id) ? awards : [...awards, award],
  }));
}

export function dropAward(id: string): void {
  awardStore.setState(({ awards }) => ({ awards: awards.filter((award) => award.id !== id) }));
}

/** Forgets all wins: their player has signed out. */
export const forgetAwards = (): void => awardStore.setState({ awards: [] });

/** Returns the win that is shown next; null when all were seen. */
export const useNextAward = (): JackpotWinAwardMessage | null =>
  useStore(awardStore, ({ awards }) => awards[0] ?? null);
