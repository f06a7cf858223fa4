import type { PlayerView } from "@houselight/contracts/accounts";
import type { DepositGiftView } from "@houselight/contracts/bonuses";
import { Button, buttonClass } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import {
  depositGiftsQuery,
  dropBonusCode,
  giftOfCode,
  mayHaveGifts,
  takeGift,
} from "../../../../data/bonuses/deposit-gifts.ts";
import { useGiftLook } from "../../../../data/bonuses/gift-settings.ts";
import { usePlayer } from "../../../../data/accounts.ts";
import { useUnitMoney } from "../../../../i18n/use-money.ts";
import { ModalLink, useGo } from "../../../../shell/modal-link.tsx";
import { choiceClass, radioClass } from "../../entry/choice-class.ts";
import { PaymentAlert } from "../../entry/payment-alert.tsx";

/** The gifts that the next deposit can bring: one is chosen, then the deposit is made. */
export function GiftChoice() {
  const t = useTranslations();
  const player = usePlayer();
  const mayHave = player !== null && mayHaveGifts(player);
  const { data, isError, refetch } = useQuery({ ...depositGiftsQuery, enabled: mayHave });
  if (isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p>{t("cashbox.gifts.failed")}</p>
        <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
      </div>
    );
  }
  if (mayHave && !data) return <Skeleton className="h-44 rounded-tile bg-surface-2!" />;
  if (!data || data.length === 0 || !mayHave) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-md">{t("cashbox.gifts.none")}</p>
        <ModalLink modal="deposit" replace className={buttonClass()}>
          {t("cashbox.gifts.without")}
        </ModalLink>
      </div>
    );
  }
  return <Gifts gifts={data} player={player} />;
}

/** Stands for a deposit without a gift among the codes to choose from; no code is empty. */
const NONE = "";

function Gifts({
  gifts,
  player,
}: {
  readonly gifts: readonly DepositGiftView[];
  readonly player: PlayerView;
}) {
  const t = useTranslations("cashbox.gifts");
  const queryClient = useQueryClient();
  const { openModal } = useGo();
  const look = useGiftLook();
  const kept = giftOfCode(gifts, player.deposit_bonus_code) ?? gifts[0];
  const form = useForm({ defaultValues: { code: kept?.code ?? NONE } });
  const choose = useMutation({
    mutationFn: (code: string) =>
      code === NONE ? dropBonusCode(queryClient) : takeGift(queryClient, player, code),
    onSuccess: () => openModal("deposit", {}, true),
  });
  const submit = form.handleSubmit(({ code }) => {
    if (!choose.isPending) choose.mutate(code);
  });
  const isNone = useWatch({ control: form.control, name: "code" }) === NONE;
  const radio = (value: string) => (
    <input type="radio" value={value} {...form.register("code")} className={radioClass} />
  );
  return (
    <form className="flex flex-col gap-6" onSubmit={(event) => void submit(event)}>
      <fieldset className="min-w-0">
        <legend className="pb-1.5 font-medium text-sm">{t("choose")}</legend>
        {player.can_issue_bonuses ? null : <p className="pb-1.5 text-dim text-xs">{t("allows")}</p>}
        <div className="flex flex-col gap-2">
          {gifts.map((gift) => (
            <label key={gift.id} className={choiceClass}>
              {radio(gift.code)}
              <span className="min-w-0">
                <span className="block font-semibold">{look(gift).title}</span>
                <GiftTerms gift={gift} />
              </span>
            </label>
          ))}
          <label className={choiceClass}>
            {radio(NONE)}
            <span className="font-semibold">{t("without")}</span>
          </label>
        </div>
      </fieldset>
      <PaymentAlert error={choose.error} />
      <Button type="submit" kind="action" size="large" wide busy={choose.isPending}>
        {t(isNone ? "without" : "take")}
      </Button>
    </form>
  );
}

/** Says the gift's terms, as far as they are known. */
function GiftTerms({ gift }: { readonly gift: DepositGiftView }) {
  const t = useTranslations("cashbox.gifts");
  const deposit = useTranslations("gifts.deposit");
  const money = useUnitMoney();
  const { currency, min_deposit_cents, max_bonus_cents, percent, freespins_total } = gift;
  const parts = [
    t("minDeposit", { amount: money(min_deposit_cents, currency) }),
    ...(percent === null ? [] : [t("percent", { percent })]),
    ...(max_bonus_cents === null ? [] : [t("upTo", { amount: money(max_bonus_cents, currency) })]),
    ...(freespins_total ? [t("spins", { count: freespins_total })] : []),
  ];
  return (
    <span className="block text-dim text-xs">
      {parts.join(" · ")}
      <span className="block">{deposit("wagering", { times: gift.wagering })}</span>
    </span>
  );
}
