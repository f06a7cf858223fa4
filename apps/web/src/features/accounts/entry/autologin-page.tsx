import { signInByLink } from "@houselight/contracts/accounts";
import { Button, buttonClass } from "@houselight/ui/button";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { RefusedError } from "../../../api/errors.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { useErrorText } from "../../../i18n/error-text.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { deviceField } from "../landing/device-id.ts";
import { ProofForm } from "../security/proof-form.tsx";
import { useSignedIn } from "./use-signed-in.ts";

type Stage = "rest" | "code" | "restricted" | "over";

/** Signs in by the link of a mail: by a press, because programs that look for harm in mails follow links too. */
export function AutologinPage({ token }: { readonly token: string | undefined }) {
  const t = useTranslations("autologin");
  return (
    <div className="page flex max-w-3xl flex-col items-start gap-5 pt-8 md:pt-10">
      <h1 className="text-2xl">{t("title")}</h1>
      {token ? <ByLink token={token} /> : <AskAnew text={t("noToken")} />}
    </div>
  );
}

function ByLink({ token }: { readonly token: string }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const goOn = useSignedIn();
  const [stage, setStage] = useState<Stage>("rest");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  /** Refuses once more what the stage does not answer. */
  const send = async (otp_attempt: string, withdrawals_only: boolean): Promise<void> => {
    const code = otp_attempt ? { otp_attempt } : {};
    const user = { autologin_token: token, ...deviceField(), ...code, withdrawals_only };
    try {
      await call(signInByLink, { body: { user } });
    } catch (error) {
      const next = stageAfter(error);
      if (next === null) throw error;
      setStage(next);
      return;
    }
    // There a password is chosen.
    await goOn("/profile/security", { withdrawalsOnly: withdrawals_only });
  };
  const press = async (withdrawalsOnly: boolean) => {
    setBusy(true);
    setFault(null);
    await send("", withdrawalsOnly).catch((error: unknown) => setFault(errorText(error)));
    setBusy(false);
  };
  if (stage === "over") return <AskAnew text={t("refusals.autologin_token_invalid")} />;
  const isRestricted = stage === "restricted";
  return (
    <>
      <p className="text-dim text-md">{t(stage === "code" ? "auth.codeText" : "autologin.text")}</p>
      <FormAlert text={isRestricted ? t("refusals.account_restricted") : fault} />
      {stage === "code" ? (
        <ProofForm
          asks={["code"]}
          action={t("auth.logIn")}
          codeHint={t("auth.codeHint")}
          onCancel={() => setStage("rest")}
          onSend={({ otp_attempt }) => send(otp_attempt, false)}
        />
      ) : (
        <Button kind="action" size="large" busy={busy} onClick={() => void press(isRestricted)}>
          {t(isRestricted ? "auth.logInToWithdraw" : "auth.logIn")}
        </Button>
      )}
    </>
  );
}

/** Returns what a refusal leads to; null for one that is shown where it was met. */
function stageAfter(error: unknown): Stage | null {
  if (!(error instanceof RefusedError)) return null;
  if (error.has("otp_required")) return "code";
  if (error.has("account_restricted")) return "restricted";
  return error.has("autologin_token_invalid") ? "over" : null;
}

function AskAnew({ text }: { readonly text: string }) {
  const t = useTranslations("autologin");
  return (
    <>
      <p role="status" className="text-md">
        {text}
      </p>
      <ModalLink modal="remind" className={buttonClass({ kind: "action" })}>
        {t("askAnew")}
      </ModalLink>
    </>
  );
}
