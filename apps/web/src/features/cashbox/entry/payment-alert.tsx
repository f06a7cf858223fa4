import { useTranslations } from "use-intl/react";
import { RefusedError } from "../../../api/errors.ts";
import { useErrorText } from "../../../i18n/error-text.ts";

/** Why a payment was not taken; read out as it appears. */
export function PaymentAlert({ error }: { readonly error: unknown }) {
  const t = useTranslations("errors");
  const errorText = useErrorText();
  const short = error instanceof RefusedError && error.has("not_enough_money");
  return (
    <div role="alert" className="empty:-mb-6">
      {error ? (
        <p className="rounded-control border border-brick-text bg-surface-2 px-4 py-3 text-sm">
          {short ? t("not_enough_money") : errorText(error)}
        </p>
      ) : null}
    </div>
  );
}
