import {
  CONSENT_COOKIE,
  CONSENT_TO_ALL,
  type EndpointShape,
  findLocale,
  UNATTENDED_HEADER,
} from "@houselight/contracts";
import type { Log } from "#platform/log";
import type { RequestSource } from "#platform/network";
import { chooseMediaType } from "./headers/media-type.ts";
import { type CookieKind, cookieName, readCookies, sessionCookie } from "./headers/cookies.ts";
import type { Caller, HandlerContext, Operator } from "./route.ts";

/** In which the mount of the site hands on the country that a trusted proxy said. */
export const TOLD_COUNTRY_HEADER = "x-country";

/** Facts of a request that are known before any handler. */
export interface RequestFacts extends RequestSource {
  /** Port that the house listens on. */
  readonly port: number;
  readonly rawBody: string;
  /** Names the request in its answer, in the log and on the audit trail; absent for a call in process. */
  readonly requestId?: string;
  upload(): Promise<Uint8Array>;
  /** It stands for a page that somebody opened. */
  readonly isPage?: boolean;
  /** Finds the caller, where the mount knows a way of its own. */
  readonly identify?: Identities["identify"];
  header(name: string): string | undefined;
  setHeader(name: string, value: string): void;
}

/** Cookie in which a developer chooses a country for their own browser. */
const COUNTRY_COOKIE = "country";
/** Browsers keep a cookie for 400 days at most. */
const DEVICE_SECONDS = 365 * 86_400;

export interface Identities {
  /** Returns whom a token names; `isActivity` says that the player is there, not the page alone. */
  identify(token: string, isActivity: boolean): Promise<Caller | null>;
  /** `isActivity` says that the operator is there, not the page alone. */
  identifyOperator(token: string, isActivity: boolean): Promise<Operator | null>;
}

export interface Geography {
  /**
   * Returns the country that a visitor of a host is taken to come from in development, also the one
   * that they chose themselves; null where each has their own.
   */
  overriddenCountry?(host: string, chosen: string | null): string | null;
  /** Returns the country of an address; null where it cannot be told. */
  countryOf?(address: string): string | null;
}

type EndpointFacts = Pick<EndpointShape, "access" | "method" | "unattended" | "mediaTypes">;

/** Turns a request into what handlers may know of it, and learns who calls. */
export async function createContext(
  facts: RequestFacts,
  { access, method, unattended, mediaTypes }: EndpointFacts,
  options: Identities & Geography & { readonly log: Log },
): Promise<HandlerContext> {
  const cookies = readCookies(facts.header("cookie"));
  const cookie = (kind: CookieKind) => cookies.get(cookieName(kind, facts.secure)) ?? null;
  const token = cookie("session");
  const operatorToken = cookie("operator");
  const identify = facts.identify ?? options.identify;
  const setCookie = (kind: CookieKind, value: string, maxAgeSeconds: number) =>
    facts.setHeader(
      "set-cookie",
      sessionCookie(kind, value, { secure: facts.secure, maxAgeSeconds }),
    );
  const agreedToCookies = cookies.get(CONSENT_COOKIE) === CONSENT_TO_ALL;
  const operator =
    operatorToken && access === "operator"
      ? await options.identifyOperator(operatorToken, !facts.header(UNATTENDED_HEADER))
      : null;
  const isActivity = facts.isPage === true || (method !== "GET" && !unattended);
  return {
    caller: token && access !== "operator" ? await identify(token, isActivity) : null,
    operator: operator && {
      ...operator,
      ip: facts.address,
      ...(facts.requestId === undefined ? {} : { requestId: facts.requestId }),
    },
    ip: facts.address,
    host: facts.host,
    port: facts.port,
    userAgent: (facts.header("user-agent") ?? "").slice(0, 300),
    country: countryOf(facts, cookies.get(COUNTRY_COOKIE) ?? null, options),
    locale: findLocale(facts.header("x-locale") ?? ""),
    sessionToken: token,
    operatorToken,
    deviceToken: cookie("device"),
    flowToken: cookie("flow"),
    chatToken: cookie("chat"),
    agreedToCookies,
    visit: {
      stag: agreedToCookies ? cookie("stag") : null,
      affiliate: agreedToCookies ? cookie("affiliate") : null,
      utm: agreedToCookies ? cookie("utm") : null,
    },
    mediaType: mediaTypes ? chooseMediaType(facts.header("accept"), mediaTypes) : "",
    rawBody: facts.rawBody,
    log: options.log,
    upload: () => facts.upload(),
    header: (name) => facts.header(name),
    setSession: (value, maxAgeSeconds) => setCookie("session", value, maxAgeSeconds),
    clearSession: () => setCookie("session", "", 0),
    setOperatorSession: (value, maxAgeSeconds) => setCookie("operator", value, maxAgeSeconds),
    clearOperatorSession: () => setCookie("operator", "", 0),
    setDevice: (value) => setCookie("device", value, DEVICE_SECONDS),
    setFlow: (value, maxAgeSeconds) => setCookie("flow", value, maxAgeSeconds),
    setChat: (value, maxAgeSeconds) => setCookie("chat", value, maxAgeSeconds),
    setVisit: setCookie,
    repeated: () => facts.setHeader("idempotency-hit", "true"),
    retryAfter: (seconds) =>
      facts.setHeader("retry-after", String(Math.max(1, Math.ceil(seconds)))),
  };
}

/** Returns the visitor's country: in development the one overridden, then a trusted proxy's word, then the address. */
const countryOf = (facts: RequestFacts, chosen: string | null, options: Geography): string | null =>
  options.overriddenCountry?.(facts.host, chosen) ??
  facts.toldCountry ??
  options.countryOf?.(facts.address) ??
  null;
