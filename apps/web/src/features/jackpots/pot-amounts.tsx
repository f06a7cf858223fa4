import {
  type JackpotLevelView,
  type JackpotView,
  shownJackpotAmount,
} from "@houselight/contracts/jackpots";
import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import { useMoney, useUnitMoney } from "../../i18n/use-money.ts";
import { useCounted } from "./use-counted.ts";

/** Shows what the pots of a jackpot hold now, the biggest first and largest. */
export function PotAmounts({
  jackpot,
  limits = {},
}: {
  readonly jackpot: JackpotView;
  /** Limits of the pots, by level: the amount by which each drops. */
  readonly limits?: Readonly<Record<string, number>>;
}) {
  const t = useTranslations("jackpots");
  const levels = jackpot.levels.toReversed();
  return (
    <dl
      aria-label={t("amounts")}
      className="grid gap-3 sm:grid-cols-2 sm:[&>:first-child]:col-span-2 sm:[&>:last-child:nth-child(even)]:col-span-2"
    >
      {levels.map((level, at) => (
        <PotAmount
          key={level.identifier}
          jackpot={jackpot}
          level={level}
          limit={limits[level.identifier]}
          isMain={at === 0}
        />
      ))}
    </dl>
  );
}

function PotAmount({
  jackpot,
  level,
  limit,
  isMain,
}: {
  readonly jackpot: JackpotView;
  readonly level: JackpotLevelView;
  readonly limit: number | undefined;
  readonly isMain: boolean;
}) {
  const t = useTranslations("jackpots");
  const money = useMoney();
  const unitMoney = useUnitMoney();
  const amount = useCounted(level.amount_cents);
  const { currency, shown } = jackpot;
  const isConverted = shown.currency !== currency;
  return (
    <div className={clsx("rounded-tile bg-surface-2 px-5 shadow-paper", isMain ? "py-5" : "py-4")}>
      <dt className="font-semibold text-amber text-sm">{level.name}</dt>
      <dd
        className={clsx(
          "money font-bold font-display",
          isMain ? "text-2xl sm:text-3xl" : "text-xl",
        )}
      >
        {money(amount, currency)}
      </dd>
      <dd className="flex flex-wrap gap-x-3 text-dim text-sm">
        {limit === undefined ? null : (
          <span>{t("atTheLatest", { amount: money(limit, currency) })}</span>
        )}
        {isConverted ? (
          <span>
            {t("about", {
              amount: unitMoney(shownJackpotAmount(level.amount_cents, jackpot), shown.currency),
            })}
          </span>
        ) : null}
      </dd>
    </div>
  );
}
