import { useEffect, useState } from "react";
import type { TableLook } from "../../../games/table/table-look.ts";

/** A look of a table, whatever its results are: they go from its `read` to its other parts alone. */
export type AnyLook = TableLook<never>;

/** Looks of the games that are played at live tables, by slug; each comes when a table of it is opened. */
const LOOKS: Readonly<Record<string, () => Promise<unknown>>> = {
  "european-roulette": async () =>
    (await import("../../../games/european-roulette/look.ts")).EUROPEAN_ROULETTE_LOOK,
  baccarat: async () => (await import("../../../games/baccarat/look.tsx")).BACCARAT_LOOK,
  "dragon-tiger": async () =>
    (await import("../../../games/dragon-tiger/look.tsx")).DRAGON_TIGER_LOOK,
  "sic-bo": async () => (await import("../../../games/sic-bo/look.tsx")).SIC_BO_LOOK,
  "money-wheel": async () => (await import("../../../games/money-wheel/look.tsx")).MONEY_WHEEL_LOOK,
};

/** Returns how the game of a table looks; null until its script is there. */
export function useLook(game: string): AnyLook | null {
  const [look, setLook] = useState<AnyLook | null>(null);
  useEffect(() => {
    let isOver = false;
    void LOOKS[game]?.().then((loaded) => {
      if (!isOver) setLook(loaded as AnyLook);
    });
    return () => {
      isOver = true;
    };
  }, [game]);
  return look;
}
