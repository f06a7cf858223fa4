import {
  beginOperatorSecondStep,
  confirmOperatorSecondStep,
  endOperatorSecondStep,
} from "@houselight/contracts/staff";
import { Badge, CopyButton } from "@houselight/ui";
import { useState } from "react";
import { renderSVG } from "uqr";
import { useAction } from "../../api/use-action.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { Form } from "../../parts/form/form.tsx";
import { PasswordInput, TextInput } from "../../parts/form/inputs.tsx";

/** The second step of an operator's sign-in: on with the way to end it, or off with the way to set it up. */
export function SecondStep({ isOn }: { readonly isOn: boolean }) {
  const t = useWords("staff");
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (!isOn) return <SetUp onDone={setCodes} />;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone="good">{t("stepOn")}</Badge>
      <ActionDialog
        endpoint={endOperatorSecondStep}
        opens={t("stepEnd")}
        title={t("stepEndTitle")}
        text={t("stepEndText")}
        submit={t("stepEnd")}
        done={t("stepEnded")}
        tone="danger"
        inputOf={({ current_password = "", code = "" }) => ({ body: { current_password, code } })}
      >
        <PasswordInput
          name="current_password"
          label={t("currentPassword")}
          autoComplete="current-password"
          required
        />
        <TextInput name="code" label={t("code")} autoComplete="one-time-code" required />
      </ActionDialog>
    </div>
  );
}

/** Sets the second step up: by the password there is a secret, by a code of the app it counts. */
function SetUp({ onDone }: { readonly onDone: (codes: readonly string[]) => void }) {
  const t = useWords("staff");
  const begin = useAction(beginOperatorSecondStep);
  const confirm = useAction(confirmOperatorSecondStep, t("stepOn"));
  const [made, setMade] = useState<{ readonly secret: string; readonly uri: string } | null>(null);
  if (!made)
    return (
      <Form
        submit={t("stepBegin")}
        busy={begin.busy}
        error={begin.error}
        onSubmit={async ({ current_password = "" }) =>
          setMade(await begin.run({ body: { current_password } }))
        }
      >
        <p className="text-dim text-sm">{t("stepAbout")}</p>
        <PasswordInput
          name="current_password"
          label={t("currentPassword")}
          autoComplete="current-password"
          required
        />
      </Form>
    );
  return (
    <Form
      submit={t("stepConfirm")}
      busy={confirm.busy}
      error={confirm.error}
      onSubmit={async ({ code = "" }) => {
        const answer = await confirm.run({ body: { code } });
        if (answer) onDone(answer.recovery_codes);
      }}
    >
      <p className="text-sm">{t("stepSecret")}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(made.uri))}`}
        alt={t("stepPicture")}
        className="size-44 rounded-control bg-white p-2"
      />
      <p className="flex items-center gap-2 rounded-control bg-surface-2 p-3">
        <code className="grow break-all">{made.secret}</code>
        <CopyButton text={made.secret} label={t("copySecret")} copiedLabel={t("secretCopied")} />
      </p>
      <a href={made.uri}>{t("openApp")}</a>
      <TextInput name="code" label={t("code")} autoComplete="one-time-code" required />
    </Form>
  );
}

/** Shows the recovery codes, which the house tells once. */
function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  const t = useWords("staff");
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">{t("recoveryText")}</p>
      <ul className="grid grid-cols-2 gap-1 rounded-control bg-surface-2 p-3 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button type="button" className="button button-action button-medium" onClick={onDone}>
        {t("recoveryKept")}
      </button>
    </div>
  );
}
