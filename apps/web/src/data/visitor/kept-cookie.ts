/** Returns a cookie of this browser from all of them; null where it is not kept. */
export function keptCookie(all: string, name: string): string | null {
  for (const cookie of all.split(";")) {
    const [key, value] = cookie.trim().split("=", 2);
    if (key === name) return value ?? "";
  }
  return null;
}

/** Writes a cookie of the whole site; over TLS it goes over TLS alone. */
export const cookieText = (
  name: string,
  value: string,
  { seconds, secure }: { readonly seconds: number; readonly secure: boolean },
): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? "; Secure" : ""}`;

/** Keeps a cookie in this browser, which may shorten its life. */
export function keepCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === "https:";
  document.cookie = cookieText(name, value, { seconds, secure });
}
