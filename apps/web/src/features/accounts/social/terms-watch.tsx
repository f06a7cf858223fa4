import { updateAuthDetails } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { authProvidersQuery, refreshPlayer } from "../../../data/accounts.ts";
import { useClientContext } from "../../../data/configuration.ts";
import { useHasModal, usePopupTurn } from "../../../shell/popups/use-popup-turn.ts";
import { InNewTab } from "../in-new-tab.tsx";
import { useErrorText } from "../../../i18n/error-text.ts";

/**
 * Asks a player who has not accepted the terms to do so, in a popup that a press beside it does not
 * close (MODAL-08); of a player who came by a provider they are accepted without a word (AUTH-17).
 */
export default function TermsWatch() {
  const { data } = useQuery(authProvidersQuery);
  const queryClient = useQueryClient();
  const accept = useCallback(async () => {
    await call(updateAuthDetails, { body: { user: { terms_acceptance: true } } });
    await refreshPlayer(queryClient);
  }, [queryClient]);
  const isSocial = data?.some(({ connected }) => connected) ?? false;
  const asked = useRef(false);
  useEffect(() => {
    if (!isSocial || asked.current) return;
    asked.current = true;
    // Tried again with the next page.
    void accept().catch(() => undefined);
  }, [isSocial, accept]);
  const [isLater, setLater] = useState(false);
  const hasModal = useHasModal();
  const isWanted = data !== undefined && !isSocial && !isLater && !hasModal;
  const isShown = usePopupTurn("terms-missing", isWanted);
  return isShown ? <TermsPopup onAccept={accept} onClose={() => setLater(true)} /> : null;
}

function TermsPopup({
  onAccept,
  onClose,
}: {
  readonly onAccept: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const t = useTranslations("termsMissing");
  const tSite = useTranslations("site");
  const errorText = useErrorText();
  const { brand } = useClientContext();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    try {
      await onAccept();
    } catch (error) {
      setFault(errorText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      staysOnOutsidePress
      title={t("title")}
      closeLabel={tSite("close")}
    >
      <div className="flex flex-col gap-5">
        <p>
          {t.rich("text", {
            brand: brand.name,
            terms: (text) => <InNewTab page="terms-and-conditions">{text}</InNewTab>,
          })}
        </p>
        {fault ? <p role="alert">{fault}</p> : null}
        <Button kind="action" size="large" wide busy={busy} onClick={() => void press()}>
          {t("accept")}
        </Button>
        <p className="text-dim text-sm">
          {t.rich("support", {
            email: () => (
              <a className="text-link" href={`mailto:${brand.support_email}`}>
                {brand.support_email}
              </a>
            ),
          })}
        </p>
      </div>
    </Dialog>
  );
}
