import type { BonusView } from "@houselight/contracts/bonuses";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";

type Terms = Pick<
  BonusView,
  "currency" | "slots_percent" | "other_percent" | "max_stake_eur_cents" | "max_win_cents"
>;

/** Says which stakes count for a bonus and how much of them, how much becomes cash, and what a withdrawal does. */
export function StakeTerms({ terms }: { readonly terms: Terms }) {
  const t = useTranslations("bonuses.terms");
  const money = useMoney();
  const { currency, slots_percent: slots, other_percent: other, max_win_cents: most } = terms;
  return (
    <>
      <li>{other === 0 ? t("slotsOnly", { slots }) : t("counts", { slots, other })}</li>
      <li>
        {t("maxStake", { amount: money(terms.max_stake_eur_cents, "EUR") })}{" "}
        {t("currency", { currency })}
      </li>
      <li>{most === null ? t("noMaxWin") : t("maxWin", { amount: money(most, currency) })}</li>
      <li>{t("withdrawal")}</li>
    </>
  );
}
