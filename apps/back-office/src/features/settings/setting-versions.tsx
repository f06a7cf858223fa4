import {
  type GuardedSetting,
  listSettingVersions,
  restoreSetting,
  type Setting,
  type SettingVersion,
} from "@houselight/contracts/configuration";
import type { EndpointCall, EndpointOutput, EndpointShape } from "@houselight/contracts/endpoint";
import { Badge } from "@houselight/ui";
import { useRequestIds } from "../../api/use-request-ids.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput } from "../../parts/form/inputs.tsx";
import { Panel } from "../../parts/page.tsx";
import { Moment } from "../../parts/values.tsx";
import { ChangeList } from "./change-list.tsx";
import type { HeldSetting } from "./draft.ts";

/** Lists former choices with what each would change of what holds; any of them can be chosen again. */
export function SettingVersions({
  setting,
  answer,
  held,
}: {
  readonly setting: Setting;
  readonly answer: EndpointOutput<typeof listSettingVersions>;
  readonly held: HeldSetting;
}) {
  const t = useWords("settings");
  return (
    <Panel title={t("versions")}>
      {answer.versions.length === 0 ? <p className="text-dim text-sm">{t("noVersions")}</p> : null}
      <ol className="flex flex-col gap-3">
        {answer.versions.map((version) => (
          <Version key={version.id} setting={setting} version={version} held={held} />
        ))}
      </ol>
    </Panel>
  );
}

function Version({
  setting,
  version,
  held,
}: {
  readonly setting: Setting;
  readonly version: SettingVersion;
  readonly held: HeldSetting;
}) {
  const t = useWords("settings");
  const { id, chosen_at, chosen_by, standing, value } = version;
  return (
    <li className="border-line border-t pt-3 text-sm first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">#{id}</span>
        <Moment at={chosen_at} />
        <span className="grow text-dim">{chosen_by}</span>
        {standing ? (
          <Badge tone="good">{t("standing")}</Badge>
        ) : "guarded" in setting ? (
          <ProposeVersion setting={setting} version={version} held={held} />
        ) : (
          <ActionDialog
            endpoint={restoreSetting}
            opens={t("restore")}
            title={t("restoreTitle", { version: id })}
            text={t("restoreText")}
            submit={t("restore")}
            done={t("saved")}
            inputOf={() => ({
              params: { name: setting.name },
              body: { version: id, based_on: held.version },
            })}
          />
        )}
      </div>
      {standing ? null : <ChangeList from={held.value} to={value} />}
    </li>
  );
}

/** Proposes what a former version of a guarded setting says. */
function ProposeVersion({
  setting,
  version: { id, value },
  held,
}: {
  readonly setting: GuardedSetting;
  readonly version: SettingVersion;
  readonly held: HeldSetting;
}) {
  const t = useWords("settings");
  const { idOf, done } = useRequestIds();
  return (
    <ActionDialog
      endpoint={setting.choose as EndpointShape}
      opens={t("restore")}
      title={t("restoreTitle", { version: id })}
      text={t("guardedText")}
      submit={t("propose")}
      done={t("proposed")}
      onDone={done}
      inputOf={({ reason = "" }) => {
        const choice = { based_on: held.version, value, reason };
        return { body: { id: idOf(choice), ...choice } } as EndpointCall<EndpointShape>;
      }}
    >
      <ReasonInput />
    </ActionDialog>
  );
}
