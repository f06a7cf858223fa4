import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl/react";
import { withdrawalRulesQuery } from "../../../data/cashbox.ts";

const MINUTES_PER_HOUR = 60;

/** Returns the rules of withdrawals in plain words; null until they are known. */
export function useWithdrawalRules(): {
  readonly newAccount: string;
  readonly terms: string;
} | null {
  const t = useTranslations("cashbox.withdraw");
  const format = useFormatter();
  const { data } = useQuery(withdrawalRulesQuery);
  if (!data) return null;
  const { new_account_delay_minutes: minutes, recall } = data;
  const inHours = minutes % MINUTES_PER_HOUR === 0;
  const time = format.number(inHours ? minutes / MINUTES_PER_HOUR : minutes, {
    style: "unit",
    unit: inHours ? "hour" : "minute",
    unitDisplay: "long",
  });
  return {
    newAccount: minutes === 0 ? t("confirmNew") : t("confirmNewWaits", { time }),
    terms: recall ? `${t("terms")} ${t("termsTakeBack")}` : t("terms"),
  };
}
