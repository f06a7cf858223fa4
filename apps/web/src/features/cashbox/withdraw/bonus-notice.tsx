import { useTranslations } from "use-intl/react";
import { useData } from "../../../api/page/use-data.ts";
import { bonusesQuery } from "../../../data/bonuses/bonuses.ts";
import { useUnitMoney } from "../../../i18n/use-money.ts";

/** Says what a withdrawal does to bonus money: it ends the bonus that is wagered. */
export function BonusNotice({
  amount,
  currency,
}: {
  /** Bonus money on the account, in smallest units. */
  readonly amount: number;
  readonly currency: string;
}) {
  const t = useTranslations();
  const money = useUnitMoney();
  const bonuses = useData(bonusesQuery) ?? [];
  const wagered = bonuses.find(({ stage }) => stage === "handle_bets" || stage === "wager_done");
  if (wagered)
    return (
      <p className="mt-2 rounded-control bg-surface-2 px-4 py-3 text-sm">
        {t("bonuses.endsByWithdrawal", { title: wagered.title })}
      </p>
    );
  if (amount <= 0) return null;
  return (
    <p className="text-dim text-xs">
      {t("cashbox.withdraw.bonusStays", { amount: money(amount, currency) })}
    </p>
  );
}
