/**
 * Players and operators are signed in apart: one browser may be both. `device` names the accounts
 * that the browser signed in to before, `flow` a sign-in that it has begun.
 */
export type CookieKind = "session" | "operator" | "device" | "flow" | VisitCookie;
/** Cookies that say where a visitor came from. */
export type VisitCookie = "stag" | "affiliate" | "utm";

/**
 * A cookie of ours. Over TLS it carries the `__Host-` prefix (Secure, this host only, whole
 * site); a plain name serves a machine of one's own over http.
 */
export const cookieName = (kind: CookieKind, secure: boolean): string =>
  secure ? `__Host-${kind}` : kind;

export function readCookie(header: string | undefined, name: string): string | null {
  if (!header) return null;
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

export function sessionCookie(
  kind: CookieKind,
  token: string,
  options: { secure: boolean; maxAgeSeconds: number },
): string {
  const attributes = [
    `${cookieName(kind, options.secure)}=${token}`,
    "Path=/",
    `Max-Age=${options.maxAgeSeconds}`,
    "HttpOnly",
    // Nobody comes to the back office by a link from elsewhere, and no page needs to know a device.
    kind === "session" ? "SameSite=Lax" : "SameSite=Strict",
  ];
  if (options.secure) attributes.push("Secure");
  return attributes.join("; ");
}
