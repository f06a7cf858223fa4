import type { CashOutView } from "@houselight/contracts/sportsbook";
import { Button } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { RefusedError } from "../../../api/errors.ts";
import {
  cashOutSportsBet,
  reloadSportsBets,
} from "../../../data/engagement/sportsbook/bets/bets.ts";
import { useErrorText } from "../../../i18n/error-text.ts";
import { useMoney } from "../../../i18n/use-money.ts";

/** Refusals after which the offer that stands now can be taken. */
const ASK_AGAIN = ["cash_out_changed", "cash_out_expired"];

/** Ends a bet for exactly the amount on its button; says when that holds no more. */
export function CashOut({
  betId,
  currency,
  offer,
}: {
  readonly betId: string;
  readonly currency: string;
  readonly offer: CashOutView | null;
}) {
  const t = useTranslations("sportsbook.cashOut");
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const money = useMoney();
  const ending = useMutation({
    mutationFn: (taken: CashOutView) => cashOutSportsBet(queryClient, taken),
    onError: () => reloadSportsBets(queryClient),
  });
  const { error } = ending;
  const isChanged =
    error instanceof RefusedError && ASK_AGAIN.some((code) => error.has(code)) && offer !== null;
  return (
    <div data-cash-out={betId} className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <p role="status" className="text-pretty text-amber text-sm empty:hidden">
        {error ? (isChanged ? t("changed") : errorText(error)) : null}
      </p>
      {offer ? (
        <Button busy={ending.isPending} onClick={() => ending.mutate(offer)}>
          <span className="money">
            {t("take", { amount: money(offer.amount_cents, currency) })}
          </span>
        </Button>
      ) : (
        <p className="text-dim text-xs">{t("none")}</p>
      )}
    </div>
  );
}
