import type { IncomingHttpHeaders } from "node:http";
import { CONSENT_COOKIE, CONSENT_TO_ALL } from "@houselight/contracts";
import { isCrawler, readCookies, TOLD_COUNTRY_HEADER } from "#platform/http";
import type { RequestSource } from "#platform/network";

/** A page as it was asked for, and by whom. */
export interface AskedPage {
  readonly method: string;
  /** Path and query as they were sent; a whole address may stand there. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly source: RequestSource;
  /** Address of the site that was asked: scheme, host and port. */
  readonly site: string;
}

/** An answer of the site; the HTML of a page is beside it, as text, and its response has no body then. */
export interface SiteAnswer {
  readonly response: Response;
  readonly html: string | null;
}

/** Returns the address of the page on its site. Only the path counts, and two slashes begin none. */
function addressOf({ target, site }: AskedPage): string {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "");
  return `${site}${path.startsWith("/") ? "" : "/"}${path}`;
}

/**
 * Builds a page's request from what the house has read of it: from whom it comes, and to which of its
 * sites. What the visitor wrote about these is gone.
 */
export function visitorsRequest(asked: AskedPage, nonce: string): Request {
  const { source, site } = asked;
  const headers = new Headers();
  for (const [name, value] of Object.entries(asked.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  headers.set("host", new URL(site).host);
  headers.set("x-forwarded-for", source.address);
  headers.set("x-forwarded-proto", source.secure ? "https" : "http");
  headers.set("x-csp-nonce", nonce);
  headers.delete(TOLD_COUNTRY_HEADER);
  if (source.toldCountry) headers.set(TOLD_COUNTRY_HEADER, source.toldCountry);
  return new Request(addressOf(asked), { method: asked.method, headers });
}

/** Everything that the render of a page for nobody in particular may know. */
export interface KeptInputs {
  /** With scheme, host, port, path (and the locale in it) and query. */
  readonly address: string;
  readonly secure: boolean;
  readonly country: string | null;
  /** The visitor agreed to cookies that the site can do without. */
  readonly consent: boolean;
  readonly mobile: boolean;
  /** Crawlers are shown studios that visitors are not (GAME-16). */
  readonly crawler: boolean;
  /** Cookies of the banners that this browser has closed, in their order: pages leave those out. */
  readonly closedBanners: readonly string[];
}

/** Cookies that name nobody: answers to what a new browser is asked, and the end of a tooltip's time. */
const NOBODYS = new Set([CONSENT_COOKIE, "approval", "promo_tooltip"]);
/** A banner that was closed names nobody either, but a page that is kept has to go by it. */
const CLOSED_BANNER = /^closed_banner_[a-z0-9][a-z0-9_-]{0,59}$/;
/** Somebody who has closed more has pages of their own. */
const CLOSED_MAX = 8;
/** Parts of a query that pages for guests have; another may be a token, or endless. */
const QUERY = /^(\?(mode|modal)=[a-z-]{1,30})?$/;
const TARGET_MAX = 200;
/** An address in no country (RFC 6890): no visitor's own. */
const NOBODYS_ADDRESS = "0.0.0.0";

/** Returns the inputs of a page that may be kept; null where somebody in particular asks, or for more than these inputs say. */
export function keptInputsOf(asked: AskedPage, country: string | null): KeptInputs | null {
  const { method, headers, target, source } = asked;
  if (method !== "GET" && method !== "HEAD") return null;
  if (headers.authorization !== undefined || headers.range !== undefined) return null;
  const cookies = readCookies(headers.cookie);
  const others = [...cookies.keys()].filter((name) => !NOBODYS.has(name));
  if (others.length > CLOSED_MAX || !others.every((name) => CLOSED_BANNER.test(name))) return null;
  if (target.length > TARGET_MAX || !target.startsWith("/")) return null;
  const at = target.indexOf("?");
  if (at >= 0 && !QUERY.test(target.slice(at))) return null;
  return {
    address: addressOf(asked),
    secure: source.secure,
    country,
    consent: cookies.get(CONSENT_COOKIE) === CONSENT_TO_ALL,
    mobile: /\bMobi/.test(headers["user-agent"] ?? ""),
    crawler: isCrawler(headers["user-agent"] ?? ""),
    closedBanners: others.toSorted(),
  };
}

/** Builds a request out of these inputs and nothing else, so that a page kept by them holds no more. */
export function nobodysRequest(inputs: KeptInputs, nonce: string): Request {
  const headers = new Headers({
    accept: "text/html",
    host: new URL(inputs.address).host,
    "user-agent": `${inputs.mobile ? "Mobi" : ""}${inputs.crawler ? " crawler" : ""}`,
    "x-forwarded-for": NOBODYS_ADDRESS,
    "x-forwarded-proto": inputs.secure ? "https" : "http",
    "x-csp-nonce": nonce,
  });
  const cookies = inputs.closedBanners.map((name) => `${name}=yes`);
  if (inputs.consent) cookies.push(`${CONSENT_COOKIE}=${CONSENT_TO_ALL}`);
  if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
  if (inputs.country) headers.set(TOLD_COUNTRY_HEADER, inputs.country);
  return new Request(inputs.address, { headers });
}
