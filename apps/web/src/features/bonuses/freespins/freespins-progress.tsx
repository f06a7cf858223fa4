import type { FreespinsView } from "@houselight/contracts/freespins";
import { ProgressBar } from "@houselight/ui/progress-bar";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import { percentOf } from "../card/percent-of.ts";

/** Shows how many of active free spins are played, and what they have won so far. */
export function FreespinsProgress({ spins }: { readonly spins: FreespinsView }) {
  const t = useTranslations("freespins");
  const money = useMoney();
  const { freespins_used: used, freespins_total: total, amount_cents: won, currency } = spins;
  const text = t("played", { used, total });
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm">{text}</span>
        <span className="money font-bold font-display text-md">
          {t("soFar", { amount: money(won, currency) })}
        </span>
      </p>
      <ProgressBar label={t("progress")} text={text} percent={percentOf(used, total)} />
    </div>
  );
}
