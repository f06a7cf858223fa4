import {
  listSettingVersions,
  restoreSetting,
  type SettingVersion,
} from "@houselight/contracts/configuration";
import type { EndpointOutput } from "@houselight/contracts/endpoint";
import { Badge } from "@houselight/ui";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { Panel } from "../../parts/page.tsx";
import { Moment } from "../../parts/values.tsx";
import { ChangeList } from "./change-list.tsx";
import type { HeldSetting } from "./draft.ts";

/** Lists former choices with what each would change of what holds; any of them can be chosen again. */
export function SettingVersions({
  name,
  answer,
  held,
}: {
  readonly name: string;
  readonly answer: EndpointOutput<typeof listSettingVersions>;
  readonly held: HeldSetting;
}) {
  const t = useWords("settings");
  return (
    <Panel title={t("versions")}>
      {answer.versions.length === 0 ? <p className="text-dim text-sm">{t("noVersions")}</p> : null}
      <ol className="flex flex-col gap-3">
        {answer.versions.map((version) => (
          <Version key={version.id} name={name} version={version} held={held} />
        ))}
      </ol>
    </Panel>
  );
}

function Version({
  name,
  version,
  held,
}: {
  readonly name: string;
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
        ) : (
          <ActionDialog
            endpoint={restoreSetting}
            opens={t("restore")}
            title={t("restoreTitle", { version: id })}
            text={t("restoreText")}
            submit={t("restore")}
            done={t("saved")}
            inputOf={() => ({ params: { name }, body: { version: id, based_on: held.version } })}
          />
        )}
      </div>
      {standing ? null : <ChangeList from={held.value} to={value} />}
    </li>
  );
}
