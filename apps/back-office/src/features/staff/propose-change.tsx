import { proposeStaffChange, type StaffChange } from "@houselight/contracts/staff";
import { Dialog } from "@houselight/ui";
import { type ReactNode, useState } from "react";
import { useRequestIds } from "../../api/use-request-ids.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import type { FormValues } from "../../parts/form/form.tsx";
import { ReasonInput } from "../../parts/form/inputs.tsx";

/** Proposes a change of staff, which another operator makes. */
export function ProposeChange({
  opens,
  title,
  text,
  openKind = "quiet",
  changeOf,
  children,
}: {
  readonly opens: string;
  readonly title: string;
  readonly text?: string;
  readonly openKind?: "action" | "quiet";
  readonly changeOf: (values: FormValues) => StaffChange;
  readonly children?: ReactNode;
}) {
  const t = useWords("staff");
  const { idOf, done } = useRequestIds();
  const [code, setCode] = useState<string | null>(null);
  return (
    <>
      <ActionDialog
        endpoint={proposeStaffChange}
        opens={opens}
        openKind={openKind}
        title={title}
        text={text ?? t("proposeText")}
        submit={t("propose")}
        done={t("proposed")}
        onDone={({ invitation_code }) => {
          done();
          setCode(invitation_code);
        }}
        inputOf={(values) => {
          const body = { change: changeOf(values), reason: values["reason"] ?? "" };
          return { body: { id: idOf(body), ...body } };
        }}
      >
        {children}
        <ReasonInput />
      </ActionDialog>
      <Dialog
        open={code !== null}
        onClose={() => setCode(null)}
        title={t("invitationCode")}
        closeLabel={t("close")}
        staysOnOutsidePress
      >
        <p className="mb-3">{t("invitationCodeText")}</p>
        <p className="rounded-control bg-surface-2 p-3 text-center text-lg">
          <code>{code}</code>
        </p>
      </Dialog>
    </>
  );
}
