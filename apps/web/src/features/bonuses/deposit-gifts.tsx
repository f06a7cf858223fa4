import type { DepositGiftView } from "@houselight/contracts/bonuses";
import { Badge } from "@houselight/ui/badge";
import { Button, buttonClass } from "@houselight/ui/button";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import {
  depositGiftsQuery,
  dropBonusCode,
  giftOfCode,
  mayHaveGifts,
  takeGift,
} from "../../data/bonuses/deposit-gifts.ts";
import { useEnabled } from "../../data/bonuses/enabled.ts";
import { useGiftLook } from "../../data/bonuses/gift-settings.ts";
import { useErrorToast, useToast } from "../../i18n/page/use-toast.ts";
import { useUnitMoney } from "../../i18n/use-money.ts";
import { ModalLink, useGo } from "../../shell/modal-link.tsx";
import { StakeTerms } from "./card/stake-terms.tsx";
import { GiftPicture } from "./card/gift-picture.tsx";

/** Lists what the next deposit can bring: one gift is taken, its code is kept, and the deposit opens (BONUS-07). */
export function DepositGifts() {
  const t = useTranslations();
  const player = usePlayer();
  const mayHave = player !== null && mayHaveGifts(player);
  const { data = [], isError, refetch } = useQuery({ ...depositGiftsQuery, enabled: mayHave });
  const gifts = useEnabled(data);
  if (!mayHave || (gifts.length === 0 && !isError)) return null;
  const kept = giftOfCode(gifts, player.deposit_bonus_code);
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{t("gifts.deposit.title")}</h2>
      {isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{t("gifts.failed")}</p>
          <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
        </div>
      ) : null}
      {player.can_issue_bonuses ? null : <p className="text-dim">{t("gifts.deposit.allows")}</p>}
      <ul className="grid gap-4 sm:grid-cols-2">
        {gifts.map((gift) => (
          <li key={gift.id}>
            <DepositGift gift={gift} isKept={gift === kept} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DepositGift({
  gift,
  isKept,
}: {
  readonly gift: DepositGiftView;
  readonly isKept: boolean;
}) {
  const t = useTranslations("gifts.deposit");
  const { title, image } = useGiftLook()(gift);
  return (
    <article
      className={`flex h-full flex-col items-start gap-4 rounded-tile bg-surface-1 p-5 shadow-paper ${isKept ? "ring-2 ring-cream" : ""}`}
    >
      <div className="flex items-center gap-4">
        <GiftPicture image={image} />
        <div className="flex flex-col items-start gap-1">
          <h3 className="text-lg">{title}</h3>
          {isKept ? <Badge tone="waiting">{t("kept")}</Badge> : null}
        </div>
      </div>
      <GiftTerms gift={gift} />
      <div className="mt-auto">
        {isKept ? <KeptActions title={title} /> : <TakeButton gift={gift} title={title} />}
      </div>
    </article>
  );
}

function GiftTerms({ gift }: { readonly gift: DepositGiftView }) {
  const t = useTranslations();
  const money = useUnitMoney();
  const { percent, currency, max_bonus_cents, min_deposit_cents, freespins_total, wagering } = gift;
  const most = max_bonus_cents === null ? null : money(max_bonus_cents, currency);
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-pretty text-sm marker:text-dim">
      {most === null ? null : (
        <li className="font-semibold">
          {percent === null
            ? t("gifts.deposit.amount", { most })
            : t("gifts.deposit.percent", { percent, most })}
        </li>
      )}
      {freespins_total ? <li>{t("cashbox.gifts.spins", { count: freespins_total })}</li> : null}
      <li>{t("gifts.deposit.least", { amount: money(min_deposit_cents, currency) })}</li>
      <li>{t("gifts.deposit.wagering", { times: wagering })}</li>
      {wagering > 0 ? (
        <>
          <li>{t("bonuses.terms.days", { count: gift.days_to_wager })}</li>
          <StakeTerms terms={gift} />
        </>
      ) : null}
    </ul>
  );
}

function TakeButton({ gift, title }: { readonly gift: DepositGiftView; readonly title: string }) {
  const t = useTranslations("gifts.deposit");
  const errorToast = useErrorToast();
  const player = usePlayer();
  const queryClient = useQueryClient();
  const { openModal } = useGo();
  const take = useMutation({
    mutationFn: async () => player && takeGift(queryClient, player, gift.code),
    onSuccess: () => openModal("deposit"),
    onError: errorToast,
  });
  return (
    <Button
      aria-label={`${t("take")}: ${title}`}
      busy={take.isPending}
      onClick={() => take.mutate()}
    >
      {t("take")}
    </Button>
  );
}

function KeptActions({ title }: { readonly title: string }) {
  const t = useTranslations("gifts.deposit");
  const toast = useToast();
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  const drop = useMutation({
    mutationFn: () => dropBonusCode(queryClient),
    onSuccess: () => toast((say) => say("gifts.deposit.dropped"), "success"),
    onError: errorToast,
  });
  return (
    <div className="flex flex-wrap gap-3">
      <ModalLink modal="deposit" className={buttonClass({ kind: "action" })}>
        {t("toDeposit")}
      </ModalLink>
      <Button
        aria-label={`${t("drop")}: ${title}`}
        busy={drop.isPending}
        onClick={() => drop.mutate()}
      >
        {t("drop")}
      </Button>
    </div>
  );
}
