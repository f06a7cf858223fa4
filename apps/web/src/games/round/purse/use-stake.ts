import type { HouseGameView } from "@houselight/contracts/house-games";
import { useMemo, useState } from "react";
import { maxStake, maxStakeEurOn } from "@houselight/contracts/configuration";
import { useClientContext } from "../../../data/configuration.ts";
import * as z from "zod/mini";
import { readTab, writeTab } from "../kept/tab-storage.ts";

const NONE: readonly number[] = [];

/**
 * Returns the largest total stake that game and licence take in a currency, as a stake of the plain
 * game where a bet costs `price` of them; 0 when the game is not offered in it.
 */
export function useMaxStake(game: HouseGameView, currency: string, price = 1): number {
  const { play } = useClientContext().policy;
  const own = game.max_stakes[currency] ?? 0;
  const licences = maxStake(maxStakeEurOn(play, game.kind), currency);
  return licences === null ? own : Math.min(own, Number(licences) / price);
}

/** Returns the amounts offered in a currency, ascending; empty when the game is not offered in it. */
function useStakesIn(game: HouseGameView, currency: string, price: number): readonly number[] {
  const most = useMaxStake(game, currency, price);
  const offered = game.stakes[currency] ?? NONE;
  return useMemo(() => offered.filter((cents) => cents <= most), [offered, most]);
}

/**
 * The stake or chip chosen, kept for this tab; the game's default until one is. A bet may cost
 * `price` of them.
 */
export function useStake(game: HouseGameView, currency: string, price = 1) {
  const key = `houselight.stake.${game.slug}.${currency}`;
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const stakes = useStakesIn(game, currency, price);
  const wanted = chosen[key] ?? readTab(key, z.int()) ?? game.default_stakes[currency] ?? 0;
  const stakeCents = stakes.includes(wanted) ? wanted : (stakes[0] ?? 0);
  const choose = (cents: number) => {
    writeTab(key, cents);
    setChosen((before) => ({ ...before, [key]: cents }));
  };
  return { stakes, stakeCents, choose };
}
