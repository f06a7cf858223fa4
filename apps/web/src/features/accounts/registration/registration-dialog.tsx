import { registerPlayer } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import type { ModalProps } from "../../../shell/modal-host.tsx";
import { ModalLink, useGo } from "../../../shell/modal-link.tsx";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { useCaptcha } from "../captcha/use-captcha.tsx";
import { OtherWays } from "../entry/other-ways.tsx";
import { ProviderButtons } from "../social/provider-buttons.tsx";
import { followRegistration } from "../landing/own-groups.ts";
import { useSignedIn } from "../entry/use-signed-in.ts";
import { RegistrationFields } from "./registration-fields.tsx";
import { StepHead } from "./step-head.tsx";
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
    >
      <RegistrationForm search={search} />
    </Dialog>
  );
}

function RegistrationForm({ search }: ModalProps) {
  const t = useTranslations("auth");
  const goOn = useSignedIn();
  const captcha = useCaptcha();
  const { form, failure, submit, steps, lead } = useRegistration({
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
  const { isSubmitting } = form.formState;
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
      aria-busy={isSubmitting}
    >
      {steps.length > 1 ? (
        <StepHead index={lead.index} count={steps.length} name={lead.step.name} />
      ) : null}
      <FormAlert text={failure.general} />
      {captcha.progress}
      <RegistrationFields form={form} names={lead.step.fields} />
      <div className="flex gap-3">
        {lead.index > 0 ? (
          <Button size="large" onClick={() => lead.goTo(lead.index - 1)}>
            {t("stepBack")}
          </Button>
        ) : null}
        <Button type="submit" kind="action" size="large" wide busy={isSubmitting}>
          {t(lead.isLast ? "register" : "stepOn")}
        </Button>
      </div>
      {lead.index > 0 ? null : <Elsewhere redirect={search.redirect} />}
    </form>
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
