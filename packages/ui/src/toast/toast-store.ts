export type ToastTone = "success" | "warning" | "error" | "info";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
}

/** Time that a toast is shown (NOTIFY-03). */
const SHOWN_FOR_MS = 10_000;
const NONE: readonly Toast[] = [];

let toasts: readonly Toast[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const shownToasts = (): readonly Toast[] => toasts;
/** Returns the toasts of a page rendered on the server: none. */
export const noToasts = (): readonly Toast[] => NONE;

export const dismissToast = (id: number): void =>
  replace(toasts.filter((toast) => toast.id !== id));

/** Says something that happened, politely, for ten seconds. A text already shown does not stack. */
export function showToast(text: string, tone: ToastTone = "info"): void {
  if (toasts.some((toast) => toast.text === text)) return;
  const id = add(text, tone);
  setTimeout(() => dismissToast(id), SHOWN_FOR_MS);
}

/** Says something until it is closed (NOTIFY-03). Returns how to take it back. */
export function showLastingToast(text: string, tone: ToastTone = "info"): () => void {
  const shown = toasts.find((toast) => toast.text === text);
  const id = shown?.id ?? add(text, tone);
  return () => dismissToast(id);
}

function add(text: string, tone: ToastTone): number {
  lastId += 1;
  replace([...toasts, { id: lastId, text, tone }]);
  return lastId;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
