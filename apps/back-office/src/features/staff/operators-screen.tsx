import {
  disableOperator,
  listOperators,
  listRoles,
  type StaffChange,
  type StaffMemberView,
} from "@houselight/contracts/staff";
import { Badge } from "@houselight/ui";
import { useRead } from "../../api/queries.ts";
import { useListing } from "../../api/use-listing.ts";
import { useOperator } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput, SelectInput, TextInput } from "../../parts/form/inputs.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Count, Moment } from "../../parts/values.tsx";
import { ProposeChange } from "./propose-change.tsx";

/** The operators of the house, those who left too. */
export default function OperatorsScreen() {
  const t = useWords("staff");
  const listing = useListing(listOperators, {}, { rows: (all) => all });
  return (
    <Page title={t("operators")} about={t("operatorsAbout")} actions={<AddOperator />}>
      <Records
        label={t("operators")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("noOperators")}
      />
    </Page>
  );
}

/** Returns the roles that an operator may be given, with their titles. */
function useRoleOptions(): readonly (readonly [string, string])[] {
  const { data = [] } = useRead(listRoles, {});
  return data.map(({ name, title }) => [name, title] as const);
}

function AddOperator() {
  const t = useWords("staff");
  const roles = useRoleOptions();
  return (
    <ProposeChange
      opens={t("add")}
      title={t("addTitle")}
      text={t("addText")}
      openKind="action"
      changeOf={({ email = "", name = "", role = "" }) => ({
        kind: "add_operator",
        email,
        name,
        role,
      })}
    >
      <TextInput name="email" type="email" label={t("email")} required />
      <TextInput name="name" label={t("name")} maxLength={40} required />
      <SelectInput name="role" label={t("role")} options={roles} />
    </ProposeChange>
  );
}

function useColumns(): readonly Column<StaffMemberView>[] {
  const t = useWords("staff");
  return [
    { id: "name", head: t("name"), isMain: true, cell: ({ name }) => name },
    { id: "email", head: t("email"), cell: ({ email }) => email },
    { id: "role", head: t("role"), cell: ({ role }) => role },
    { id: "state", head: t("state"), cell: (member) => <MemberState member={member} /> },
    {
      id: "seen",
      head: t("lastSignIn"),
      cell: ({ last_sign_in_at }) => <Moment at={last_sign_in_at} />,
    },
    {
      id: "sessions",
      head: t("openSessions"),
      atEnd: true,
      cell: ({ open_sessions }) => <Count value={open_sessions} />,
    },
    { id: "steps", head: t("steps"), cell: (member) => <Steps member={member} /> },
  ];
}

function MemberState({ member }: { readonly member: StaffMemberView }) {
  const t = useWords("staff");
  if (member.disabled_at !== null) return <Badge tone="bad">{t("shutOut")}</Badge>;
  if (member.invited) return <Badge tone="waiting">{t("invited")}</Badge>;
  return <Badge tone="good">{t("active")}</Badge>;
}

function Steps({ member }: { readonly member: StaffMemberView }) {
  const t = useWords("staff");
  const me = useOperator();
  const roles = useRoleOptions();
  const { id, name, disabled_at, invited } = member;
  const change =
    (kind: "enable_operator" | "invite_again" | "reset_access" | "reset_second_step") =>
    (): StaffChange => ({
      kind,
      operator_id: id,
    });
  if (disabled_at !== null)
    return (
      <ProposeChange
        opens={t("letIn")}
        title={t("letInTitle", { name })}
        changeOf={change("enable_operator")}
      />
    );
  return (
    <span className="flex flex-wrap gap-2">
      <ProposeChange
        opens={t("changeRole")}
        title={t("changeRoleTitle", { name })}
        changeOf={({ role = "" }) => ({ kind: "change_role", operator_id: id, role })}
      >
        <SelectInput name="role" label={t("role")} options={roles} defaultValue={member.role} />
      </ProposeChange>
      {invited ? (
        <ProposeChange
          opens={t("inviteAgain")}
          title={t("inviteAgainTitle", { name })}
          changeOf={change("invite_again")}
        />
      ) : (
        <ProposeChange
          opens={t("resetAccess")}
          title={t("resetAccessTitle", { name })}
          text={t("resetAccessText")}
          changeOf={change("reset_access")}
        />
      )}
      {member.second_step === "on" ? (
        <ProposeChange
          opens={t("resetStep")}
          title={t("resetStepTitle", { name })}
          changeOf={change("reset_second_step")}
        />
      ) : null}
      {me.id === id ? null : (
        <ActionDialog
          endpoint={disableOperator}
          opens={t("shut")}
          title={t("shutTitle", { name })}
          text={t("shutText")}
          submit={t("shut")}
          done={t("shutDone")}
          tone="danger"
          inputOf={({ reason = "" }) => ({ params: { id }, body: { reason } })}
        >
          <ReasonInput />
        </ActionDialog>
      )}
    </span>
  );
}
