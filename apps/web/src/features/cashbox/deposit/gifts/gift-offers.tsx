import type { DepositGiftView } from "@houselight/contracts/bonuses";
import { Button } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../../data/accounts.ts";
import { takeGift } from "../../../../data/bonuses/deposit-gifts.ts";
import { useGiftLook } from "../../../../data/bonuses/gift-settings.ts";
import { useErrorToast } from "../../../../i18n/page/use-toast.ts";
import { ModalLink } from "../../../../shell/modal-link.tsx";
import { GiftBrings } from "./gift-brings.tsx";

/** Gifts that stand in the deposit itself; a longer list has a view of its own. */
const SHOWN = 3;

/** The gifts that this deposit can bring, each to be taken with one press (OPEN-47). */
export function GiftOffers({
  gifts,
  amount,
}: {
  readonly gifts: readonly DepositGiftView[];
  readonly amount: bigint | null;
}) {
  const t = useTranslations("cashbox");
  const allowed = usePlayer()?.can_issue_bonuses ?? true;
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-medium text-sm">{t("gifts.one")}</legend>
      {allowed ? null : <p className="pb-1.5 text-dim text-xs">{t("gifts.allows")}</p>}
      <div className="flex flex-col gap-2">
        {gifts.slice(0, SHOWN).map((gift) => (
          <GiftOffer key={gift.id} gift={gift} amount={amount} />
        ))}
      </div>
      {gifts.length > SHOWN ? (
        <ModalLink
          modal="deposit-bonus"
          replace
          className="inline-flex min-h-11 items-center text-link text-sm"
        >
          {t("promo.gifts")}
        </ModalLink>
      ) : null}
    </fieldset>
  );
}

function GiftOffer({
  gift,
  amount,
}: {
  readonly gift: DepositGiftView;
  readonly amount: bigint | null;
}) {
  const t = useTranslations("cashbox.gifts");
  const player = usePlayer();
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  const { title } = useGiftLook()(gift);
  const take = useMutation({
    mutationFn: async () => player && takeGift(queryClient, player, gift.code),
    onError: errorToast,
  });
  return (
    <div className="flex min-h-14 items-center gap-4 rounded-control bg-surface-2 py-1.5 pr-1.5 pl-4 text-sm">
      <p className="min-w-0 grow break-words">
        <span className="block font-semibold">{title}</span>
        <GiftBrings gift={gift} amount={amount} />
      </p>
      <Button
        kind="bare"
        aria-label={t("takeLabel", { title })}
        className="border border-line-strong"
        busy={take.isPending}
        onClick={() => take.mutate()}
      >
        {t("takeOne")}
      </Button>
    </div>
  );
}
