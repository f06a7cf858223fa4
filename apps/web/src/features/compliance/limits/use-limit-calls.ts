import {
  createUserLimit,
  removeUserLimit,
  type UserLimitView,
} from "@houselight/contracts/compliance";
import { showToast } from "@houselight/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { applyLimit, limitsQuery } from "../../../data/compliance.ts";
import { useErrorToast } from "../../../i18n/page/use-toast.ts";

/** Asks for a limit to be removed, or for a self-exclusion that is over to be lifted. */
export function useRemoveLimit() {
  const t = useTranslations("limits");
  return useLimitCall(
    ({ id }: UserLimitView) => call(removeUserLimit, { params: { id } }),
    t("asked"),
  );
}

/** Sets a limit to what it is: whatever waits for it ends. */
export function useKeepLimit() {
  const t = useTranslations("limits");
  return useLimitCall(
    ({ type, period, accounts, minutes }: UserLimitView) =>
      call(createUserLimit, {
        body: {
          type,
          period,
          ...(minutes === null
            ? {
                accounts: accounts.map(({ currency, amount_cents }) => ({
                  currency,
                  amount_cents,
                })),
              }
            : { minutes }),
        },
      }),
    t("kept"),
  );
}

function useLimitCall(send: (limit: UserLimitView) => Promise<UserLimitView>, done: string) {
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (limit) => {
      applyLimit(queryClient, limit);
      showToast(done, "success");
    },
    onError: (error) => {
      errorToast(error);
      void queryClient.invalidateQueries({ queryKey: limitsQuery.queryKey });
    },
  });
}
