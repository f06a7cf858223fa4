import { updateAuthDetails } from "@houselight/contracts/accounts";
import { call } from "../../../api/call.ts";
import { StepForm } from "../registration/step-form.tsx";
import { useRegistration } from "../registration/use-registration.ts";
import { followRegistration } from "../landing/own-groups.ts";
import { useSignedIn } from "../entry/use-signed-in.ts";
import { forgetAnswer } from "./kept-answer.ts";

/** Asks a new player, whom a provider has proven, for what it does not say (AUTH-16). */
export function DetailsForm({
  email,
  redirect,
}: {
  readonly email: string;
  readonly redirect: string;
}) {
  const goOn = useSignedIn();
  const registration = useRegistration({
    email,
    withPassword: false,
    send: async ({ email: _proven, password: _none, captcha: _unasked, ...user }) => {
      const { id } = await call(updateAuthDetails, { body: { user } });
      forgetAnswer();
      await followRegistration(id);
      await goOn(redirect, { isNew: true });
    },
  });
  return <StepForm registration={registration} />;
}
