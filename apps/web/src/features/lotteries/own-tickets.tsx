import type { LotteryDetailView, LotteryStatusView } from "@houselight/contracts/lotteries";
import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFormatter, useTranslations } from "use-intl/react";
import {
  lookAgainAtLottery,
  lotteryStatusQuery,
} from "../../data/engagement/lotteries/lotteries.ts";
import { useMoney } from "../../i18n/use-money.ts";

/** Stubs that are drawn; a long list says how many more there are. */
const STUBS_SHOWN = 12;

/** The player's own tickets, the latest first, and what they won. */
export function OwnTickets({ lottery }: { readonly lottery: LotteryDetailView }) {
  const t = useTranslations("lotteries.own");
  const site = useTranslations("site");
  const format = useFormatter();
  const { data, isError, refetch } = useQuery({
    ...lotteryStatusQuery(lottery.id),
    refetchInterval: lookAgainAtLottery(lottery),
  });
  const isDrawn = lottery.draw !== null;
  useEffect(() => {
    // What was read before the draw knows nothing of it.
    if (isDrawn) void refetch({ cancelRefetch: false });
  }, [isDrawn, refetch]);
  return (
    <section aria-label={t("title")} className="flex flex-col gap-3">
      <h2 className="text-xl">{t("title")}</h2>
      {isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{t("failed")}</p>
          <Button onClick={() => void refetch()}>{site("retry")}</Button>
        </div>
      ) : null}
      {!data && !isError ? <Skeleton className="h-20 rounded-tile" /> : null}
      {data ? (
        <>
          <p role="status" className="text-pretty">
            {t("count", { count: data.tickets, number: format.number(data.tickets) })}
          </p>
          <Won status={data} currency={lottery.currency} />
          <Stubs status={data} />
        </>
      ) : null}
    </section>
  );
}

function Won({
  status,
  currency,
}: {
  readonly status: LotteryStatusView;
  readonly currency: string;
}) {
  const t = useTranslations("lotteries.own");
  const money = useMoney();
  return status.won.map(({ number, amount_cents, paid }) => (
    <p key={number} className="rounded-control bg-surface-2 px-4 py-3 font-semibold">
      {t("won", {
        number,
        amount: paid ? money(paid.amount_cents, paid.currency) : money(amount_cents, currency),
      })}
    </p>
  ));
}

/** Paper stubs, each with the numbers that one round gave. */
function Stubs({ status: { tickets, numbers } }: { readonly status: LotteryStatusView }) {
  const t = useTranslations("lotteries.own");
  const format = useFormatter();
  const shown = numbers.slice(0, STUBS_SHOWN);
  const rest = tickets - shown.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map(({ first_number: first, count }) => (
        <li
          key={first}
          className="money rounded-control border-amber border-l-4 border-dashed bg-surface-1 px-4 py-2 font-semibold shadow-paper"
        >
          {count === 1
            ? format.number(first)
            : `${format.number(first)} – ${format.number(first + count - 1)}`}
        </li>
      ))}
      {rest > 0 ? (
        <li className="self-center px-2 text-dim">
          {t("more", { count: rest, number: format.number(rest) })}
        </li>
      ) : null}
    </ul>
  );
}
