import {
  CLOSURE_REASONS,
  type ClosureReason,
  closeAccount,
  eraseData,
} from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { Select } from "@houselight/ui/select";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { closureQuery, forgetPlayer } from "../../../data/accounts.ts";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { type Proof, ProofForm } from "../security/proof-form.tsx";
import { useToast } from "../../../i18n/page/use-toast.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Lets a player close the account, and have the data of a closed one erased. */
export function ClosureParts() {
  const t = useTranslations();
  const { data, isError, refetch } = useQuery(closureQuery);
  if (isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p>{t("leaving.failed")}</p>
        <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
      </div>
    );
  if (!data) return null;
  return (
    <>
      <ClosePart closedAt={data.closed_at} />
      {data.closed_at ? <ErasePart /> : null}
    </>
  );
}

function ClosePart({ closedAt }: { readonly closedAt: string | null }) {
  const t = useTranslations("leaving");
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<ClosureReason>("other");
  const [comment, setComment] = useState("");
  const send = async ({ current_password }: Proof) => {
    const closure = await call(closeAccount, { body: { current_password, reason, comment } });
    queryClient.setQueryData(closureQuery.queryKey, closure);
    setOpen(false);
    toast((say) => say("leaving.closed"), "success");
  };
  return (
    <section className="rounded-tile bg-surface-1 p-5">
      <h2 className="text-lg">{t("closeTitle")}</h2>
      {closedAt ? (
        <p className="mt-2 text-sm">
          {t.rich("closedSince", { time: () => <LocalTime iso={closedAt} /> })}
        </p>
      ) : (
        <>
          <p className="mt-2 text-dim text-sm">{t("closeText")}</p>
          {isOpen ? (
            <div className="mt-4">
              <ProofForm
                asks={["password"]}
                component="profile"
                action={t("closeNow")}
                kind="danger"
                onSend={send}
                onCancel={() => setOpen(false)}
              >
                <Select
                  label={t("reason")}
                  value={reason}
                  onChange={({ target }) => setReason(target.value as ClosureReason)}
                >
                  {CLOSURE_REASONS.map((one) => (
                    <option key={one} value={one}>
                      {t(`reasons.${one}`)}
                    </option>
                  ))}
                </Select>
                {reason === "too_much_play" ? (
                  <p className="text-sm">
                    {t.rich("tooMuch", {
                      limits: (text) => (
                        <Link to="/profile/limits" className="text-link">
                          {text}
                        </Link>
                      ),
                    })}
                  </p>
                ) : null}
                <Field
                  label={t("comment")}
                  value={comment}
                  maxLength={500}
                  onChange={({ target }) => setComment(target.value)}
                />
              </ProofForm>
            </div>
          ) : (
            <Button className="mt-4" onClick={() => setOpen(true)}>
              {t("close")}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function ErasePart() {
  const t = useTranslations("leaving");
  const toast = useToast();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const send = async ({ current_password }: Proof) => {
    await call(eraseData, { body: { current_password } });
    forgetPlayer(queryClient);
    await router.navigate({ to: "/" });
    await router.invalidate();
    toast((say) => say("leaving.erased"), "success");
  };
  return (
    <section className="rounded-tile bg-surface-1 p-5">
      <h2 className="text-lg">{t("eraseTitle")}</h2>
      <p className="mt-2 text-dim text-sm">{t("eraseText")}</p>
      {isOpen ? (
        <div className="mt-4">
          <ProofForm
            asks={["password"]}
            component="profile"
            action={t("eraseNow")}
            kind="danger"
            onSend={send}
            onCancel={() => setOpen(false)}
          />
        </div>
      ) : (
        <Button className="mt-4" onClick={() => setOpen(true)}>
          {t("erase")}
        </Button>
      )}
    </section>
  );
}
