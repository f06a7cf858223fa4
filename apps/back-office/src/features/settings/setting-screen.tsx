import {
  listSettings,
  listSettingVersions,
  SETTINGS,
  type Setting,
} from "@houselight/contracts/configuration";
import { useMemo, useState } from "react";
import { useParams } from "@tanstack/react-router";
import { useRead } from "../../api/queries.ts";
import { useAction } from "../../api/use-action.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Page, Panel } from "../../parts/page.tsx";
import { ReadState } from "../../parts/read-state.tsx";
import { bodySchema } from "../../parts/schema/json-schema.ts";
import { SchemaForm } from "../../parts/schema/schema-form.tsx";
import { SettingVersions } from "./setting-versions.tsx";

/** One setting: its form, and what was chosen before. */
export default function SettingScreen() {
  const t = useWords("settings");
  const { name = "" } = useParams({ strict: false }) as { name?: string };
  const setting = SETTINGS.find((one) => one.name === name);
  const all = useRead(listSettings, {});
  const versions = useRead(listSettingVersions, { params: { name }, query: {} });
  const held = all.data?.find((one) => one.name === name);
  return (
    <Page title={name} up={{ to: "/settings", label: t("settings") }} about={held?.summary}>
      {setting && held && versions.data ? (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Panel title={held.chosen ? t("chosen") : t("initial")}>
            <SettingForm key={JSON.stringify(held.value)} setting={setting} held={held.value} />
          </Panel>
          <SettingVersions name={name} answer={versions.data} held={held.value} />
        </div>
      ) : (
        <ReadState
          error={all.error ?? versions.error}
          isAbsent={all.isSuccess && !held}
          retry={() => void versions.refetch()}
        />
      )}
    </Page>
  );
}

/** The form of a setting; it begins with what holds. */
function SettingForm({ setting, held }: { readonly setting: Setting; readonly held: unknown }) {
  const t = useWords("settings");
  const [value, setValue] = useState(held);
  const choose = useAction(setting.choose, t("saved"));
  const schema = useMemo(() => bodySchema(setting.choose), [setting]);
  return (
    <SchemaForm
      schema={schema}
      value={value}
      onChange={setValue}
      submit={t("choose")}
      busy={choose.busy}
      error={choose.error}
      onSubmit={() => void choose.run({ body: value } as Parameters<typeof choose.run>[0])}
    />
  );
}
