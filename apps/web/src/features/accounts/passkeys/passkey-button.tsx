import { Button } from "@houselight/ui/button";
import { useHydrated } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { RefusedError } from "../../../api/errors.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { useErrorText } from "../../../i18n/error-text.ts";
import { canUsePasskeys, signInByPasskey, stopAsking } from "./use-passkey-sign-in.ts";

/**
 * Signs in by a passkey: by a press, or by choosing one that the browser offers in the field of the
 * e-mail, where it does. An account that is open for withdrawals alone asks for the passkey again.
 */
export function PasskeyButton({
  onSignedIn,
}: {
  readonly onSignedIn: (withdrawalsOnly: boolean) => Promise<void>;
}) {
  const t = useTranslations("auth");
  const errorText = useErrorText();
  const isOffered = useHydrated() && canUsePasskeys();
  const [busy, setBusy] = useState(false);
  const [restricted, setRestricted] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const enter = async (fromField: boolean, stillWanted: () => boolean) => {
    try {
      if (await signInByPasskey({ fromField, withdrawalsOnly: restricted, stillWanted }))
        await onSignedIn(restricted);
    } catch (error) {
      setRestricted(error instanceof RefusedError && error.has("account_restricted"));
      setFault(errorText(error));
    }
  };
  const latest = useRef(enter);
  useEffect(() => {
    latest.current = enter;
  });

  useEffect(() => {
    if (!isOffered) return;
    // The question waits as long as the form is there.
    let wanted = true;
    void latest.current(true, () => wanted);
    return () => {
      wanted = false;
      void stopAsking();
    };
  }, [isOffered]);

  if (!isOffered) return null;
  const press = async () => {
    setBusy(true);
    setFault(null);
    await enter(false, () => true);
    setBusy(false);
  };
  return (
    <>
      {fault ? <FormAlert text={fault} /> : null}
      <Button wide size="large" busy={busy} onClick={() => void press()}>
        {t(restricted ? "logInToWithdraw" : "usePasskey")}
      </Button>
    </>
  );
}
