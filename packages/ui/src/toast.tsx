import { clsx } from "clsx";
import { useSyncExternalStore } from "react";
import { dismissToast, noToasts, shownToasts, subscribeToToasts } from "./toast/toast-store.ts";

export { showLastingToast, showToast, type ToastTone } from "./toast/toast-store.ts";

const EDGES = {
  success: "border-mint",
  warning: "border-amber",
  error: "border-brick-text",
  info: "border-line-strong",
} as const;

/**
 * The place where toasts appear; one on a page. It lies near the foot: above the bar of small screens
 * and above the one thing to do at the foot of a dialog, where neither title nor tabs are; wide
 * screens have it beside every dialog. Ours and not a library's: those write a style element of their
 * own, which a strict content security policy refuses.
 */
export function Toaster({
  label,
  closeLabel,
}: {
  readonly label: string;
  readonly closeLabel: string;
}) {
  const shown = useSyncExternalStore(subscribeToToasts, shownToasts, noToasts);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(8rem+env(safe-area-inset-bottom))] z-[60] mx-auto flex max-w-md flex-col gap-2 lg:right-auto lg:bottom-4 lg:left-8 lg:mx-0 lg:max-w-80"
    >
      {shown.map((toast) => (
        <div
          key={toast.id}
          className={clsx(
            "pointer-events-auto flex w-full animate-rise items-center gap-3 rounded-tile border bg-surface-2 py-1 pr-1 pl-4 text-cream text-sm shadow-lifted",
            EDGES[toast.tone],
          )}
        >
          <p className="grow py-2">{toast.text}</p>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => dismissToast(toast.id)}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-line"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
              <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
      ))}
    </section>
  );
}
