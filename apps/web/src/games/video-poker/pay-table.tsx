import { clsx } from "clsx";
import type { Hand } from "@houselight/game-maths/video-poker";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import { payRows, type VideoPoker } from "./video-poker.ts";

/** Shows the pays of each hand at this stake; the line of the hand that lies there is lit. */
export function PayTable({
  poker,
  hand,
  stakeCents,
  currency,
}: {
  readonly poker: VideoPoker;
  /** Null while no cards lie there. */
  readonly hand: Hand | null;
  readonly stakeCents: number;
  readonly currency: string;
}) {
  const t = useTranslations("games.videoPoker");
  const money = useMoney();
  return (
    <table
      aria-label={t("payTable")}
      className="w-full border-separate border-spacing-0 overflow-hidden rounded-tile bg-[#2a1310]/92 text-[#f6e3b4] text-sm shadow-paper ring-1 ring-[#f0bf4c]/35 low:text-xs low:leading-5.5"
    >
      <tbody>
        {payRows(poker.pays).map(({ name, hands, pays }) => {
          const lit = hand !== null && hands.includes(hand);
          return (
            <tr
              key={name}
              data-lit={lit || undefined}
              className={clsx("odd:bg-black/15", lit && "bg-[#f0bf4c]! font-bold text-[#2a1310]")}
            >
              <th
                scope="row"
                className="px-3 py-0.5 text-left font-medium low:px-2 low:py-0 sm:py-1"
              >
                {t(`hands.${name}`)}
              </th>
              <td className="money px-1 text-right tabular-nums low:px-2">{pays} ×</td>
              <td className="money px-3 text-right tabular-nums low:hidden">
                {money(stakeCents * pays, currency)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
