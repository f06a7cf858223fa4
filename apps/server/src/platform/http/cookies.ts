/**
 * The session cookie. Over TLS it carries the `__Host-` prefix (Secure, this host only, whole
 * site); a plain name serves a machine of one's own over http.
 */
export const sessionCookieName = (secure: boolean): string =>
  secure ? "__Host-session" : "session";

export function readCookie(header: string | undefined, name: string): string | null {
  if (!header) return null;
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

export function sessionCookie(
  token: string,
  options: { secure: boolean; maxAgeSeconds: number },
): string {
  const attributes = [
    `${sessionCookieName(options.secure)}=${token}`,
    "Path=/",
    `Max-Age=${options.maxAgeSeconds}`,
    "HttpOnly",
    "SameSite=Lax",
  ];
  if (options.secure) attributes.push("Secure");
  return attributes.join("; ");
}
