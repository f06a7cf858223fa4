import type { HouseGameView } from "@houselight/contracts/house-games";
import { useState } from "react";
import * as z from "zod/mini";
import { readTab, writeTab } from "../tab-storage.ts";

const NONE: readonly number[] = [];

/** The amounts offered in a currency, ascending; empty when the game is not offered in it. */
const stakesIn = (game: HouseGameView, currency: string): readonly number[] =>
  game.stakes[currency] ?? NONE;

/** The stake or chip chosen, kept for this tab; the game's default until one is. */
export function useStake(game: HouseGameView, currency: string) {
  const key = `houselight.stake.${game.slug}.${currency}`;
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const stakes = stakesIn(game, currency);
  const wanted = chosen[key] ?? readTab(key, z.int()) ?? game.default_stakes[currency] ?? 0;
  const stakeCents = stakes.includes(wanted) ? wanted : (stakes[0] ?? 0);
  const choose = (cents: number) => {
    writeTab(key, cents);
    setChosen((before) => ({ ...before, [key]: cents }));
  };
  return { stakes, stakeCents, choose };
}
