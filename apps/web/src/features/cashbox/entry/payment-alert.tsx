import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { RefusedError } from "../../../api/errors.ts";
import { leadsTo } from "../../../forms/leads-to.ts";
import { useErrorText } from "../../../i18n/error-text.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Refusals that the page of the verification leads out of. */
const LEADS_ON = ["verification_required", "questionnaire_due"] as const;

/** Says why a payment was not taken; the focus goes there, for the button may be far from it. */
export function PaymentAlert({ error }: { readonly error: unknown }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);
  const modal = leadsTo(error);
  const short = error instanceof RefusedError && error.has("not_enough_money");
  return (
    <div role="alert" tabIndex={-1} ref={alert} className="rounded-control empty:-mb-6">
      {error ? (
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-control border border-brick-text bg-surface-2 px-4 py-3 text-sm">
          {short ? t("errors.not_enough_money") : errorText(error)}
          {LEADS_ON.some((code) => error instanceof RefusedError && error.has(code)) ? (
            <Link to="/profile/verification" className="text-link">
              {t("verification.leadsHere")}
            </Link>
          ) : null}
          {modal ? (
            <ModalLink modal={modal} className="text-link">
              {t(`leadsTo.${modal}`)}
            </ModalLink>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
