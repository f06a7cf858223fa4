import { listSettings, listSettingVersions, SETTINGS } from "@houselight/contracts/configuration";
import { useParams } from "@tanstack/react-router";
import { useRead } from "../../api/queries.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Page, Panel } from "../../parts/page.tsx";
import { ReadState } from "../../parts/read-state.tsx";
import { OpenProposals } from "./open-proposals.tsx";
import { ProposalForm } from "./proposal-form.tsx";
import { SettingForm } from "./setting-form.tsx";
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
          <div className="flex flex-col gap-4">
            <OpenProposals name={name} />
            <Panel title={held.version > 0 ? t("chosen") : t("initial")}>
              {"guarded" in setting ? (
                <ProposalForm key={name} setting={setting} held={held} />
              ) : (
                <SettingForm key={name} setting={setting} held={held} />
              )}
            </Panel>
          </div>
          <SettingVersions setting={setting} answer={versions.data} held={held} />
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
