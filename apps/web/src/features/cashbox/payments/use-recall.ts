import { type PaymentView, recallPayment } from "@houselight/contracts/cashbox";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { accountsQuery } from "../../../data/wallet.ts";
import { PAYMENTS_KEY, paymentQuery } from "../../../data/cashbox.ts";
import { readPayment } from "../../../data/money/read-payment.ts";
import { useErrorToast, useToast } from "../../../i18n/page/use-toast.ts";

/** Takes a withdrawal back; pressing again is harmless (CASHBOX-03). */
export function useRecall({ id }: PaymentView) {
  const toast = useToast();
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(recallPayment, { params: { id } }),
    onSuccess: (payment) => {
      queryClient.setQueryData(paymentQuery(id).queryKey, readPayment(payment));
      toast((t) => t("cashbox.recalledToast"), "success");
      void queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey });
    },
    onError: errorToast,
    onSettled: () => queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY }),
  });
}
