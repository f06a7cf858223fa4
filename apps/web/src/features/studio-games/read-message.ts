/** A word of a studio's frame to the page around it. */
export type FrameMessage =
  /** Money of the player may have changed. */
  | { readonly type: "balance" }
  /** The player wants to leave. */
  | { readonly type: "close" }
  /** A call was refused, by this name. */
  | { readonly type: "error"; readonly code: string };

const CODE = /^[a-z_]{1,40}$/;

/** Reads what a frame says; null for whatever is none of the words that are known. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, code } = data as { readonly type?: unknown; readonly code?: unknown };
  if (type === "balance" || type === "close") return { type };
  if (type !== "error" || typeof code !== "string" || !CODE.test(code)) return null;
  return { type, code };
}
