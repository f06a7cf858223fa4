import { isoBirthDate, type registerPlayer } from "@houselight/contracts/accounts";
import { shownSignUpFields } from "@houselight/contracts/configuration";
import type { EndpointInput } from "@houselight/contracts/endpoint";
import { type SubmitEvent, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useLocale } from "use-intl/react";
import { RefusedError } from "../../../api/errors.ts";
import { houseNow } from "../../../api/sending/house-time.ts";
import { useClientContext } from "../../../data/configuration.ts";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import { ruleResolver } from "../../../forms/rule-errors.ts";
import { useFormErrors } from "../../../forms/use-form-errors.ts";
import { deviceField } from "../landing/device-id.ts";
import { useLeftRegistration, withLeft } from "./left-registration.ts";
import {
  detailsOf,
  emptyRegistration,
  judgeRegistration,
  type RegistrationValues,
} from "./registration-rules.ts";
import { type RegistrationField, registrationSteps } from "./registration-steps.ts";
import { useSteps } from "./use-steps.ts";

const FIELDS = Object.keys(emptyRegistration({ email: "", country: null })) as RegistrationField[];

/** Body of a registration. */
type RegistrationForm = EndpointInput<typeof registerPlayer>["body"]["user"];

/**
 * Makes the form of a registration: the fields that the licence asks for in the chosen country, in
 * steps where they are many.
 */
export function useRegistration({
  email,
  withPassword,
  send,
}: {
  readonly email: string;
  readonly withPassword: boolean;
  send(user: RegistrationForm): Promise<void>;
}) {
  const locale = useLocale();
  const { country: visitors, policy } = useClientContext();
  const [today] = useState(() => new Date(houseNow()));
  const terms = { today, policy, withPassword };
  const empty = emptyRegistration({ email, country: visitors });
  const form = useForm<RegistrationValues>({
    resolver: ruleResolver((values) => judgeRegistration(terms, values)),
    defaultValues: withPassword ? withLeft(empty) : empty,
  });
  const noteTaken = useLeftRegistration(form, withPassword);
  const country = useWatch({ control: form.control, name: "country" });
  const asked = shownSignUpFields(policy.sign_up_fields, country || visitors);
  const steps = registrationSteps(asked, withPassword ? ["email", "password"] : []);
  const lead = useSteps(form, steps, terms);
  const failure = useFormErrors<RegistrationValues>("registration", FIELDS, form.setError);
  const report = reportInvalid("registration");
  const finish = form.handleSubmit(
    async (values) => {
      failure.clear();
      try {
        await send({
          ...(detailsOf(policy.sign_up_fields, values) as object),
          email: values.email.trim(),
          password: values.password,
          country: values.country,
          currency: values.currency,
          date_of_birth: isoBirthDate(values.date_of_birth) ?? "",
          terms_acceptance: true,
          ...deviceField(),
          locale,
        });
        noteTaken();
      } catch (error) {
        failure.show(error);
        if (error instanceof RefusedError) lead.showFault(error.fields.map(({ field }) => field));
      }
    },
    (errors) => {
      report(errors);
      lead.showFault(Object.keys(errors));
    },
  );
  const submit = async (event: SubmitEvent): Promise<void> => {
    if (lead.isLast) return finish(event);
    event.preventDefault();
    await lead.goOn();
  };
  return { form, failure, submit, steps, lead };
}
