import {
  addPasskey,
  beginPasskey,
  deviceName,
  type PasskeyView,
  removePasskey,
  renamePasskey,
} from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { passkeysQuery } from "../../../data/accounts.ts";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { ProofForm } from "../security/proof-form.tsx";
import { NameForm } from "./name-form.tsx";
import { canUsePasskeys } from "./use-passkey-sign-in.ts";
import { useToast } from "../../../i18n/page/use-toast.ts";

/** Lists the player's passkeys, and adds one where this page can. */
export function Passkeys() {
  const t = useTranslations("security.passkeys");
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(passkeysQuery);
  const canAdd = useHydrated() && canUsePasskeys();
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<object | null>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  const usual = deviceName(typeof navigator === "undefined" ? "" : navigator.userAgent);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-dim text-sm">{t("text")}</p>
      {isError ? <p role="alert">{t("failed")}</p> : null}
      {data ? (
        <ul className="flex flex-col gap-4 empty:hidden">
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={reload} />
          ))}
        </ul>
      ) : isError ? null : (
        <Skeleton className="h-11 rounded-control" />
      )}
      {made ? (
        <NameForm
          initial={usual ?? t("usualName")}
          action={t("save")}
          onCancel={() => setMade(null)}
          onSend={async (name) => {
            await call(addPasskey, { body: { name, credential: made as never } });
            setMade(null);
            toast((say) => say("security.passkeys.added"), "success");
            await reload();
          }}
        />
      ) : adding ? (
        <ProofForm
          asks={["password"]}
          action={t("goOn")}
          onCancel={() => setAdding(false)}
          onSend={async ({ current_password }) => {
            const { options } = await call(beginPasskey, { body: { current_password } });
            const credential = await createCredential(options);
            setAdding(false);
            setMade(credential);
          }}
        />
      ) : canAdd ? (
        <Button className="self-start" onClick={() => setAdding(true)}>
          {t("add")}
        </Button>
      ) : (
        <p className="text-dim text-sm">{t("notHere")}</p>
      )}
    </div>
  );
}

/** Lets the browser make a passkey. Returns null when its user did not. */
async function createCredential(options: Record<string, unknown>): Promise<object | null> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch((error: unknown) => {
    if (["NotAllowedError", "AbortError"].includes((error as Error).name)) return null;
    throw error;
  });
}

function PasskeyRow({
  passkey: { id, name, created_at, last_used_at },
  onChanged,
}: {
  readonly passkey: PasskeyView;
  readonly onChanged: () => Promise<void>;
}) {
  const t = useTranslations("security.passkeys");
  const toast = useToast();
  const [stage, setStage] = useState<"rest" | "name" | "remove">("rest");
  const rest = () => setStage("rest");
  return (
    <li className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 grow basis-52">
          <p className="break-words font-semibold">{name}</p>
          <p className="text-dim text-sm">
            {last_used_at
              ? t.rich("used", { time: () => <LocalTime iso={last_used_at} /> })
              : t.rich("since", { time: () => <LocalTime iso={created_at} /> })}
          </p>
        </div>
        {stage === "rest" ? (
          <>
            <Button
              kind="bare"
              aria-label={t("renameOf", { name })}
              onClick={() => setStage("name")}
            >
              {t("rename")}
            </Button>
            <Button aria-label={t("removeOf", { name })} onClick={() => setStage("remove")}>
              {t("remove")}
            </Button>
          </>
        ) : null}
      </div>
      {stage === "name" ? (
        <NameForm
          initial={name}
          action={t("save")}
          onCancel={rest}
          onSend={async (next) => {
            await call(renamePasskey, { params: { id }, body: { name: next } });
            rest();
            await onChanged();
          }}
        />
      ) : null}
      {stage === "remove" ? (
        <ProofForm
          asks={["password"]}
          action={t("remove")}
          kind="danger"
          onCancel={rest}
          onSend={async ({ current_password }) => {
            await call(removePasskey, { params: { id }, body: { current_password } });
            toast((say) => say("security.passkeys.removed"), "success");
            await onChanged();
          }}
        />
      ) : null}
    </li>
  );
}
