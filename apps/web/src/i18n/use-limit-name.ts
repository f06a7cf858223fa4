import { isPause, type LimitPeriod, type LimitType } from "@houselight/contracts/compliance";
import { useTranslations } from "use-intl/react";

/** Names a limit: "Losses per week"; a break by its length: "Break, 3 days". */
export function useLimitName(): (limit: {
  readonly type: LimitType;
  readonly period: LimitPeriod;
}) => string {
  const t = useTranslations("limits");
  return ({ type, period }) =>
    isPause(type)
      ? `${t(`types.${type}`)}, ${t(`lengths.${period}`)}`
      : `${t(`types.${type}`)} ${t(`periods.${period}`)}`;
}
