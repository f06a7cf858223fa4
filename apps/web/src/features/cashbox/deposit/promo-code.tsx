import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import {
  chooseBonusCode,
  depositGiftsQuery,
  dropBonusCode,
  mayHaveGifts,
} from "../../../data/bonuses.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { useErrorText } from "../../../i18n/error-text.ts";
import { useErrorToast } from "../../../i18n/page/use-toast.ts";
import { keptDepositCode } from "../../../shell/links/kept-codes.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";

/** The promo code of the deposit: typed here, brought by a link, or that of a chosen gift. */
export function PromoCode({ autoApply }: { readonly autoApply: boolean }) {
  const t = useTranslations("cashbox.promo");
  const player = usePlayer();
  const [open, setOpen] = useState(false);
  const apply = useApplyCode();
  useAutoApply(autoApply, apply.mutate);
  if (!player) return null;
  const chosen = player.deposit_bonus_code;
  if (chosen) return <ChosenCode code={chosen} />;
  if (!open) {
    return (
      <div className="flex flex-wrap gap-x-6">
        <button
          type="button"
          aria-expanded={false}
          onClick={() => setOpen(true)}
          className="min-h-11 cursor-pointer text-link text-sm"
        >
          {t("have")}
        </button>
        {mayHaveGifts(player) ? (
          <ModalLink
            modal="deposit-bonus"
            replace
            className="inline-flex min-h-11 items-center text-link text-sm"
          >
            {t("gifts")}
          </ModalLink>
        ) : null}
      </div>
    );
  }
  return <CodeField apply={apply} />;
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
    const code = autoApply && !done.current ? keptDepositCode(sessionStorage) : null;
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

function ChosenCode({ code }: { readonly code: string }) {
  const t = useTranslations("cashbox.promo");
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  const { data: gifts } = useQuery(depositGiftsQuery);
  const gift = gifts?.find(({ id }) => id === code);
  const drop = useMutation({
    mutationFn: () => dropBonusCode(queryClient),
    onError: errorToast,
  });
  return (
    <div className="flex min-h-11 items-center gap-4 rounded-control bg-surface-2 py-1 pr-1 pl-4 text-sm">
      <p className="min-w-0 grow break-words">
        {gift ? t("gift", { gift: gift.title }) : t("chosen", { code })}
        {gifts?.length === 0 ? <span className="block text-dim text-xs">{t("noGift")}</span> : null}
      </p>
      <Button kind="bare" busy={drop.isPending} onClick={() => drop.mutate()}>
        {t("remove")}
      </Button>
    </div>
  );
}
