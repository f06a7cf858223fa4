import {
  changeOperatorPassword,
  endOwnSession,
  listOperatorSessions,
  type OperatorSessionView,
} from "@houselight/contracts/staff";
import { Badge, Button } from "@houselight/ui";
import { useState } from "react";
import { useAction } from "../../api/use-action.ts";
import { useListing } from "../../api/use-listing.ts";
import { useOperator } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Facts } from "../../parts/facts.tsx";
import { Form } from "../../parts/form/form.tsx";
import { PasswordInput } from "../../parts/form/inputs.tsx";
import { Page, Panel } from "../../parts/page.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Moment } from "../../parts/values.tsx";
import { SecondStep } from "./second-step.tsx";

/** The operator's own account: what it permits, the password, the open sessions. */
export default function AccountScreen() {
  const t = useWords("staff");
  const operator = useOperator();
  return (
    <Page title={t("account")}>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={operator.name}>
          <Facts
            facts={[
              [t("email"), operator.email],
              [t("role"), operator.role_title],
              [t("permissions"), operator.permissions.join(", ")],
            ]}
          />
        </Panel>
        <Panel title={t("secondStep")}>
          {operator.second_step_needed ? (
            <p className="mb-3 font-semibold text-sm">{t("stepNeeded")}</p>
          ) : null}
          <SecondStep isOn={operator.second_step === "on"} />
        </Panel>
        <Panel title={t("password")}>
          <ChangePassword />
        </Panel>
        {operator.second_step_needed ? null : <Sessions />}
      </div>
    </Page>
  );
}

function ChangePassword() {
  const t = useWords("staff");
  const change = useAction(changeOperatorPassword, t("passwordChanged"));
  const [changed, setChanged] = useState(0);
  return (
    <Form
      key={changed}
      submit={t("changePassword")}
      busy={change.busy}
      error={change.error}
      onSubmit={async ({ current_password = "", password = "" }) => {
        if (await change.run({ body: { current_password, password } })) setChanged(changed + 1);
      }}
    >
      <PasswordInput
        name="current_password"
        label={t("currentPassword")}
        autoComplete="current-password"
        required
      />
      <PasswordInput
        name="password"
        label={t("newPassword")}
        autoComplete="new-password"
        required
      />
    </Form>
  );
}

function Sessions() {
  const t = useWords("staff");
  const listing = useListing(listOperatorSessions, {}, { rows: (all) => all });
  const end = useAction(endOwnSession, t("sessionEnded"));
  return (
    <Panel title={t("sessions")}>
      <Records<OperatorSessionView>
        label={t("sessions")}
        listing={listing}
        keyOf={({ id }) => id}
        empty={t("noSessions")}
        columns={[
          { id: "from", head: t("since"), cell: ({ created_at }) => <Moment at={created_at} /> },
          { id: "ip", head: t("ip"), isMain: true, cell: ({ ip }) => <code>{ip}</code> },
          {
            id: "end",
            head: t("steps"),
            cell: ({ id, current }) =>
              current ? (
                <Badge tone="good">{t("thisOne")}</Badge>
              ) : (
                <Button
                  size="small"
                  busy={end.busy}
                  onClick={() => void end.run({ params: { id } })}
                >
                  {t("endSession")}
                </Button>
              ),
          },
        ]}
      />
    </Panel>
  );
}
