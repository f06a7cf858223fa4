import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { RefusedError } from "../../../api/errors.ts";
import { useErrorText } from "../../../i18n/error-text.ts";

/** Why a payment was not taken; the focus goes there, for the button may be far from it. */
export function PaymentAlert({ error }: { readonly error: unknown }) {
  const t = useTranslations("errors");
  const errorText = useErrorText();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);
  const short = error instanceof RefusedError && error.has("not_enough_money");
  return (
    <div role="alert" tabIndex={-1} ref={alert} className="rounded-control empty:-mb-6">
      {error ? (
        <p className="rounded-control border border-brick-text bg-surface-2 px-4 py-3 text-sm">
          {short ? t("not_enough_money") : errorText(error)}
        </p>
      ) : null}
    </div>
  );
}
