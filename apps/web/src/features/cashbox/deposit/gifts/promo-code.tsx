import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { tabStore } from "../../../../api/kept/kept-store.ts";
import {
  chooseBonusCode,
  depositGiftsQuery,
  mayHaveGifts,
} from "../../../../data/bonuses/deposit-gifts.ts";
import { usePlayer } from "../../../../data/accounts.ts";
import { useErrorText } from "../../../../i18n/error-text.ts";
import { keptDepositCode } from "../../../../shell/links/kept-codes.ts";
import { useTypedAmount } from "../../entry/amount/amount-field.tsx";
import { ChosenCode } from "./chosen-code.tsx";
import { GiftOffers } from "./gift-offers.tsx";

/** Shows what comes with the deposit: a gift to choose, or a promo code, typed here or brought by a link (OPEN-47). */
export function PromoCode({
  currency,
  autoApply,
}: {
  readonly currency: string;
  readonly autoApply: boolean;
}) {
  const t = useTranslations("cashbox.promo");
  const player = usePlayer();
  const [open, setOpen] = useState(false);
  const apply = useApplyCode();
  useAutoApply(autoApply, apply.mutate);
  const amount = useTypedAmount(currency);
  const mayHave = player !== null && mayHaveGifts(player);
  const { data: gifts = [] } = useQuery({ ...depositGiftsQuery, enabled: mayHave });
  if (!player) return null;
  const offered = mayHave ? gifts.filter((gift) => gift.currency === currency) : [];
  const chosen = player.deposit_bonus_code;
  if (chosen) return <ChosenCode code={chosen} currency={currency} amount={amount} />;
  return (
    <div className="flex flex-col gap-2">
      {offered.length > 0 ? <GiftOffers gifts={offered} amount={amount} /> : null}
      {open ? (
        <CodeField apply={apply} />
      ) : (
        <button
          type="button"
          aria-expanded={false}
          onClick={() => setOpen(true)}
          className="min-h-11 cursor-pointer self-start text-link text-sm"
        >
          {t("have")}
        </button>
      )}
    </div>
  );
}

function useApplyCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => chooseBonusCode(queryClient, code),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: depositGiftsQuery.queryKey }),
  });
}

/** The code that a link left is applied once, where the address says so (ROUTE-10). */
function useAutoApply(autoApply: boolean, apply: (code: string) => void): void {
  const done = useRef(false);
  useEffect(() => {
    const code = autoApply && !done.current ? keptDepositCode(tabStore) : null;
    done.current = true;
    if (code) apply(code);
  }, [autoApply, apply]);
}

function CodeField({ apply }: { readonly apply: ReturnType<typeof useApplyCode> }) {
  const t = useTranslations("cashbox.promo");
  const errorText = useErrorText();
  const [code, setCode] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // It appears in the place of the button that was pressed.
  useEffect(() => field.current?.focus(), []);
  const send = () => {
    if (code.trim() !== "") apply.mutate(code.trim());
  };
  return (
    <div className="flex items-start gap-2">
      <Field
        className="grow"
        label={t("label")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Enter here means the code, not the deposit around it.
          event.preventDefault();
          send();
        }}
        error={apply.isError ? errorText(apply.error) : null}
        ref={field}
      />
      <Button className="mt-7 min-h-12!" busy={apply.isPending} onClick={send}>
        {t("apply")}
      </Button>
    </div>
  );
}
