import type { AccountView } from "@houselight/contracts/wallet";
import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import { useUnitMoney } from "../../../i18n/use-money.ts";

/** Says how much a player owes, why, and what repays it; nothing where nothing is owed. */
export function DebtNote({
  account: { currency, debt_cents },
  className,
}: {
  readonly account: AccountView;
  readonly className?: string;
}) {
  const t = useTranslations("cashbox");
  const money = useUnitMoney();
  if (debt_cents === 0) return null;
  return (
    <p className={clsx("text-pretty text-sm", className)}>
      {t("debt", { amount: money(debt_cents, currency) })}
    </p>
  );
}
