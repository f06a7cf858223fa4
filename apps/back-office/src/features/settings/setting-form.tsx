import type { OpenSetting } from "@houselight/contracts/configuration";
import { useMemo } from "react";
import { useAction } from "../../api/use-action.ts";
import { useWords } from "../../i18n/use-words.ts";
import { bodySchema } from "../../parts/schema/json-schema.ts";
import { SchemaForm } from "../../parts/schema/schema-form.tsx";
import { DraftFrame } from "./draft-frame.tsx";
import { type HeldSetting, taken } from "./draft.ts";
import { useDraft } from "./use-draft.ts";

/** The form of a setting; it begins with what holds, and loses nothing when another chooses meanwhile. */
export function SettingForm({
  setting,
  held,
}: {
  readonly setting: OpenSetting;
  readonly held: HeldSetting;
}) {
  const t = useWords("settings");
  const drafted = useDraft(held);
  const { draft } = drafted;
  const choose = useAction(setting.choose, t("saved"));
  const schema = useMemo(() => bodySchema(setting.choose), [setting]);
  const send = async () => {
    const query = { based_on: draft.base.version };
    const input = { query, body: draft.value } as Parameters<typeof choose.run>[0];
    const answer = await choose.run(input);
    if (answer !== null) drafted.change((now) => taken(now, draft.value, answer));
  };
  return (
    <DraftFrame drafted={drafted} held={held} onSettle={choose.forget}>
      <SchemaForm
        key={draft.replaced}
        schema={schema}
        value={draft.value}
        onChange={drafted.write}
        submit={t("choose")}
        busy={choose.busy}
        error={choose.error}
        onSubmit={() => void send()}
      />
    </DraftFrame>
  );
}
