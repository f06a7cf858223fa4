import {
  dropStaffChange,
  listStaffChanges,
  makeStaffChange,
  type StaffChange,
  type StaffChangeView,
} from "@houselight/contracts/staff";
import { CopyButton, Dialog } from "@houselight/ui";
import { useState } from "react";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useStepColumns } from "../../parts/records/step-columns.tsx";
import { StepAction } from "../../parts/step-action.tsx";

/** Changes of staff, which two operators agree on. */
export default function ChangesScreen() {
  const t = useWords("staff");
  const [invitation, setInvitation] = useState<string | null>(null);
  const listing = useListing(
    listStaffChanges,
    { query: {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ after: id }),
    },
  );
  return (
    <Page title={t("changes")} about={t("changesAbout")}>
      <Records
        label={t("changes")}
        listing={listing}
        columns={useColumns(setInvitation)}
        keyOf={({ id }) => id}
        empty={t("noChanges")}
      />
      <Invitation token={invitation} onClose={() => setInvitation(null)} />
    </Page>
  );
}

function useColumns(onInvitation: (token: string) => void): readonly Column<StaffChangeView>[] {
  const t = useWords("staff");
  return [
    {
      id: "change",
      head: t("change"),
      isMain: true,
      cell: ({ change }) => t(`kinds.${change.kind}`),
    },
    { id: "what", head: t("what"), cell: ({ change }) => <What change={change} /> },
    { id: "reason", head: t("reason"), cell: ({ reason }) => reason },
    {
      id: "code",
      head: t("invitationCode"),
      cell: ({ invitation_code, state }) =>
        invitation_code === null || state === "dropped" ? null : <code>{invitation_code}</code>,
    },
    { id: "by", head: t("proposedBy"), cell: ({ proposed_by }) => proposed_by },
    ...useStepColumns<StaffChangeView>(),
    {
      id: "steps",
      head: t("steps"),
      cell: (one) => <Steps change={one} onInvitation={onInvitation} />,
    },
  ];
}

/** Says what a change is about, as it was proposed: that is what is made. */
function What({ change }: { readonly change: StaffChange }) {
  const { kind: _kind, ...rest } = change;
  return (
    <span className="flex flex-col text-xs">
      {Object.entries(rest).map(([name, value]) => (
        <span key={name}>
          <span className="text-dim">{name}</span>{" "}
          <code>{Array.isArray(value) ? value.join(", ") : String(value)}</code>
        </span>
      ))}
    </span>
  );
}

function Steps({
  change,
  onInvitation,
}: {
  readonly change: StaffChangeView;
  readonly onInvitation: (token: string) => void;
}) {
  const t = useWords("staff");
  const { id, state } = change;
  const name = t(`kinds.${change.change.kind}`);
  if (state !== "proposed") return null;
  return (
    <span className="flex gap-2">
      <ActionDialog
        endpoint={makeStaffChange}
        opens={t("make")}
        openKind="action"
        title={name}
        text={<What change={change.change} />}
        submit={t("make")}
        done={t("made")}
        inputOf={() => ({ params: { id } })}
        onDone={({ invitation }) => {
          if (invitation !== null) onInvitation(invitation);
        }}
      />
      <StepAction endpoint={dropStaffChange} step="drop" name={name} params={{ id }} />
    </span>
  );
}

/** Shows the address of an invitation, which the house tells once. */
function Invitation({
  token,
  onClose,
}: {
  readonly token: string | null;
  readonly onClose: () => void;
}) {
  const t = useWords("staff");
  // Behind the hash it reaches no server and no log.
  const address = `${window.location.origin}/invitation#${token}`;
  return (
    <Dialog
      open={token !== null}
      onClose={onClose}
      title={t("invitation")}
      closeLabel={t("close")}
      staysOnOutsidePress
    >
      <p className="mb-3">{t("invitationText")}</p>
      <p className="flex items-center gap-2 break-all rounded-control bg-surface-2 p-3 text-sm">
        <code className="grow">{address}</code>
        <CopyButton text={address} label={t("copy")} copiedLabel={t("copied")} />
      </p>
    </Dialog>
  );
}
