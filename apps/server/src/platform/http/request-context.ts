import type { Log } from "#platform/log";
import { readCookie, sessionCookie, sessionCookieName } from "./cookies.ts";
import type { Caller, HandlerContext } from "./route.ts";

/** What the mount knows of a request before any handler. */
export interface RequestFacts {
  readonly ip: string;
  readonly host: string;
  readonly secure: boolean;
  readonly rawBody: string;
  header(name: string): string | undefined;
  setHeader(name: string, value: string): void;
}

/** Turns a request into what handlers may know of it, and learns who calls. */
export async function createContext(
  facts: RequestFacts,
  options: { identify(token: string): Promise<Caller | null>; trustProxy: boolean; log: Log },
): Promise<HandlerContext> {
  const token = readCookie(facts.header("cookie"), sessionCookieName(facts.secure));
  const caller = token ? await options.identify(token) : null;
  return {
    caller,
    ip: facts.ip,
    host: facts.host,
    userAgent: (facts.header("user-agent") ?? "").slice(0, 300),
    country: options.trustProxy
      ? countryOf(facts.header("cf-ipcountry") ?? facts.header("x-country"))
      : null,
    sessionToken: token,
    rawBody: facts.rawBody,
    log: options.log,
    header: (name) => facts.header(name),
    setSession: (value, maxAgeSeconds) =>
      facts.setHeader("set-cookie", sessionCookie(value, { secure: facts.secure, maxAgeSeconds })),
    clearSession: () =>
      facts.setHeader("set-cookie", sessionCookie("", { secure: facts.secure, maxAgeSeconds: 0 })),
    repeated: () => facts.setHeader("idempotency-hit", "true"),
  };
}

const countryOf = (code: string | undefined): string | null =>
  code && /^[A-Z]{2}$/.test(code) ? code : null;
