import { unsubscribe } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { useErrorText } from "../../../i18n/error-text.ts";

/** Ends advertising by the link of a mail: by a press, because programs follow links too. */
export function UnsubscribePage({ token }: { readonly token: string | undefined }) {
  const t = useTranslations("unsubscribe");
  const errorText = useErrorText();
  const end = useMutation({
    mutationFn: () => call(unsubscribe, { query: { token: token ?? "" } }),
  });
  return (
    <div className="page flex max-w-3xl flex-col items-start gap-5 pt-8 md:pt-10">
      <h1 className="text-2xl">{t("title")}</h1>
      {end.isSuccess ? (
        <p role="status" className="text-md">
          {t("done")}
        </p>
      ) : token ? (
        <>
          <p className="text-dim text-md">{t("text")}</p>
          <FormAlert text={end.isError ? errorText(end.error) : null} />
          <Button kind="action" busy={end.isPending} onClick={() => end.mutate()}>
            {t("action")}
          </Button>
        </>
      ) : (
        <p className="text-md">{t("noToken")}</p>
      )}
    </div>
  );
}
