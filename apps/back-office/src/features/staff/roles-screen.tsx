import { PERMISSIONS, type Permission } from "@houselight/contracts/endpoint";
import { listRoles, type RoleView } from "@houselight/contracts/staff";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { CheckInput, TextInput } from "../../parts/form/inputs.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Count } from "../../parts/values.tsx";
import { ProposeChange } from "./propose-change.tsx";

/** Roles with what they permit. */
export default function RolesScreen() {
  const t = useWords("staff");
  const listing = useListing(listRoles, {}, { rows: (all) => all });
  return (
    <Page title={t("roles")} about={t("rolesAbout")} actions={<SetRole />}>
      <Records
        label={t("roles")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ name }) => name}
        empty={t("noRoles")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<RoleView>[] {
  const t = useWords("staff");
  return [
    { id: "title", head: t("role"), isMain: true, cell: ({ title }) => title },
    { id: "name", head: t("roleName"), cell: ({ name }) => <code>{name}</code> },
    {
      id: "permissions",
      head: t("permissions"),
      cell: ({ name, permissions }) =>
        name === "manager" ? (
          t("everything")
        ) : (
          <span className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
            {permissions.map((one) => (
              <code key={one}>{one}</code>
            ))}
          </span>
        ),
    },
    {
      id: "operators",
      head: t("operators"),
      atEnd: true,
      cell: ({ operators }) => <Count value={operators} />,
    },
    { id: "steps", head: t("steps"), cell: (role) => <Steps role={role} /> },
  ];
}

function Steps({ role }: { readonly role: RoleView }) {
  const t = useWords("staff");
  const { name, title, built_in, operators } = role;
  if (name === "manager") return null;
  return (
    <span className="flex flex-wrap gap-2">
      <SetRole role={role} />
      {built_in || operators > 0 ? null : (
        <ProposeChange
          opens={t("remove")}
          title={t("removeTitle", { name: title })}
          changeOf={() => ({ kind: "remove_role", name })}
        />
      )}
    </span>
  );
}

/** Proposes a new role, or other permissions of one. */
function SetRole({ role }: { readonly role?: RoleView }) {
  const t = useWords("staff");
  return (
    <ProposeChange
      opens={role ? t("changeRights") : t("addRole")}
      openKind={role ? "quiet" : "action"}
      title={role ? t("changeRightsTitle", { name: role.title }) : t("addRoleTitle")}
      changeOf={({ name, title = "", ...given }) => ({
        kind: "set_role",
        name: role?.name ?? name ?? "",
        title,
        permissions: PERMISSIONS.filter((one: Permission) => given[one] === "on"),
      })}
    >
      {role ? null : (
        <TextInput
          name="name"
          label={t("roleName")}
          hint={t("roleNameHint")}
          pattern="[a-z][a-z0-9\-]{1,29}"
          required
        />
      )}
      <TextInput
        name="title"
        label={t("title")}
        defaultValue={role?.title}
        maxLength={40}
        required
      />
      <fieldset>
        <legend className="font-medium text-sm">{t("permissions")}</legend>
        <div className="grid sm:grid-cols-2">
          {PERMISSIONS.map((one) => (
            <CheckInput
              key={one}
              name={one}
              label={one}
              defaultChecked={role?.permissions.includes(one) ?? false}
            />
          ))}
        </div>
      </fieldset>
    </ProposeChange>
  );
}
