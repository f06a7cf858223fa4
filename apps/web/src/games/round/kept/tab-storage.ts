import type * as z from "zod/mini";

/**
 * A value kept in this tab until it closes. Reads check its shape: what an older version of the
 * site left there, or a visitor wrote, counts as nothing. Without storage (blocked by the browser)
 * reads give null and writes do nothing.
 */
export function readTab<S extends z.ZodMiniType>(key: string, shape: S): z.output<S> | null {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return null;
    const read = shape.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export function writeTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or blocked: the round still plays, it only cannot be resumed here.
  }
}

export function removeTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
