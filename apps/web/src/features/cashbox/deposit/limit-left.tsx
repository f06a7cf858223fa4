import { useTranslations } from "use-intl/react";
import { houseNow } from "../../../api/sending/house-time.ts";
import { useLimits } from "../../../data/compliance.ts";
import { useLimitName } from "../../../i18n/use-limit-name.ts";
import { useUnitMoney } from "../../../i18n/use-money.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";
import { type DepositLeft, depositLeft } from "./deposit-left.ts";

/** Returns what the player's limits leave of deposits in a currency; null where none names it. */
export const useDepositLeft = (currency: string): DepositLeft | null =>
  depositLeft(useLimits(), currency, houseNow());

/** Says what a limit leaves of deposits, before the house refuses more. */
export function LimitLeft({
  currency,
  most: { left, limit },
}: {
  readonly currency: string;
  readonly most: DepositLeft;
}) {
  const t = useTranslations();
  const nameOf = useLimitName();
  const money = useUnitMoney();
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 rounded-control bg-surface-2 px-4 py-3 text-sm">
      <span>
        {nameOf(limit)}: {t("limits.left", { left: money(left, currency) })}
      </span>
      <Link to="/profile/limits" className="text-link">
        {t("leadsTo.limits")}
      </Link>
    </p>
  );
}
