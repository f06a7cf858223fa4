import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { useTranslations } from "use-intl/react";

/** Time for which the button says that it has copied. */
const COPIED_MS = 2_000;

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
  const t = useTranslations("cashbox.pay");
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const done = await navigator.clipboard.writeText(value).then(
      () => true,
      () => false,
    );
    if (!done) return;
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center rounded-control bg-ink py-2 pr-1 pl-4">
      <dt className="text-dim text-xs">{label}</dt>
      <dd className="col-start-1 break-all font-semibold tabular-nums">{shown ?? value}</dd>
      {note ? <dd className="col-start-1 text-dim text-xs">{note}</dd> : null}
      <dd className="col-start-2 row-span-3 row-start-1">
        <button
          type="button"
          aria-label={t("copy", { label })}
          onClick={() => void copy()}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-surface-2"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
        <output className="sr-only">{copied ? t("copied", { label }) : ""}</output>
      </dd>
    </div>
  );
}
