import { clsx } from "clsx";
import { useSyncExternalStore } from "react";

export type ToastTone = "success" | "warning" | "error" | "info";

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
}

const SHOWN_FOR_MS = 6_000;
const NONE: readonly Toast[] = [];

let toasts: readonly Toast[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const dismiss = (id: number): void => replace(toasts.filter((toast) => toast.id !== id));

/** Says something that happened, politely, for six seconds. A text already shown does not stack. */
export function showToast(text: string, tone: ToastTone = "info"): void {
  if (toasts.some((toast) => toast.text === text)) return;
  lastId += 1;
  const id = lastId;
  replace([...toasts, { id, text, tone }]);
  setTimeout(() => dismiss(id), SHOWN_FOR_MS);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const EDGES = {
  success: "border-mint",
  warning: "border-amber",
  error: "border-brick-text",
  info: "border-line-strong",
} as const;

/**
 * The place where toasts appear; one on a page. Ours and not a library's: those write a style
 * element of their own, which a strict content security policy refuses.
 */
export function Toaster({
  label,
  closeLabel,
}: {
  readonly label: string;
  readonly closeLabel: string;
}) {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-20 z-[60] flex flex-col items-center gap-2 px-4"
    >
      {shown.map((toast) => (
        <div
          key={toast.id}
          className={clsx(
            "pointer-events-auto flex w-full max-w-md animate-rise items-center gap-3 rounded-tile border bg-surface-2 py-1 pr-1 pl-4 text-cream text-sm shadow-lifted",
            EDGES[toast.tone],
          )}
        >
          <p className="grow py-2">{toast.text}</p>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => dismiss(toast.id)}
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
