import { LIVE_TABLE_BETS_SHOWN, type LiveTableView } from "@houselight/contracts/live-tables";
import { Button } from "@houselight/ui/button";
import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import { TablePanel } from "./table-panel.tsx";

/** Says who bets on the round that is on: how many, and the largest bets with what they were paid. */
export function TableBets({
  view,
  onCheck,
}: {
  readonly view: LiveTableView | null;
  readonly onCheck: (number: number) => void;
}) {
  const t = useTranslations("liveTables");
  const money = useMoney();
  const round = view?.round ?? null;
  const count = round?.players ?? 0;
  const bets = view?.bets ?? [];
  return (
    <TablePanel title={t("bets.title")} note={t("bets.players", { count })}>
      {bets.length === 0 ? null : (
        <ul className="flex max-h-56 flex-col overflow-y-auto text-sm">
          {bets.map((bet, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a bet is its place among the largest
              key={place}
              className="flex items-baseline gap-2 border-line border-t py-1.5"
            >
              <span className="min-w-0 grow truncate font-medium">{bet.user_name}</span>
              <span className="money text-dim">{money(bet.stake_cents, bet.currency)}</span>
              {bet.payout_cents === null ? null : (
                <span
                  className={clsx(
                    "money min-w-18 text-right font-semibold",
                    bet.payout_cents > bet.stake_cents && "text-mint",
                  )}
                >
                  {money(bet.payout_cents, bet.currency)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {count > bets.length ? (
        <p className="text-dim text-xs">{t("bets.largest", { count: LIVE_TABLE_BETS_SHOWN })}</p>
      ) : null}
      {round ? (
        <Button
          kind="bare"
          size="small"
          className="-ml-2 self-start text-dim! hover:text-cream!"
          onClick={() => onCheck(round.number)}
        >
          {t("proof.open")}
        </Button>
      ) : null}
    </TablePanel>
  );
}
