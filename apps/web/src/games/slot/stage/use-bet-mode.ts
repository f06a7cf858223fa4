import type { HouseGameView } from "@houselight/contracts/house-games";
import { useMemo, useState } from "react";
import * as z from "zod/mini";
import { useClientContext } from "../../../data/configuration.ts";
import { readTab, writeTab } from "../../round/kept/tab-storage.ts";
import { type BetMode, betModesOf, slotRulesOf } from "../slot-rules.ts";

export interface BetModes {
  readonly modes: readonly BetMode[];
  readonly chosen: BetMode;
  choose(mode: string): void;
}

/** The way to bet, kept for this tab; the plain game until one is chosen, and after a feature was bought. */
export function useBetMode(game: HouseGameView): BetModes {
  const { buy_feature: mayBuy } = useClientContext().policy.play;
  const modes = useMemo(() => betModesOf(slotRulesOf(game), mayBuy), [game, mayBuy]);
  const key = `houselight.mode.${game.slug}`;
  const [wanted, setWanted] = useState<string | null>(null);
  const name = wanted ?? readTab(key, z.string());
  const chosen = modes.find(({ mode }) => mode === name) ?? (modes[0] as BetMode);
  const choose = (mode: string) => {
    // What is bought is bought once: the next page begins with the plain game.
    if (modes.find((other) => other.mode === mode)?.kind !== "buy") writeTab(key, mode);
    setWanted(mode);
  };
  return { modes, chosen, choose };
}
