import { Button } from "@houselight/ui/button";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import {
  depositGiftsQuery,
  dropBonusCode,
  giftOfCode,
} from "../../../../data/bonuses/deposit-gifts.ts";
import { useGiftLook } from "../../../../data/bonuses/gift-settings.ts";
import { useErrorToast } from "../../../../i18n/page/use-toast.ts";
import { GiftBrings } from "./gift-brings.tsx";

/** The code that goes with the deposit: the gift that it brings, and how to go without it. */
export function ChosenCode({
  code,
  currency,
  amount,
}: {
  readonly code: string;
  readonly currency: string;
  /** In smallest units; null while none is typed. */
  readonly amount: bigint | null;
}) {
  const t = useTranslations("cashbox.promo");
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  const look = useGiftLook();
  const { data: gifts } = useQuery(depositGiftsQuery);
  const gift = gifts && giftOfCode(gifts, code);
  const drop = useMutation({
    mutationFn: () => dropBonusCode(queryClient),
    onError: errorToast,
  });
  return (
    <div className="flex min-h-14 items-center gap-4 rounded-control bg-surface-2 py-1.5 pr-1.5 pl-4 text-sm ring-1 ring-cream">
      <p className="min-w-0 grow break-words">
        <span className="block font-semibold">
          {gift ? t("gift", { gift: look(gift).title }) : t("chosen", { code })}
        </span>
        {gift?.currency === currency ? <GiftBrings gift={gift} amount={amount} /> : null}
        {gifts && !gift ? <span className="block text-dim text-xs">{t("noGift")}</span> : null}
      </p>
      <Button kind="bare" busy={drop.isPending} onClick={() => drop.mutate()}>
        {t("remove")}
      </Button>
    </div>
  );
}
