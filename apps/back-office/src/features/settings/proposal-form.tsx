import type { GuardedSetting } from "@houselight/contracts/configuration";
import { showToast } from "@houselight/ui";
import { useMemo, useState } from "react";
import { useAction } from "../../api/use-action.ts";
import { useRequestIds } from "../../api/use-request-ids.ts";
import { useWords } from "../../i18n/use-words.ts";
import { bodySchema } from "../../parts/schema/json-schema.ts";
import { SchemaForm } from "../../parts/schema/schema-form.tsx";
import { DraftFrame } from "./draft-frame.tsx";
import { type HeldSetting, taken, takenOver } from "./draft.ts";
import { useDraft } from "./use-draft.ts";

/** The form of a guarded setting: what is chosen waits for another operator, unless it only stops something. */
export function ProposalForm({
  setting,
  held,
}: {
  readonly setting: GuardedSetting;
  readonly held: HeldSetting;
}) {
  const t = useWords("settings");
  const drafted = useDraft(held);
  const { draft } = drafted;
  const [reason, setReason] = useState("");
  const propose = useAction(setting.choose);
  const schema = useMemo(() => bodySchema(setting.choose), [setting]);
  const { idOf, done } = useRequestIds();
  const write = (written: unknown) => {
    const { value, reason } = written as { readonly value?: unknown; readonly reason?: string };
    setReason(reason ?? "");
    drafted.write(value);
  };
  const send = async () => {
    const choice = { based_on: draft.base.version, value: draft.value, reason };
    const body = { id: idOf(choice), ...choice };
    const answer = await propose.run({ body } as Parameters<typeof propose.run>[0]);
    if (answer === null) return;
    done();
    setReason("");
    const isMade = answer.state === "made";
    drafted.change((now) =>
      isMade ? taken(now, draft.value, answer.value) : takenOver(now, held),
    );
    showToast(t(isMade ? "stopped" : "proposed"), "success");
  };
  return (
    <DraftFrame drafted={drafted} held={held} onSettle={propose.forget}>
      <p className="text-dim text-sm">{t("guardedText")}</p>
      <SchemaForm
        key={draft.replaced}
        schema={schema}
        value={{ value: draft.value, reason }}
        onChange={write}
        hidden={["id", "based_on"]}
        submit={t("propose")}
        busy={propose.busy}
        error={propose.error}
        onSubmit={() => void send()}
      />
    </DraftFrame>
  );
}
