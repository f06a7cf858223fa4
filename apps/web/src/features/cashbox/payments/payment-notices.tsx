import { showToast } from "@houselight/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { browserStore } from "../../../api/kept/kept-store.ts";
import { houseNow } from "../../../api/sending/house-time.ts";
import { latestPaymentsQuery, paymentQuery } from "../../../data/cashbox.ts";
import { useUnitMoney } from "../../../i18n/use-money.ts";
import { onCardNotice } from "./card-notices.ts";
import { canceledNews, isPaidOtherwise, markShown, readShown } from "./canceled-deposit.ts";

/** Tells a player what became of payments while they were elsewhere (CASHBOX-10, CASHBOX-11). */
export default function PaymentNotices() {
  useCanceledDeposits();
  useCardNotices();
  return null;
}

function useCanceledDeposits(): void {
  const t = useTranslations("cashbox");
  const money = useUnitMoney();
  const { data } = useQuery(latestPaymentsQuery);
  useEffect(() => {
    const news = canceledNews(data ?? [], readShown(browserStore), houseNow());
    if (news.length === 0) return;
    markShown(
      browserStore,
      news.map(({ id }) => id),
    );
    for (const payment of news) {
      const key = isPaidOtherwise(payment) ? "otherAmountToast" : "canceledToast";
      showToast(t(key, { amount: money(payment.amount_cents, payment.currency) }), "warning");
    }
  }, [data, t, money]);
}

const CARD_TONES = { challenge: "info", passed: "success", failed: "error" } as const;

function useCardNotices(): void {
  const t = useTranslations("cashbox.cardSteps");
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onCardNotice(({ payment_id, status }) => {
        showToast(t(status), CARD_TONES[status]);
        void queryClient.invalidateQueries({ queryKey: paymentQuery(payment_id).queryKey });
      }),
    [queryClient, t],
  );
}
