import { confirmEmail } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { isDecided } from "../../../api/errors.ts";
import { refreshPlayer, reloadPlayer, usePlayer } from "../../../data/accounts.ts";
import { useErrorText } from "../../../i18n/error-text.ts";
import type { ModalProps } from "../../../shell/modal-host.tsx";
import {
  EmailIsConfirmed,
  OfferedConfirmation,
  ResendConfirmation,
} from "./resend-confirmation.tsx";
import { EntryDialog } from "./entry-dialog.tsx";

/**
 * Confirms an e-mail by the token of a mail's link (AUTH-22). The script asks for it, not the page:
 * programs that look at the links of a mail use no token up.
 */
export default function ConfirmationDialog({ search }: ModalProps) {
  const t = useTranslations();
  const token = search.confirmation_token;
  return (
    <EntryDialog title={t("auth.confirmTitle")}>
      {token ? <Confirmation token={token} /> : <OfferedConfirmation given={search.email} />}
    </EntryDialog>
  );
}

function Confirmation({ token }: { readonly token: string }) {
  const t = useTranslations("auth");
  const site = useTranslations("site");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const player = usePlayer();
  // A token works once: it is asked about once, whatever is focused or loaded anew meanwhile.
  const { isSuccess, isPending, error, refetch } = useQuery({
    queryKey: ["confirmation", token],
    queryFn: () => call(confirmEmail, { query: { confirmation_token: token } }, { retries: 0 }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    if (isSuccess && player?.confirmed_at === null)
      void refreshPlayer(queryClient).catch(() => undefined);
  }, [isSuccess, player, queryClient]);
  const isRefused = isDecided(error);
  useEffect(() => {
    // It may have been used up by an attempt whose answer was lost.
    if (isRefused) void reloadPlayer(queryClient).catch(() => undefined);
  }, [isRefused, queryClient]);
  // The link of somebody who has confirmed already, opened once more.
  const isDone = isSuccess || (!isPending && Boolean(player?.confirmed_at));
  if (isPending) return <p role="status">{t("confirmWorking")}</p>;
  if (isDone) return <EmailIsConfirmed />;
  if (!isRefused)
    return (
      <div className="flex flex-col gap-5">
        <p role="alert">{errorText(error)}</p>
        <Button kind="action" size="large" wide onClick={() => void refetch()}>
          {site("retry")}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      <p role="alert">{errorText(error)}</p>
      <p>{t("resendText")}</p>
      <ResendConfirmation />
    </div>
  );
}
