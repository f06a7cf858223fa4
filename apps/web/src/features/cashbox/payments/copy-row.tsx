import { CopyButton } from "@houselight/ui/copy-button";
import { useTranslations } from "use-intl/react";

/** One value to be used elsewhere, with the button that copies it. */
export function CopyRow({
  label,
  value,
  shown,
  note,
}: {
  readonly label: string;
  /** The copied text: the bare value. */
  readonly value: string;
  readonly shown?: string;
  readonly note?: string;
}) {
  const t = useTranslations("site");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center rounded-control bg-ink py-2 pr-1 pl-4">
      <dt className="text-dim text-xs">{label}</dt>
      <dd className="col-start-1 break-all font-semibold tabular-nums">{shown ?? value}</dd>
      {note ? <dd className="col-start-1 text-dim text-xs">{note}</dd> : null}
      <dd className="col-start-2 row-span-3 row-start-1">
        <CopyButton
          text={value}
          label={t("copy", { label })}
          copiedLabel={t("copied", { label })}
        />
      </dd>
    </div>
  );
}
