import { confirmEmailChange } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { reloadPlayer } from "../../../data/accounts.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { useErrorText } from "../../../i18n/error-text.ts";

/** Confirms a new e-mail by the link of its mail: by a press, because programs follow links too. */
export function EmailConfirmPage({ token }: { readonly token: string | undefined }) {
  const t = useTranslations("contact");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => call(confirmEmailChange, { body: { token: token ?? "" } }),
    // Whoever is signed in here sees the new address.
    onSuccess: () => void reloadPlayer(queryClient).catch(() => undefined),
  });
  return (
    <div className="page flex max-w-3xl flex-col items-start gap-5 pt-8 md:pt-10">
      <h1 className="text-2xl">{t("confirmTitle")}</h1>
      {confirm.data ? (
        <p role="status" className="break-all text-md">
          {t("confirmed", { email: confirm.data.email })}
        </p>
      ) : token ? (
        <>
          <p className="text-dim text-md">{t("confirmText")}</p>
          <FormAlert text={confirm.isError ? errorText(confirm.error) : null} />
          <Button kind="action" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {t("confirm")}
          </Button>
        </>
      ) : (
        <p className="text-md">{t("noToken")}</p>
      )}
    </div>
  );
}
