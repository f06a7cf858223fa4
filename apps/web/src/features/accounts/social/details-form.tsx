import { updateAuthDetails } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { RegistrationFields } from "../registration/registration-fields.tsx";
import { StepHead } from "../registration/step-head.tsx";
import { useRegistration } from "../registration/use-registration.ts";
import { followRegistration } from "../landing/own-groups.ts";
import { useSignedIn } from "../entry/use-signed-in.ts";

/** Asks a new player, whom a provider has proven, for what it does not say (AUTH-16). */
export function DetailsForm({
  email,
  redirect,
}: {
  readonly email: string;
  readonly redirect: string;
}) {
  const t = useTranslations("auth");
  const goOn = useSignedIn();
  const { form, failure, submit, steps, lead } = useRegistration({
    email,
    withPassword: false,
    send: async ({ email: _proven, password: _none, captcha: _unasked, ...user }) => {
      const { id } = await call(updateAuthDetails, { body: { user } });
      await followRegistration(id);
      await goOn(redirect);
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
    </form>
  );
}
