import { Button } from "@houselight/ui";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/use-words.ts";
import { Moment } from "../../parts/values.tsx";
import { ChangeList } from "./change-list.tsx";
import { carriedOn, type HeldSetting, isOutdated, takenOver } from "./draft.ts";
import type { Drafted } from "./use-draft.ts";

/** Stands around the form of a draft, and says so where somebody has chosen since it was begun. */
export function DraftFrame({
  drafted: { draft, change },
  held,
  onSettle,
  children,
}: {
  readonly drafted: Drafted;
  readonly held: HeldSetting;
  /** The operator has decided what becomes of the draft. */
  readonly onSettle: () => void;
  readonly children: ReactNode;
}) {
  const settle = (by: typeof takenOver) => {
    onSettle();
    change((now) => by(now, held));
  };
  return (
    <div
      className="flex flex-col gap-4"
      onInput={() => change((now) => ({ ...now, isTouched: true }))}
    >
      {isOutdated(draft, held) ? (
        <ChangedSince held={held} from={draft.base.value} onSettle={settle} />
      ) : null}
      {children}
    </div>
  );
}

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
