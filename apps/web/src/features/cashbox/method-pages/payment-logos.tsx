import { offeredMethods } from "@houselight/contracts/cashbox";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { PaymentMark, useMethodName } from "../payment-mark.tsx";
import { usePaymentContext } from "../payment-context.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";

/** The ways to pay here; each leads to the cashbox, for a guest by way of registration (SHELL-11). */
export function PaymentLogos() {
  const player = usePlayer();
  const methodName = useMethodName();
  const t = useTranslations("payments");
  const methods = offeredMethods(usePaymentContext());
  if (methods.length === 0) return <p className="text-dim text-sm">{t("none")}</p>;
  return (
    <ul className="grid grid-cols-[repeat(2,auto)] gap-x-6 sm:flex sm:flex-wrap">
      {methods.map((method) => (
        <li key={method.id} className="min-w-0">
          <ModalLink
            modal={player ? "cashbox" : "registration"}
            query={player ? {} : { redirect: "/cashbox" }}
            className="flex min-h-11 items-center gap-2.5 text-dim text-sm hover:text-cream"
          >
            <PaymentMark method={method} />
            <span className="min-w-0 wrap-anywhere">{methodName(method.id)}</span>
          </ModalLink>
        </li>
      ))}
    </ul>
  );
}
