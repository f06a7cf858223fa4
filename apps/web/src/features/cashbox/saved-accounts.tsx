import { type PaymentProfileView, removePaymentProfile } from "@houselight/contracts/cashbox";
import { Button, buttonClass } from "@houselight/ui/button";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import { paymentProfilesQuery } from "../../data/cashbox.ts";
import { useErrorToast } from "../../i18n/page/use-toast.ts";
import { ModalLink } from "../../shell/modal-link.tsx";
import { useMethodName } from "./payment-mark.tsx";

/** Cards, accounts and addresses used before, each to be forgotten. Nothing where there are none. */
export function SavedAccounts() {
  const t = useTranslations("cashbox");
  const { data: profiles = [] } = useQuery(paymentProfilesQuery);
  if (profiles.length === 0) return null;
  return (
    <section aria-label={t("saved")}>
      <div className="flex items-center justify-between gap-4 pb-2">
        <h2 className="text-lg">{t("saved")}</h2>
        {profiles.some((profile) => profile.one_click) ? (
          <ModalLink modal="deposit-fast" replace className={buttonClass()}>
            {t("fast.title")}
          </ModalLink>
        ) : null}
      </div>
      <ul className="divide-y divide-line">
        {profiles.map((profile) => (
          <SavedAccount key={profile.id} profile={profile} />
        ))}
      </ul>
    </section>
  );
}

function SavedAccount({ profile }: { readonly profile: PaymentProfileView }) {
  const t = useTranslations("cashbox");
  const methodName = useMethodName();
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(removePaymentProfile, { params: { id: profile.id } }),
    onError: errorToast,
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentProfilesQuery.queryKey }),
  });
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <p className="min-w-0">
        <span className="block break-all font-semibold">{profile.label}</span>
        <span className="text-dim text-xs">
          {methodName(profile.method)} · {profile.currency}
        </span>
      </p>
      <Button
        kind="bare"
        busy={remove.isPending}
        aria-label={t("forget", { label: profile.label })}
        onClick={() => remove.mutate()}
      >
        {t("promo.remove")}
      </Button>
    </li>
  );
}
