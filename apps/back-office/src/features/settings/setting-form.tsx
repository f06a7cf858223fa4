import type { Setting } from "@houselight/contracts/configuration";
import { Button } from "@houselight/ui";
import { useMemo, useState } from "react";
import { useAction } from "../../api/use-action.ts";
import { useWords } from "../../i18n/use-words.ts";
import { bodySchema } from "../../parts/schema/json-schema.ts";
import { SchemaForm } from "../../parts/schema/schema-form.tsx";
import { Moment } from "../../parts/values.tsx";
import { ChangeList } from "./change-list.tsx";
import {
  begunWith,
  carriedOn,
  followed,
  type HeldSetting,
  isOutdated,
  taken,
  takenOver,
} from "./draft.ts";

/** The form of a setting; it begins with what holds, and loses nothing when another chooses meanwhile. */
export function SettingForm({
  setting,
  held,
}: {
  readonly setting: Setting;
  readonly held: HeldSetting;
}) {
  const t = useWords("settings");
  const [draft, setDraft] = useState(() => begunWith(held));
  const choose = useAction(setting.choose, t("saved"));
  const schema = useMemo(() => bodySchema(setting.choose), [setting]);
  const current = followed(draft, held);
  if (current !== draft) setDraft(current);
  const send = async () => {
    const query = { based_on: current.base.version };
    const input = { query, body: current.value } as Parameters<typeof choose.run>[0];
    const answer = await choose.run(input);
    if (answer !== null) setDraft((draft) => taken(draft, current.value, answer));
  };
  const settle = (by: typeof takenOver) => {
    choose.forget();
    setDraft(by(current, held));
  };
  return (
    <div className="flex flex-col gap-4" onInput={() => setDraft(touched)}>
      {isOutdated(current, held) ? (
        <ChangedSince held={held} from={current.base.value} onSettle={settle} />
      ) : null}
      <SchemaForm
        key={current.replaced}
        schema={schema}
        value={current.value}
        onChange={(value) => setDraft((before) => ({ ...touched(before), value }))}
        submit={t("choose")}
        busy={choose.busy}
        error={choose.error}
        onSubmit={() => void send()}
      />
    </div>
  );
}

const touched = (draft: ReturnType<typeof begunWith>) => ({ ...draft, isTouched: true });

/** Says who has chosen since the draft was begun, and what; the operator decides what becomes of the draft. */
function ChangedSince({
  held,
  from,
  onSettle,
}: {
  readonly held: HeldSetting;
  readonly from: unknown;
  readonly onSettle: (by: typeof takenOver) => void;
}) {
  const t = useWords("settings");
  const { version, chosen_at, chosen_by } = held;
  return (
    <section role="alert" className="rounded-control bg-surface-2 px-3 py-2 text-sm">
      <p>
        {t("changedSince", { who: chosen_by ?? t("somebody"), version })} <Moment at={chosen_at} />
      </p>
      <ChangeList from={from} to={held.value} />
      <p className="mt-2 text-dim">{t("changedSinceText")}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => onSettle(takenOver)}>
          {t("takeOver")}
        </Button>
        <Button size="small" kind="bare" onClick={() => onSettle(carriedOn)}>
          {t("carryOn")}
        </Button>
      </div>
    </section>
  );
}
