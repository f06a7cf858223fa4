import type { LotteryDetailView } from "@houselight/contracts/lotteries";
import { useFormatter, useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import { Medal } from "../../shell/drawings/medal.tsx";

/** Prizes, the biggest first, each with the ticket that won it once they are drawn. */
export function Prizes({ lottery }: { readonly lottery: LotteryDetailView }) {
  const t = useTranslations("lotteries.prizes");
  const money = useMoney();
  const format = useFormatter();
  const { prizes_cents: prizes, currency, winners, draw } = lottery;
  const winnerOf = new Map(winners.map((winner) => [winner.prize, winner]));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t("title")}</h2>
      <ol className="flex flex-col gap-2">
        {prizes.map((amount, at) => {
          const place = at + 1;
          const winner = winnerOf.get(place);
          return (
            <li
              key={place}
              data-own={winner?.own || undefined}
              className="flex items-center gap-3 rounded-control bg-surface-1 px-4 py-2.5 data-own:outline-2 data-own:outline-mint"
            >
              <Medal place={place} label={t("prize", { place })} />
              <p className="money grow font-semibold">{money(amount, currency)}</p>
              {winner ? (
                <p className="text-right text-sm">
                  <span className="font-semibold">{winner.own ? t("you") : winner.nickname}</span>
                  <span className="block text-dim">
                    {t("ticket", { number: format.number(winner.number) })}
                  </span>
                </p>
              ) : draw ? (
                <p className="text-dim text-sm">{t("notGiven")}</p>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
