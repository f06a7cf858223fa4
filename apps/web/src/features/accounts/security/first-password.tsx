import { remindPassword } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { useErrorText } from "../../../i18n/error-text.ts";
import { useCaptcha } from "../../../forms/captcha/use-captcha.tsx";

/** Sends the link for a first password to a player who came by a provider. */
export function FirstPassword({ email }: { readonly email: string }) {
  const t = useTranslations("security");
  const tAuth = useTranslations("auth");
  const errorText = useErrorText();
  const captcha = useCaptcha();
  const [stage, setStage] = useState<"rest" | "sending" | "sent">("rest");
  const [fault, setFault] = useState<string | null>(null);
  if (stage === "sent") return <p role="status">{tAuth("remindSent", { email })}</p>;
  const send = async () => {
    setStage("sending");
    setFault(null);
    try {
      await captcha.send(email, (answer) =>
        call(remindPassword, { body: { user: answer ? { email, captcha: answer } : { email } } }),
      );
      setStage("sent");
    } catch (error) {
      setFault(errorText(error));
      setStage("rest");
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="text-dim text-sm">{t("noPasswordText")}</p>
      <FormAlert text={fault} />
      {captcha.progress}
      <Button className="self-start" busy={stage === "sending"} onClick={() => void send()}>
        {tAuth("remindSend")}
      </Button>
    </div>
  );
}
