import { useMoney } from "../../../i18n/use-money.ts";
import type { PaysProps } from "../../game-module.ts";
import { symbolPicture } from "../slot-look.ts";
import { slotRulesOf } from "../slot-rules.ts";
import { useSymbolName } from "../slot-words.ts";

/** Shows each symbol with what so many of it pay for this stake. */
export function PayTiles({ game, stakeCents, currency }: PaysProps) {
  const slot = slotRulesOf(game);
  const symbolName = useSymbolName(game.slug);
  const money = useMoney();
  // A pay is one of coins, of which a spin costs so many; the scatter's is one of whole stakes.
  const coinsPay = (coins: number) => (stakeCents * coins) / slot.coins;
  // Where any number pays, each pay holds for all counts up to the next.
  const spans = slot.pays_by === "anywhere" || slot.pays_by === "clusters";
  const reach = (count: string, next: string | undefined) =>
    spans ? countSpan(Number(count), next) : count;
  const rows = Object.entries(slot.pays).map(([symbol, pays]) => ({
    symbol,
    pays: Object.entries(pays).map(([count, multiple], index, all) => ({
      count: reach(count, all[index + 1]?.[0]),
      cents: coinsPay(multiple),
    })),
  }));
  if (slot.scatter) {
    const pays = Object.entries(slot.scatter_pays).map(([count, multiple]) => ({
      count,
      cents: stakeCents * multiple,
    }));
    rows.splice(1, 0, { symbol: slot.scatter, pays });
  }
  // What only stands for others, or starts something, is shown with the rest.
  for (const symbol of new Set([...slot.reels, ...(slot.free_reels ?? [])].flat()))
    if (!rows.some((row) => row.symbol === symbol)) rows.push({ symbol, pays: [] });
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {rows.map(({ symbol, pays }) => (
        <li key={symbol} className="flex items-center gap-3">
          <img
            src={symbolPicture(game, symbol)}
            alt=""
            width={72}
            height={72}
            className="size-16 shrink-0 sm:size-18"
          />
          <div className="min-w-0 grow">
            <h4 className="font-semibold">{symbolName(symbol)}</h4>
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

/** Returns the counts that one pay holds for: up to the next, or without an end. */
function countSpan(count: number, next: string | undefined): string {
  if (next === undefined) return `${count}+`;
  return Number(next) === count + 1 ? String(count) : `${count}–${Number(next) - 1}`;
}
