/**
 * Players and operators are signed in apart: one browser may be both. `device` names the accounts
 * that the browser signed in to before, `flow` a sign-in that it has begun, `chat` what a guest wrote to
 * people of the house.
 */
export type CookieKind = "session" | "operator" | "device" | "flow" | "chat" | VisitCookie;
/** Cookies that say where a visitor came from. */
export type VisitCookie = "stag" | "affiliate" | "utm";

/**
 * A cookie of ours. Over TLS it carries the `__Host-` prefix (Secure, this host only, whole
 * site); a plain name serves a machine of one's own over http.
 */
export const cookieName = (kind: CookieKind, secure: boolean): string =>
  secure ? `__Host-${kind}` : kind;

/** Reads the cookies of a request by their names: of two with one name the first counts. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header?.split(";") ?? []) {
    const at = part.indexOf("=");
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (name !== "" && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
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
