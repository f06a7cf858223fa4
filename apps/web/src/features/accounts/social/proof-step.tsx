import { continueSocialSignIn } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { RefusedError } from "../../../api/errors.ts";
import { useErrorText } from "../../../i18n/error-text.ts";
import { useGo } from "../../../shell/modal-link.tsx";
import { ProofForm } from "../security/proof-form.tsx";
import { useSignedIn } from "../entry/use-signed-in.ts";
import { forgetAnswer } from "./kept-answer.ts";

/** Goes on with a proven sign-in: the second step, or a session for withdrawals alone. */
export function ProofStep({ restricted: begun }: { readonly restricted: boolean }) {
  const t = useTranslations("auth");
  const tRefusals = useTranslations("refusals");
  const errorText = useErrorText();
  const goOn = useSignedIn();
  const { goTo } = useGo();
  const [restricted, setRestricted] = useState(begun);
  const [wantsCode, setWantsCode] = useState(!begun);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (otp_attempt: string, withdrawals_only: boolean) => {
    let redirect: string | null;
    try {
      const code = otp_attempt ? { otp_attempt } : {};
      const body = { user: { ...code, withdrawals_only } };
      ({ redirect } = await call(continueSocialSignIn, { body }));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (error.has("account_restricted")) {
        setRestricted(true);
        setWantsCode(otp_attempt !== "");
        return;
      }
      if (!error.has("otp_required")) throw error;
      setWantsCode(true);
      return;
    }
    forgetAnswer();
    await goOn(redirect ?? "/", { withdrawalsOnly: withdrawals_only });
  };
  const enterToWithdraw = async () => {
    setBusy(true);
    setFault(null);
    await send("", true).catch((error: unknown) => setFault(errorText(error)));
    setBusy(false);
  };
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-xl">{t(wantsCode ? "codeTitle" : "loginTitle")}</h1>
      {restricted ? <p role="alert">{tRefusals("account_restricted")}</p> : null}
      {fault ? <p role="alert">{fault}</p> : null}
      {wantsCode ? (
        <>
          <p>{t("codeText")}</p>
          <ProofForm
            asks={["code"]}
            action={t(restricted ? "logInToWithdraw" : "logIn")}
            codeHint={t("codeHint")}
            onCancel={() => void goTo("/")}
            onSend={({ otp_attempt }) => send(otp_attempt, restricted)}
          />
        </>
      ) : (
        <Button wide busy={busy} onClick={() => void enterToWithdraw()}>
          {t("logInToWithdraw")}
        </Button>
      )}
    </div>
  );
}
