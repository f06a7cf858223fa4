import type { PlayerStatsView } from "@houselight/contracts/wallet";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl/react";
import { playerStatsQuery } from "../../data/wallet.ts";
import { LocalTime } from "../../i18n/local-time.tsx";
import { useMoney, useSignedMoney } from "../../i18n/use-money.ts";

/** Shows what a player has played and paid in each currency; nothing before there is anything (PROFILE-03). */
export function StatisticsPart() {
  const t = useTranslations("statistics");
  const { data = [] } = useQuery(playerStatsQuery);
  const used = data.filter(({ last_activity_at: last }) => last !== null);
  if (used.length === 0) return null;
  return (
    <section className="page max-w-3xl pt-4">
      <div className="rounded-tile bg-surface-1 p-5">
        <h2 className="text-lg">{t("title")}</h2>
        <p className="mt-2 text-dim text-sm">{t("text")}</p>
        {used.map((stats) => (
          <CurrencySums key={stats.currency} stats={stats} />
        ))}
      </div>
    </section>
  );
}

function CurrencySums({ stats }: { readonly stats: PlayerStatsView }) {
  const t = useTranslations("statistics");
  const format = useFormatter();
  const money = useMoney();
  const signed = useSignedMoney();
  const { currency, first_activity_at: first, last_activity_at: last } = stats;
  const lines = [
    ["rounds", format.number(stats.rounds)],
    ["staked", money(stats.staked_cents, currency)],
    ["won", money(stats.won_cents, currency)],
    ["net", signed(stats.net_cents, currency)],
    ["deposited", money(stats.deposited_cents, currency)],
    ["withdrawn", money(stats.withdrawn_cents, currency)],
    ["first", first ? <LocalTime iso={first} /> : null],
    ["last", last ? <LocalTime iso={last} /> : null],
  ] as const;
  return (
    <div className="mt-5">
      <h3 className="font-semibold font-text text-md">{currency}</h3>
      <dl className="mt-2 grid gap-x-8 text-sm sm:grid-cols-2">
        {lines.map(([name, shown]) => (
          <div key={name} className="flex justify-between gap-4 border-line border-b py-2">
            <dt className="text-dim">{t(name)}</dt>
            <dd className="text-right tabular-nums">{shown}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
