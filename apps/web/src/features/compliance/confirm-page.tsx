import { confirmUserLimit } from "@houselight/contracts/compliance";
import { Button, buttonClass } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import { isDecided } from "../../api/errors.ts";
import { usePlayer } from "../../data/accounts.ts";
import { limitsQuery } from "../../data/compliance.ts";
import { useErrorText } from "../../i18n/error-text.ts";
import { ModalLink } from "../../shell/modal-link.tsx";
import { useLimitName } from "../../i18n/use-limit-name.ts";
import { Link } from "../../shell/links/anchor/link.tsx";

/**
 * Confirms the change of a limit by the mailed link, for who is signed in and who is not (ROUTE-17).
 * It waits for a press: programs that look through mail open links too. Where no answer came, the same press
 * is there again: confirmed twice, a change is made once.
 */
export function LimitConfirmPage({ token }: { readonly token: string | undefined }) {
  const t = useTranslations("limits.confirm");
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: (asked: string) => call(confirmUserLimit, { body: { token: asked } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: limitsQuery.queryKey }),
  });
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <h1 className="text-2xl">{t("title")}</h1>
      <div aria-live="polite" className="mt-4 rounded-tile bg-surface-1 p-5 text-md">
        <Outcome token={token} confirm={confirm} />
      </div>
      {token && !confirm.data && !isDecided(confirm.error) ? (
        <p className="mt-6">
          <Button
            kind="action"
            size="large"
            busy={confirm.isPending}
            onClick={() => confirm.mutate(token)}
          >
            {t("press")}
          </Button>
        </p>
      ) : (
        <NextStep />
      )}
    </div>
  );
}

type Confirming = Pick<ReturnType<typeof useMutation<Confirmed, Error, string>>, "data" | "error">;
type Confirmed = Awaited<ReturnType<typeof call<typeof confirmUserLimit>>>;

function Outcome({
  token,
  confirm: { data, error },
}: {
  readonly token: string | undefined;
  readonly confirm: Confirming;
}) {
  const t = useTranslations("limits.confirm");
  const errorText = useErrorText();
  const nameOf = useLimitName();
  if (!token) return <p>{t("noToken")}</p>;
  if (error)
    return (
      <>
        <p className="font-semibold">{t("failed")}</p>
        <p className="mt-1 text-dim">{errorText(error)}</p>
      </>
    );
  if (!data) return <p>{t("ask")}</p>;
  if (data.type === "selfexclusion") return <p>{t("lifted")}</p>;
  const name = nameOf(data);
  return <p>{data.kind === "removal" ? t("removed", { name }) : t("changed", { name })}</p>;
}

function NextStep() {
  const t = useTranslations();
  const player = usePlayer();
  return (
    <p className="mt-6">
      {player ? (
        <Link to="/profile/limits" className={buttonClass({ kind: "action" })}>
          {t("limits.confirm.toLimits")}
        </Link>
      ) : (
        <ModalLink
          modal="login"
          query={{ redirect: "/profile/limits" }}
          className={buttonClass({ kind: "action" })}
        >
          {t("nav.logIn")}
        </ModalLink>
      )}
    </p>
  );
}
