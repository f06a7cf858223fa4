import type { BonusView } from "@houselight/contracts/bonuses";
import { ProgressBar } from "@houselight/ui/progress-bar";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import { percentOf } from "./percent-of.ts";

/** Shows how much of what is to be staked is staked (BONUS-12); nothing before and after that. */
export function BonusProgress({ bonus }: { readonly bonus: BonusView }) {
  const t = useTranslations("bonuses.progress");
  const money = useMoney();
  const {
    stage,
    currency,
    amount_wager_cents: staked,
    amount_wager_requirement_cents: required,
  } = bonus;
  const isInPlay = stage === "handle_bets" || stage === "wager_done";
  if (required === 0 || !isInPlay) return null;
  const percent = percentOf(staked, required);
  const text = t("staked", {
    staked: money(Math.min(staked, required), currency),
    requirement: money(required, currency),
  });
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm">{text}</span>
        <span className="money font-bold font-display text-md">{t("percent", { percent })}</span>
      </p>
      <ProgressBar label={t("label")} text={text} percent={percent} />
    </div>
  );
}
