import type { GiftView } from "@houselight/contracts/gifts";
import { Button, buttonClass } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useGiftFailure } from "../../../i18n/page/use-gift-failure.ts";
import { dropGift, giftsQuery, takeGift } from "../../../data/bonuses/gifts.ts";
import { useToast } from "../../../i18n/page/use-toast.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";
import { placeOf } from "../../../shell/links/named-places.ts";
import { CancelButton } from "../card/gift-actions.tsx";
import { outcomeOf } from "./outcome-of.ts";

/** Lets a player take a gift or give it up, and leads to the wheel with a turn; nothing once it is over. */
export function TakeActions({ gift, title }: { readonly gift: GiftView; readonly title: string }) {
  const t = useTranslations("gifts.card");
  const toast = useToast();
  const money = useMoney();
  const queryClient = useQueryClient();
  const onTakeError = useGiftFailure("TAKE_GIFT_ERROR", giftsQuery.queryKey);
  const onDropError = useGiftFailure("DROP_GIFT_ERROR", giftsQuery.queryKey);
  const outcome = outcomeOf(gift);
  const amount = gift.currency === null ? "" : money(gift.amount_cents, gift.currency);
  const take = useMutation({
    mutationFn: () => takeGift(queryClient, gift.id),
    onSuccess: () => toast((say) => say(`gifts.card.taken.${outcome}`, { amount }), "success"),
    onError: onTakeError,
  });
  const giveUp = async () => {
    await dropGift(queryClient, gift.id);
    toast((say) => say("gifts.card.givenUp"), "success");
  };
  if (gift.stage === "activated")
    return (
      <Link
        to={placeOf("spinWheel")}
        className={buttonClass({ kind: "action", className: "self-start" })}
      >
        {t("toWheel")}
      </Link>
    );
  if (!gift.activatable) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        kind="action"
        aria-label={`${t("take")}: ${title}`}
        busy={take.isPending}
        onClick={() => take.mutate()}
      >
        {t("take")}
      </Button>
      <CancelButton title={title} act={giveUp} onError={onDropError}>
        {t("unused")}
      </CancelButton>
    </div>
  );
}
