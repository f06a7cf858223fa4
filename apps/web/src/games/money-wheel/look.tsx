import {
  isMoneyWheelOutcome,
  WHEEL_SEGMENTS,
  WHEEL_SYMBOLS,
  type WheelSymbol,
} from "@houselight/game-maths/money-wheel";
import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { cellRow, type FeltLayout } from "../table/felt/felt-layout.ts";
import type { TableLook } from "../table/table-look.ts";
import { SYMBOLS } from "./symbols.ts";
import { WheelScene } from "./wheel-scene.tsx";
import { useWords } from "./words.ts";

const KEYS = Object.keys(WHEEL_SYMBOLS) as readonly WheelSymbol[];
const CHIP_AT = 0.8;

const LYING: FeltLayout = {
  across: 14,
  down: 4,
  first: "lantern",
  places: cellRow(KEYS, { left: 0, top: 0 }, { width: 2, height: 4, chipAt: CHIP_AT }),
};

const STANDING: FeltLayout = {
  across: 6,
  down: 6,
  first: "lantern",
  places: [
    ...cellRow(KEYS.slice(0, 2), { left: 0, top: 0 }, { width: 3, height: 2, chipAt: CHIP_AT }),
    ...cellRow(KEYS.slice(2, 5), { left: 0, top: 2 }, { width: 2, height: 2, chipAt: CHIP_AT }),
    ...cellRow(KEYS.slice(5), { left: 0, top: 4 }, { width: 3, height: 2, chipAt: CHIP_AT }),
  ],
};

const symbolOf = (segment: number): WheelSymbol => WHEEL_SEGMENTS[segment] ?? "lantern";

function SymbolPicture({
  symbol,
  className,
}: {
  readonly symbol: WheelSymbol;
  readonly className: string;
}) {
  const { d, ink } = SYMBOLS[symbol];
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <path d={d} fill={ink} />
    </svg>
  );
}

function SymbolCell({ spot }: { readonly spot: string }) {
  const words = useWords();
  const t = useTranslations("games.table.pays");
  const symbol = spot as WheelSymbol;
  return (
    <span
      style={{ color: SYMBOLS[symbol].ink }}
      className="pointer-events-none flex h-full w-full min-w-0 flex-col items-center px-0.5 pt-[min(8%,0.75rem)] text-center leading-tight"
    >
      <SymbolPicture symbol={symbol} className="size-9 sm:size-10 lg:size-15" />
      <span className="max-w-full text-xs sm:text-sm lg:text-md">{words(`symbols.${symbol}`)}</span>
      <span className="money font-medium text-xs lg:text-sm">
        {t("short", { win: WHEEL_SYMBOLS[symbol].pays, stake: 1 })}
      </span>
    </span>
  );
}

/** The look of the money wheel: the wheel above, a bet on each of its symbols below. */
export const MONEY_WHEEL_LOOK: TableLook<number> = {
  ground: "bg-[url(/games/money-wheel/background.svg)] bg-cover bg-left-top",
  lying: LYING,
  standing: STANDING,
  scene: "square",
  Scene: WheelScene,
  Cell: SymbolCell,
  paper: (spot) => SYMBOLS[spot as WheelSymbol].paper,
  covered: () => [],
  Token: ({ result }) => (
    <span
      style={{ background: SYMBOLS[symbolOf(result)].paper }}
      className="grid size-8 place-items-center rounded-control"
    >
      <SymbolPicture symbol={symbolOf(result)} className="size-5" />
    </span>
  ),
  useNames: () => {
    const words = useWords();
    return useMemo(
      () => ({
        spot: (key: string) => words(`symbols.${key as WheelSymbol}`),
        result: (segment: number) => words(`symbols.${symbolOf(segment)}`),
      }),
      [words],
    );
  },
  read: (outcome) => (isMoneyWheelOutcome(outcome) ? outcome.segment : null),
  won: (segment) => new Set([symbolOf(segment)]),
  go: "spin",
  landing: "stop",
};
