import type * as z from "zod/mini";
import { tabStore } from "../../../api/kept/kept-store.ts";

/**
 * A value kept in this tab until it closes. Reads check its shape: what an older version of the
 * site left there, or a visitor wrote, counts as nothing. Without storage (blocked by the browser)
 * it is kept until the page is left.
 */
export function readTab<S extends z.ZodMiniType>(key: string, shape: S): z.output<S> | null {
  try {
    const text = tabStore.getItem(key);
    if (text === null) return null;
    const read = shape.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export const writeTab = (key: string, value: unknown): void =>
  tabStore.setItem(key, JSON.stringify(value));

export const removeTab = (key: string): void => tabStore.removeItem(key);
