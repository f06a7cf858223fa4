import { type PaymentView, recallPayment } from "@houselight/contracts/cashbox";
import { showToast } from "@houselight/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { accountsQuery } from "../../../data/wallet.ts";
import { PAYMENTS_KEY, paymentQuery } from "../../../data/cashbox.ts";
import { readPayment } from "../../../data/read-payment.ts";
import { useErrorText } from "../../../i18n/error-text.ts";

/** Takes a withdrawal back; pressing again is harmless (CASHBOX-03). */
export function useRecall({ id }: PaymentView) {
  const t = useTranslations("cashbox");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(recallPayment, { params: { id } }),
    onSuccess: (payment) => {
      queryClient.setQueryData(paymentQuery(id).queryKey, readPayment(payment));
      showToast(t("recalledToast"), "success");
      void queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey });
    },
    onError: (error) => showToast(errorText(error), "error"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY }),
  });
}
