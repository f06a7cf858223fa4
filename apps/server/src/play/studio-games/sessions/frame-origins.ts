import type { Studio } from "../protocol/adapter.ts";

/** Tells whether a studio's frames may come from an origin: that of its address, or one that is configured. */
export function isFrameOrigin({ url, frame_origins }: Studio, origin: string): boolean {
  if (origin === new URL(url).origin) return true;
  return frame_origins.some((allowed) => {
    if (allowed === origin) return true;
    const [scheme = "", rest = ""] = allowed.split("*");
    // `https://*.example.com`: any host below it, as browsers read it in the page's policy.
    return allowed.includes("*") && origin.startsWith(scheme) && origin.endsWith(rest);
  });
}
