import { visitProvider } from "@houselight/contracts/verification";
import { Button } from "@houselight/ui/button";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import { FormAlert } from "../../forms/form-alert.tsx";
import { useShownAgain } from "../../forms/use-shown-again.ts";
import { useErrorText } from "../../i18n/error-text.ts";

/** Leads to the page of the provider of identity checks, the other way to be verified. */
export function ProviderVisit() {
  const t = useTranslations("verification.documents");
  const errorText = useErrorText();
  const visit = useMutation({
    mutationFn: () => call(visitProvider, {}, { retries: 0 }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  useShownAgain(visit.reset);
  return (
    <div className="mt-5 flex flex-col gap-4 border-line border-t pt-5">
      <FormAlert text={visit.error ? errorText(visit.error) : null} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button busy={visit.isPending || visit.isSuccess} onClick={() => visit.mutate()}>
          {t("visit")}
        </Button>
        <p className="basis-60 grow text-dim text-sm">{t("visitHint")}</p>
      </div>
    </div>
  );
}
