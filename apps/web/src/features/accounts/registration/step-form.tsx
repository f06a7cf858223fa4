import { Button } from "@houselight/ui/button";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { RegistrationFields } from "./registration-fields.tsx";
import { StepHead } from "./step-head.tsx";
import type { useRegistration } from "./use-registration.ts";

/** Shows the step of a registration that is on, with the ways on and back. */
export function StepForm({
  registration: { form, failure, submit, steps, lead },
  progress = null,
  choice = null,
  children = null,
}: {
  readonly registration: ReturnType<typeof useRegistration>;
  /** Stands above the fields while something is under way. */
  readonly progress?: ReactNode;
  /** Stands above the button that sends all. */
  readonly choice?: ReactNode;
  /** Stands at the foot of the first step. */
  readonly children?: ReactNode;
}) {
  const t = useTranslations("auth");
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
      {progress}
      <RegistrationFields form={form} names={lead.step.fields} />
      {lead.isLast ? choice : null}
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
      {lead.index > 0 ? null : children}
    </form>
  );
}
