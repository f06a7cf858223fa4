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

/**
 * Says something that happened, politely, for ten seconds, or until it is dismissed where it `stays`.
 * A text already shown does not stack. Returns the toast's id.
 */
export function showToast(
  text: string,
  tone: ToastTone = "info",
  { stays = false }: { readonly stays?: boolean } = {},
): number {
  const shown = toasts.find((toast) => toast.text === text);
  if (shown) return shown.id;
  lastId += 1;
  const id = lastId;
  replace([...toasts, { id, text, tone }]);
  if (!stays) setTimeout(() => dismissToast(id), SHOWN_FOR_MS);
  return id;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
