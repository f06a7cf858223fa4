import { registerPlayer } from "@houselight/contracts/accounts";
import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import type { ModalProps } from "../../../shell/modal-host.tsx";
import { ModalLink, useGo } from "../../../shell/modal-link.tsx";
import { useCaptcha } from "../../../forms/captcha/use-captcha.tsx";
import { OtherWays } from "../entry/other-ways.tsx";
import { ProviderButtons } from "../social/provider-buttons.tsx";
import { followRegistration } from "../landing/own-groups.ts";
import { useSignedIn } from "../entry/use-signed-in.ts";
import { StepForm } from "./step-form.tsx";
import { useRegistration } from "./use-registration.ts";

export default function RegistrationDialog({ search }: ModalProps) {
  const t = useTranslations();
  const { closeModal } = useGo();
  return (
    <Dialog
      open
      onClose={closeModal}
      title={t("auth.registrationTitle")}
      closeLabel={t("site.close")}
      shape="entry"
    >
      <RegistrationForm search={search} />
    </Dialog>
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
