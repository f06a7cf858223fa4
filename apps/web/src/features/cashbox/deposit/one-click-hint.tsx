import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { paymentProfilesQuery } from "../../../data/cashbox.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";

/** The shorter way for who has saved a card. */
export function OneClickHint({ currency }: { readonly currency: string }) {
  const t = useTranslations("cashbox");
  const { data: profiles = [] } = useQuery(paymentProfilesQuery);
  const saved = profiles.find((profile) => profile.one_click && profile.currency === currency);
  if (!saved) return null;
  return (
    <ModalLink
      modal="deposit-fast"
      replace
      className="flex min-h-11 items-center rounded-control bg-surface-2 px-4 py-2 text-sm hover:bg-line"
    >
      <span>
        {t.rich("fast.hint", {
          label: saved.label,
          b: (text) => <strong className="font-semibold">{text}</strong>,
        })}
      </span>
    </ModalLink>
  );
}
