import type { SlotRules } from "@houselight/game-maths/slot";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";

/** The parts of a paytable that are each slot's own. */
interface SlotPaysWords {
  readonly wild: string;
  readonly scatter: string;
  readonly lines: string;
  readonly freeSpinsText: string;
  symbol(symbol: string): string;
  freeSpinsAward(count: string, spins: number): string;
}

export interface SlotPaysProps {
  readonly slot: SlotRules;
  readonly words: SlotPaysWords;
  /** Returns the address of a symbol's picture. */
  picture(symbol: string): string;
  readonly stakeCents: number;
  readonly currency: string;
}

/** Shows the pays of each symbol, the way to free spins, and the lines. */
export function SlotPays(props: SlotPaysProps) {
  const t = useTranslations("games");
  const money = useMoney();
  const { slot, words, stakeCents, currency } = props;
  return (
    <>
      <section className="flex flex-col gap-3">
        <h3 className="text-lg">{t("paytable.pays")}</h3>
        <p className="text-dim">{t("paytable.forStake", { stake: money(stakeCents, currency) })}</p>
        <PayTiles {...props} />
        <p>{words.wild}</p>
        <p>{words.scatter}</p>
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="text-lg">{t("paytable.freeSpins")}</h3>
        <ul className="list-disc pl-5">
          {Object.entries(slot.free_spins).map(([count, spins]) => (
            <li key={count}>{words.freeSpinsAward(count, spins)}</li>
          ))}
        </ul>
        <p>{words.freeSpinsText}</p>
      </section>
      <section className="flex flex-col gap-3">
        <h3 className="text-lg">{words.lines}</h3>
        <p>{t("paytable.linesText")}</p>
        <ol className="grid grid-cols-4 gap-3 sm:grid-cols-7">
          {slot.lines.map((rows, line) => (
            <li key={rows.join("")} className="flex flex-col items-center gap-1">
              <LineDrawing
                rows={rows}
                height={slot.rows}
                label={t("paytable.lineNumber", { line: line + 1 })}
              />
              <span aria-hidden="true" className="money text-dim text-xs">
                {line + 1}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function PayTiles({ slot, words, picture, stakeCents, currency }: SlotPaysProps) {
  const money = useMoney();
  // A pay is a multiple of the line's share; the scatter's is one of the whole stake.
  const linePay = (multiple: number) => (stakeCents * multiple) / slot.lines.length;
  const rows = Object.entries(slot.pays).map(([symbol, pays]) => ({
    symbol,
    pays: Object.entries(pays).map(([count, multiple]) => ({ count, cents: linePay(multiple) })),
  }));
  if (slot.scatter) {
    const pays = Object.entries(slot.scatter_pays).map(([count, multiple]) => ({
      count,
      cents: stakeCents * multiple,
    }));
    rows.splice(1, 0, { symbol: slot.scatter, pays });
  }
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {rows.map(({ symbol, pays }) => (
        <li key={symbol} className="flex items-center gap-3">
          <img
            src={picture(symbol)}
            alt=""
            width={72}
            height={72}
            className="size-16 shrink-0 sm:size-18"
          />
          <div className="min-w-0 grow">
            <h4 className="font-semibold">{words.symbol(symbol)}</h4>
            <dl className="grid grid-cols-[auto_1fr] gap-x-3">
              {pays.toReversed().map(({ count, cents }) => (
                <div key={count} className="contents">
                  <dt className="money text-dim">{count}</dt>
                  <dd className="money">{money(BigInt(Math.floor(cents)), currency)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}

const CELL = 12;

function LineDrawing({
  rows,
  height,
  label,
}: {
  readonly rows: readonly number[];
  readonly height: number;
  readonly label: string;
}) {
  const points = rows
    .map((row, reel) => `${reel * CELL + CELL / 2},${row * CELL + CELL / 2}`)
    .join(" ");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length * CELL} ${height * CELL}`}
      className="w-full max-w-20"
    >
      {rows.flatMap((row, reel) =>
        Array.from({ length: height }, (_, y) => (
          <rect
            key={`${reel}:${y}`}
            x={reel * CELL + 1}
            y={y * CELL + 1}
            width={CELL - 2}
            height={CELL - 2}
            rx="1.5"
            className={y === row ? "fill-line-strong" : "fill-surface-2"}
          />
        )),
      )}
      <polyline
        points={points}
        className="fill-none stroke-amber"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
