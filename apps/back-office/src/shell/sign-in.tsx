import { operatorSignIn } from "@houselight/contracts/staff";
import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "../api/use-action.ts";
import { rememberOperator } from "../data/operator.ts";
import { useWords } from "../i18n/use-words.ts";
import { Form } from "../parts/form/form.tsx";
import { PasswordInput, TextInput } from "../parts/form/inputs.tsx";
import { Mark } from "./mark.tsx";

/** Signs an operator in; the address that was asked for opens afterwards. */
export function SignIn() {
  const t = useWords("shell");
  const queries = useQueryClient();
  const signIn = useAction(operatorSignIn);
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-sm rounded-tile border border-line bg-surface-1 p-6 shadow-paper sm:p-8">
        <h1 className="mb-6 flex items-center gap-3 font-bold text-xl">
          <Mark />
          {t("signInTitle")}
        </h1>
        <Form
          submit={t("signIn")}
          busy={signIn.busy}
          error={signIn.error}
          wide
          onSubmit={async ({ email = "", password = "" }) => {
            const operator = await signIn.run({ body: { email, password } });
            if (operator) await rememberOperator(queries, operator);
          }}
        >
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
        </Form>
      </div>
    </main>
  );
}
