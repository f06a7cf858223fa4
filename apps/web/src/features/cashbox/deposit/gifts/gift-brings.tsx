import type { DepositGiftView } from "@houselight/contracts/bonuses";
import { useTranslations } from "use-intl/react";
import { useUnitMoney } from "../../../../i18n/use-money.ts";
import { bonusOf } from "./bonus-of.ts";

/** Says what a gift brings for the amount that is typed, or from which deposit on, and under which condition. */
export function GiftBrings({
  gift,
  amount,
}: {
  readonly gift: DepositGiftView;
  /** In smallest units; null while it is none. */
  readonly amount: bigint | null;
}) {
  const t = useTranslations();
  const money = useUnitMoney();
  const { currency, min_deposit_cents: least } = gift;
  const bonus = bonusOf(gift, amount ?? 0n);
  return (
    <span className="block text-dim text-xs">
      {bonus > 0n
        ? t("cashbox.gifts.brings", { amount: money(bonus, currency) })
        : t("cashbox.gifts.bringsFrom", { amount: money(least, currency) })}{" "}
      {t("gifts.deposit.wagering", { times: gift.wagering })}
    </span>
  );
}
