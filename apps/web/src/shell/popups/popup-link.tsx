import type { ReactNode } from "react";
import { openPopup, type PopupName } from "./popup-queue.ts";

/** A button that opens a popup; its label says which where its words do not. */
export function PopupLink({
  popup,
  label,
  className,
  children,
}: {
  readonly popup: PopupName;
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      className={className}
      onClick={() => openPopup(popup)}
    >
      {children}
    </button>
  );
}
