import type { FormComponent } from "@houselight/contracts/tracking";
import { useCallback, useState } from "react";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { RefusedError } from "../api/errors.ts";
import { useErrorText, useRefusalText } from "../i18n/error-text.ts";
import { reportRefused } from "./report-broken-rules.ts";

/**
 * Puts the server's refusals on the fields they name (AUTH-09); what names none, or a field that
 * the form lacks, is shown above the form. A rule of the server that the form let pass is reported.
 */
export function useFormErrors<Values extends FieldValues>(
  component: FormComponent,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
) {
  const refusalText = useRefusalText();
  const errorText = useErrorText();
  const [general, setGeneral] = useState<string | null>(null);

  const show = useCallback(
    (error: unknown) => {
      const refusals = error instanceof RefusedError ? error.fields : [];
      reportRefused(component, refusals);
      const placed = refusals.filter(({ field }) => fields.includes(field as Path<Values>));
      placed.forEach((refused, index) => {
        setError(
          refused.field as Path<Values>,
          { type: "server", message: refusalText(refused) },
          { shouldFocus: index === 0 },
        );
      });
      const rest = refusals.find((refused) => !placed.includes(refused));
      if (rest) setGeneral(refusalText(rest));
      else setGeneral(placed.length > 0 ? null : errorText(error));
    },
    [component, fields, setError, refusalText, errorText],
  );
  return { general, clear: useCallback(() => setGeneral(null), []), show };
}
