import type { LotteryView } from "@houselight/contracts/lotteries";
import type { TournamentList } from "@houselight/contracts/tournaments";
import { useFormatter, useTranslations } from "use-intl/react";
import { useData } from "../../api/page/use-data.ts";
import { lotteriesQuery } from "../../data/engagement/lotteries/lotteries.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { CountdownLine } from "../../shell/drawings/countdown-line.tsx";
import { PaperHills } from "../../shell/drawings/paper-hills.tsx";
import { Link } from "../../shell/links/anchor/link.tsx";

/** Lists of tournaments that hold lotteries too (OPEN-10). */
const WITH_LOTTERIES: readonly TournamentList[] = ["all", "lotteries", "archive"];

/** Returns the lotteries that a list of tournaments holds: what is over stands in the archive alone. */
export function useListedLotteries(list: TournamentList): readonly LotteryView[] {
  const lotteries = useData(lotteriesQuery) ?? [];
  if (!WITH_LOTTERIES.includes(list)) return [];
  return lotteries.filter(({ status }) => (status === "archive") === (list === "archive"));
}

/** Lotteries as cards. */
export const LotteryList = ({ lotteries }: { readonly lotteries: readonly LotteryView[] }) => (
  <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))] md:gap-5">
    {lotteries.map((lottery) => (
      <li key={lottery.id}>
        <LotteryCard lottery={lottery} />
      </li>
    ))}
  </ul>
);

function LotteryCard({ lottery }: { readonly lottery: LotteryView }) {
  const t = useTranslations("lotteries");
  const money = useMoney();
  const format = useFormatter();
  const { identifier, title, image, tickets, currency, prizes_cents: prizes, cancelled } = lottery;
  const pool = prizes.reduce((sum, amount) => sum + amount, 0);
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-tile bg-surface-1 shadow-paper transition-[translate,box-shadow] duration-200 ease-settle focus-within:-translate-y-1 focus-within:shadow-lifted hover:-translate-y-1 hover:shadow-lifted">
      <div className="relative isolate flex h-32 items-start justify-between overflow-hidden px-5 pt-5">
        <PaperHills />
        <p className="font-semibold text-amber text-sm">{t("kind")}</p>
        {image ? (
          <img src={image} alt="" loading="lazy" className="size-28 object-contain" />
        ) : null}
      </div>
      <div className="flex grow flex-col gap-4 px-5 pt-4 pb-5">
        <div className="flex flex-col gap-1">
          <h2 className="text-lg">
            <Link
              to="/lottery/$slug"
              params={{ slug: identifier }}
              className="after:absolute after:inset-0 after:rounded-tile hover:underline"
            >
              {title}
            </Link>
          </h2>
          {cancelled ? (
            <p className="text-dim text-sm">{t("cancelled")}</p>
          ) : (
            <CountdownLine timer={lottery} />
          )}
        </div>
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-dim text-sm">{t("prizePool")}</span>
          <span className="money font-bold font-display text-xl">{money(pool, currency)}</span>
        </p>
        <p className="mt-auto border-line border-t pt-3 text-dim text-sm">
          {t("given", { count: tickets, number: format.number(tickets) })}
        </p>
      </div>
    </article>
  );
}
