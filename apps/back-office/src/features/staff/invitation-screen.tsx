import { acceptInvitation } from "@houselight/contracts/staff";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useAction } from "../../api/use-action.ts";
import { rememberOperator } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Form } from "../../parts/form/form.tsx";
import { PasswordInput, TextInput } from "../../parts/form/inputs.tsx";

/** Lets an invited operator choose a password; the token stands behind the hash of the address. */
export default function InvitationScreen() {
  const t = useWords("staff");
  const queries = useQueryClient();
  const router = useRouter();
  const accept = useAction(acceptInvitation);
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-sm rounded-tile border border-line bg-surface-1 p-6 shadow-paper sm:p-8">
        <h1 className="mb-2 font-bold text-xl">{t("welcome")}</h1>
        <p className="mb-6 text-dim">{t("welcomeText")}</p>
        <Form
          submit={t("choosePassword")}
          busy={accept.busy}
          error={accept.error}
          wide
          onSubmit={async ({ code = "", password = "" }) => {
            const token = window.location.hash.slice(1);
            const operator = await accept.run({ body: { token, code, password } });
            if (!operator) return;
            await rememberOperator(queries, operator);
            router.history.replace("/");
          }}
        >
          <TextInput
            name="code"
            label={t("invitationCode")}
            hint={t("invitationCodeHint")}
            autoComplete="off"
            required
          />
          <PasswordInput
            name="password"
            label={t("newPassword")}
            autoComplete="new-password"
            required
          />
        </Form>
      </div>
    </main>
  );
}
