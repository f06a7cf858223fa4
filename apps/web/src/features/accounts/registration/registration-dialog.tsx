import { registerPlayer } from "@houselight/contracts/accounts";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import type { ModalProps } from "../../../shell/modal-host.tsx";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { useCaptcha } from "../../../forms/captcha/use-captcha.tsx";
import { OtherWays } from "../entry/other-ways.tsx";
import { ProviderButtons } from "../social/provider-buttons.tsx";
import { followRegistration } from "../landing/own-groups.ts";
import { useSignedIn } from "../entry/use-signed-in.ts";
import { StepForm } from "./step-form.tsx";
import { useRegistration } from "./use-registration.ts";
import { EntryDialog } from "../entry/entry-dialog.tsx";

export default function RegistrationDialog({ search }: ModalProps) {
  const t = useTranslations();
  return (
    <EntryDialog title={t("auth.registrationTitle")}>
      <RegistrationForm search={search} />
    </EntryDialog>
  );
}

function RegistrationForm({ search }: ModalProps) {
  const goOn = useSignedIn();
  const captcha = useCaptcha();
  const registration = useRegistration({
    email: search.email ?? "",
    withPassword: true,
    send: async (user) => {
      const { id } = await captcha.send(user.email, (answer) =>
        call(registerPlayer, { body: { user: answer ? { ...user, captcha: answer } : user } }),
      );
      await followRegistration(id);
      await goOn(search.redirect ?? "/");
    },
  });
  return (
    <StepForm registration={registration} progress={captcha.progress}>
      <Elsewhere redirect={search.redirect} />
    </StepForm>
  );
}

/** Other ways in, at the foot of the first step. */
function Elsewhere({ redirect }: { readonly redirect: string | undefined }) {
  const t = useTranslations("auth");
  return (
    <>
      <OtherWays>
        <ProviderButtons redirect={redirect} />
      </OtherWays>
      <p className="text-center text-sm">
        {t("haveAccount")}{" "}
        <ModalLink modal="login" query={redirect ? { redirect } : {}} replace className="text-link">
          {t("logIn")}
        </ModalLink>
      </p>
    </>
  );
}
