import { proposeStaffChange, type StaffChange } from "@houselight/contracts/staff";
import type { ReactNode } from "react";
import { useRequestId } from "../../api/use-request-id.ts";
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
  const idOf = useRequestId();
  return (
    <ActionDialog
      endpoint={proposeStaffChange}
      opens={opens}
      openKind={openKind}
      title={title}
      text={text ?? t("proposeText")}
      submit={t("propose")}
      done={t("proposed")}
      inputOf={(values) => {
        const body = { change: changeOf(values), reason: values["reason"] ?? "" };
        return { body: { id: idOf(body), ...body } };
      }}
    >
      {children}
      <ReasonInput />
    </ActionDialog>
  );
}
