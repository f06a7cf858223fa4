import type { JackpotWinView } from "@houselight/contracts/jackpots";
import { Tabs } from "@houselight/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { useMoney } from "../../../i18n/use-money.ts";
import { WINNER_ORDERS, type WinnerOrder, winnersQuery } from "../winners-query.ts";
import { Medal } from "../../../shell/drawings/medal.tsx";

/** Lists who won a jackpot, the biggest or the latest wins (JACKPOT-04). */
export function Winners({ identifier }: { readonly identifier: string }) {
  const t = useTranslations("jackpots");
  const [order, setOrder] = useState<WinnerOrder>("biggest");
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t("winners")}</h2>
      <Tabs
        label={t("winners")}
        value={order}
        onChange={(id) => setOrder(id as WinnerOrder)}
        tabs={WINNER_ORDERS.map((id) => ({
          id,
          label: t(id),
          panel: <WinnerList identifier={identifier} order={id} />,
        }))}
      />
    </section>
  );
}

/** A list that cannot be had stays empty (JACKPOT-06); its failure is reported by the query's name. */
function WinnerList({
  identifier,
  order,
}: {
  readonly identifier: string;
  readonly order: WinnerOrder;
}) {
  const t = useTranslations("jackpots");
  const { data, isSuccess } = useQuery(winnersQuery(identifier, order));
  if (isSuccess && data.length === 0) return <p className="text-dim">{t("noWinners")}</p>;
  return (
    <ol className="flex flex-col gap-2">
      {data?.map((win, at) => (
        <Winner key={win.id} win={win} place={order === "biggest" ? at + 1 : null} />
      ))}
    </ol>
  );
}

function Winner({
  win,
  place,
}: {
  readonly win: JackpotWinView;
  /** Place among the biggest; null where the latest are listed. */
  readonly place: number | null;
}) {
  const t = useTranslations("jackpots");
  const money = useMoney();
  const { currency, jackpot_original_currency: original } = win;
  return (
    <li className="flex items-center gap-3 rounded-control bg-surface-1 px-4 py-2.5">
      {place === null ? null : <Medal place={place} label={t("place", { place })} />}
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">{win.user_name}</p>
        <p className="text-dim text-xs">
          {win.jackpot_level_name}, <LocalTime iso={win.created_at} />
        </p>
      </div>
      <div className="text-right">
        <p className="money font-semibold">{money(win.jackpot_original_amount_cents, original)}</p>
        {currency === original ? null : (
          <p className="money text-dim text-xs">{money(win.amount_cents, currency)}</p>
        )}
      </div>
    </li>
  );
}
