import type { RegistrationGiftView } from "@houselight/contracts/bonuses";
import { useTranslations } from "use-intl/react";
import { useData } from "../../../api/page/use-data.ts";
import { useEnabled } from "../../../data/bonuses/enabled.ts";
import { useGiftLook } from "../../../data/bonuses/gift-settings.ts";
import { registrationGiftsQuery } from "../../../data/bonuses/registration-gifts.ts";
import { useMoney } from "../../../i18n/use-money.ts";

/** Chooses one of the gifts for whoever registers, or none, which is what holds until somebody chooses (BONUS-07). */
export function GiftChoice({
  chosen,
  currency,
  onChoose,
}: {
  /** Code of the gift; null for none. */
  readonly chosen: string | null;
  /** The one that the form says; empty until it does. */
  readonly currency: string;
  readonly onChoose: (code: string | null) => void;
}) {
  const t = useTranslations("auth.gift");
  const money = useMoney();
  const look = useGiftLook();
  const gifts = useEnabled(useData(registrationGiftsQuery) ?? []);
  if (gifts.length === 0) return null;
  const amountOf = ({ amounts }: RegistrationGiftView) => {
    const shown = amounts[currency] === undefined ? Object.keys(amounts)[0] : currency;
    return shown === undefined ? "" : money(amounts[shown] ?? 0, shown);
  };
  const choices = [
    { code: null, title: t("none"), text: t("noneText") },
    ...gifts.map((gift) => ({
      code: gift.code,
      title: look(gift).title,
      text:
        gift.wagering === 0
          ? t("cash", { amount: amountOf(gift) })
          : t("bonus", { amount: amountOf(gift), times: gift.wagering }),
    })),
  ];
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold text-sm">{t("title")}</legend>
      {choices.map(({ code, title, text }) => (
        <label
          key={code ?? ""}
          className="grid cursor-pointer grid-cols-[auto_1fr] items-start gap-x-3 rounded-control border border-line-strong p-3 has-checked:border-amber has-checked:bg-surface-2"
        >
          <input
            type="radio"
            name="registration-gift"
            checked={code === chosen}
            onChange={() => onChoose(code)}
            className="mt-1 size-4 accent-amber"
          />
          <span className="font-semibold">{title}</span>
          <span className="col-start-2 text-dim text-pretty text-sm">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
