import {
  beginTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
} from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { CopyButton } from "@houselight/ui/copy-button";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { refreshPlayer } from "../../../data/accounts.ts";
import { ProofForm } from "./proof-form.tsx";
import { useToast } from "../../../i18n/page/use-toast.ts";

const QrCode = lazy(() => import("../../../shell/drawings/qr-code.tsx"));

/** The stage of switching it on or off; nothing of it outlives the page. */
type Stage =
  | { readonly at: "rest" | "password" | "off" | "renew" }
  | { readonly at: "scan"; readonly secret: string; readonly uri: string }
  | { readonly at: "codes"; readonly codes: readonly string[] };
const REST: Stage = { at: "rest" };

/** Switches the second step on and off (AUTH-03). */
export function SecondStep({ isOn }: { readonly isOn: boolean }) {
  const t = useTranslations("security");
  const toast = useToast();
  const tAuth = useTranslations("auth");
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<Stage>(REST);
  const cancel = () => setStage(REST);

  if (stage.at === "scan")
    return (
      <div className="flex flex-col gap-5">
        <Secret secret={stage.secret} uri={stage.uri} />
        <ProofForm
          key="scan"
          asks={["code"]}
          action={t("switchOn")}
          onCancel={cancel}
          onSend={async ({ otp_attempt }) => {
            const { recovery_codes } = await call(enableTwoFactor, { body: { otp_attempt } });
            setStage({ at: "codes", codes: recovery_codes });
            await refreshPlayer(queryClient);
          }}
        />
      </div>
    );
  if (stage.at === "codes")
    return (
      <RecoveryCodes
        codes={stage.codes}
        onKept={() => {
          setStage(REST);
          toast((say) => say("security.stepIsOn"), "success");
        }}
      />
    );
  if (stage.at === "password")
    return (
      <ProofForm
        key="password"
        asks={["password"]}
        action={t("setUp")}
        onCancel={cancel}
        onSend={async ({ current_password }) =>
          setStage({ at: "scan", ...(await call(beginTwoFactor, { body: { current_password } })) })
        }
      />
    );
  if (stage.at === "renew")
    return (
      <div className="flex flex-col gap-5">
        <p className="text-dim text-sm">{t("renewText")}</p>
        <ProofForm
          key="renew"
          asks={["password", "code"]}
          action={t("renewCodes")}
          codeHint={tAuth("codeHint")}
          onCancel={cancel}
          onSend={async (proof) => {
            const { recovery_codes } = await call(renewRecoveryCodes, { body: proof });
            setStage({ at: "codes", codes: recovery_codes });
          }}
        />
      </div>
    );
  if (stage.at === "off")
    return (
      <ProofForm
        key="off"
        asks={["password", "code"]}
        action={t("switchOff")}
        kind="danger"
        codeHint={tAuth("codeHint")}
        onCancel={cancel}
        onSend={async (proof) => {
          await call(disableTwoFactor, { body: proof });
          // It is off, whether the player can be read just then or not.
          await refreshPlayer(queryClient).catch(() => undefined);
          setStage(REST);
          toast((say) => say("security.stepIsOff"), "success");
        }}
      />
    );
  return (
    <>
      <p className="mb-5 text-dim text-sm">{t(isOn ? "stepOnText" : "stepOffText")}</p>
      <div className="flex flex-wrap gap-3">
        {isOn ? <Button onClick={() => setStage({ at: "renew" })}>{t("renewCodes")}</Button> : null}
        <Button onClick={() => setStage({ at: isOn ? "off" : "password" })}>
          {t(isOn ? "switchOff" : "setUp")}
        </Button>
      </div>
    </>
  );
}

/** The secret as a picture for the app, and as text in groups of four. */
function Secret({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const t = useTranslations("security");
  return (
    <>
      <p>{t("scanText")}</p>
      <div className="flex flex-wrap items-center gap-5">
        <Suspense fallback={<div className="size-44 rounded-control bg-surface-2" />}>
          <QrCode text={uri} label={t("qr")} />
        </Suspense>
        <div className="min-w-0 grow basis-52">
          <p className="text-dim text-sm">{t("key")}</p>
          <p className="flex items-center gap-2 font-mono text-md">
            <span data-secret={secret}>{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</span>
            <CopyButton text={secret} label={t("copyKey")} copiedLabel={t("copied")} />
          </p>
        </div>
      </div>
    </>
  );
}

function RecoveryCodes({
  codes,
  onKept,
}: {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}) {
  const t = useTranslations("security");
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-md">{t("codesTitle")}</h3>
      <p>{t("codesText")}</p>
      <ul className="grid max-w-md grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-surface-2 p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="action" onClick={onKept}>
          {t("codesKept")}
        </Button>
        <CopyButton text={codes.join("\n")} label={t("copyCodes")} copiedLabel={t("copied")} />
      </div>
    </div>
  );
}
