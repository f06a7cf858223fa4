import type { RouletteBetKind } from "@houselight/game-maths/roulette";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import type { PaysProps } from "../game-module.ts";
import { TablePays } from "../table/table-pays.tsx";

/** Shows every kind of bet of a roulette; `children` say what a zero does on its wheel. */
export function RoulettePays({
  game,
  currency,
  children,
}: PaysProps & { readonly children: ReactNode }) {
  const t = useTranslations("games.roulette.kinds");
  return (
    <TablePays game={game} currency={currency} nameOf={(bet) => t(bet as RouletteBetKind)}>
      {children}
    </TablePays>
  );
}
