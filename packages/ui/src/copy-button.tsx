import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";

/** Time for which the button says that it has copied. */
const COPIED_MS = 2_000;

/** A button that copies a text, and says so once it is copied. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  className,
}: {
  readonly text: string;
  /** Name of the button; names what it copies. */
  readonly label: string;
  /** Read out when it has copied. */
  readonly copiedLabel: string;
  readonly className?: string;
}) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (!done) return;
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  const Icon = copied ? Check : Copy;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => void copy()}
        className={clsx(
          "grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-surface-2",
          className,
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
      <output className="sr-only">{copied ? copiedLabel : ""}</output>
    </>
  );
}
