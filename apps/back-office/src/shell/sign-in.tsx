import { operatorSignIn } from "@houselight/contracts/staff";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { RefusedError } from "../api/errors.ts";
import { call } from "../api/call.ts";
import { rememberOperator } from "../data/operator.ts";
import { useWords } from "../i18n/use-words.ts";
import { Form, type FormValues } from "../parts/form/form.tsx";
import { PasswordInput, TextInput } from "../parts/form/inputs.tsx";
import { Mark } from "./mark.tsx";
import { solveCaptcha } from "./solve-captcha.ts";

/** Refusals after which the code of the second step is asked for. */
const CODE_REFUSALS = ["second_step_required", "otp_wrong", "otp_locked"] as const;

/** Tries to sign in; where the house asks for a captcha first, it is solved and sent along. */
async function signInWith({ email = "", password = "", code }: FormValues) {
  const body = { email, password, ...(code ? { code } : {}) };
  try {
    return await call(operatorSignIn, { body });
  } catch (error) {
    if (!(error instanceof RefusedError) || !error.has("captcha_required")) throw error;
    const captcha = await solveCaptcha(email);
    return call(operatorSignIn, { body: { ...body, captcha } });
  }
}

interface SignInProps {
  /** E-mail of the operator whose desk waits behind it; null where none does. */
  readonly deskOf: string | null;
}

/** Signs an operator in; the address that was asked for opens afterwards. */
export function SignIn({ deskOf }: SignInProps) {
  const t = useWords("shell");
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [asksCode, setAsksCode] = useState(false);
  const send = async (values: FormValues) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const operator = await signInWith(values);
      await rememberOperator(queries, operator, operator.email === deskOf);
    } catch (fault) {
      if (fault instanceof RefusedError && CODE_REFUSALS.some((code) => fault.has(code)))
        setAsksCode(true);
      setError(fault);
    } finally {
      setBusy(false);
    }
  };
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-sm rounded-tile border border-line bg-surface-1 p-6 shadow-paper sm:p-8">
        <h1 className="mb-6 flex items-center gap-3 font-bold text-xl">
          <Mark />
          {t("signInTitle")}
        </h1>
        <Form submit={t("signIn")} busy={busy} error={error} wide onSubmit={send}>
          <TextInput
            name="email"
            type="email"
            label={t("email")}
            autoComplete="username"
            required
          />
          <PasswordInput
            name="password"
            label={t("password")}
            autoComplete="current-password"
            required
          />
          {asksCode ? (
            <TextInput
              name="code"
              label={t("code")}
              hint={t("codeHint")}
              autoComplete="one-time-code"
              required
            />
          ) : null}
        </Form>
      </div>
    </main>
  );
}
