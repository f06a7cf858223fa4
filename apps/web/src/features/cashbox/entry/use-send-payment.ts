import type { PaymentView } from "@houselight/contracts/cashbox";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tabStore } from "../../../api/kept/kept-store.ts";
import {
  type DraftPlace,
  draftId,
  endDraft,
  forgetDraft,
} from "../../../api/kept/request-draft.ts";
import { newId } from "../../../api/new-id.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { useShownAgain } from "../../../forms/use-shown-again.ts";
import { useGo } from "../../../shell/modal-link.tsx";
import { pageBelow } from "../../../shell/page-below.ts";
import { keepDepositOrigin } from "../payments/deposit-origin.ts";
import { PAYMENTS_KEY } from "../../../data/cashbox.ts";

/**
 * Sends a payment under one id, then leads on: to the provider's page where there is one and
 * nothing to do here, else to the payment. `what` names all that makes it this payment.
 */
export function useSendPayment<Input extends { readonly what: string }>(
  kind: DraftPlace["kind"],
  send: (id: string, input: Input) => Promise<PaymentView>,
) {
  const queryClient = useQueryClient();
  const { openModal } = useGo();
  const place = { kind, playerId: usePlayer()?.id ?? null };
  const sending = useMutation({
    // What was typed, a password too, is not kept beyond the form.
    gcTime: 0,
    mutationFn: (input: Input) => send(draftId(tabStore, place, input.what, newId), input),
    onSuccess: async (payment) => {
      forgetDraft(tabStore, place);
      if (payment.redirect_url && !payment.instructions && payment.state === "pending") {
        if (kind === "deposit") keepDepositOrigin(tabStore, payment.id, pageBelow());
        window.location.assign(payment.redirect_url);
        return;
      }
      void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY });
      await openModal("cashbox", { payment: payment.id }, true);
    },
    onError: (error) => endDraft(tabStore, place, error),
  });
  // Whoever comes back from the provider's page finds the form as it was left, on its way there.
  useShownAgain(sending.reset);
  return sending;
}
