import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import { readCountry } from "./geography.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";

/** Tells where a request comes from, and what it was sent to. */
export interface RequestSource {
  /** Address of the visitor. Only a trusted proxy has a say in it. */
  readonly address: string;
  /** Name and port that the visitor asked for, in lower case; empty when that is no host. */
  readonly host: string;
  /** The visitor came over TLS. */
  readonly secure: boolean;
  /** Tells the origins whose pages are the house's own: the one asked for, and that of PUBLIC_URL. */
  owns(origin: string): boolean;
  /** Country of the visitor as a trusted proxy says it; null where none does. */
  readonly toldCountry: string | null;
}

export type SourceOf = (request: IncomingMessage) => RequestSource;

/** Reads the source of requests: one rule for HTTP and for live sockets. */
export function createRequestSource(options: {
  readonly trusts: TrustedProxies;
  readonly publicUrl?: string | undefined;
  /** Header in which a trusted proxy says the visitor's country, in lower case; none unless said. */
  readonly countryHeader?: string | undefined;
}): SourceOf {
  const { trusts, countryHeader } = options;
  const site = options.publicUrl === undefined ? null : new URL(options.publicUrl);
  const readHost = createHostReader();
  return (request) => {
    const peer = request.socket.remoteAddress ?? "";
    const proxied = trusts(peer, 0);
    const told = (name: string) => (proxied ? lastOf(request.headers[name]) : undefined);
    const host = readHost(told("x-forwarded-host") ?? request.headers.host);
    const scheme = told("x-forwarded-proto") ?? schemeOf(request, host, site);
    const secure = scheme === "https";
    return {
      address: proxied ? forwardedAddress(request, trusts, peer) : peer,
      host,
      secure,
      owns: (origin) =>
        origin === site?.origin ||
        (host !== "" && origin === new URL(`${secure ? "https" : "http"}://${host}`).origin),
      toldCountry: countryHeader === undefined ? null : readCountry(told(countryHeader)),
    };
  };
}

/** A proxy that ends TLS and does not say so: at the host of PUBLIC_URL, its scheme holds. */
function schemeOf({ socket }: IncomingMessage, host: string, site: URL | null): string {
  if ("encrypted" in socket && socket.encrypted === true) return "https";
  return site !== null && site.host === host ? site.protocol.slice(0, -1) : "http";
}

/** A header that came several times, or as a list: the nearest proxy writes last. */
const lastOf = (value: string | string[] | undefined): string | undefined =>
  (typeof value === "string" ? value : value?.at(-1))?.split(",").at(-1)?.trim() || undefined;

/** Returns the first address, from the nearest on, that is no trusted proxy's; the peer's when that is no address. */
function forwardedAddress(request: IncomingMessage, trusts: TrustedProxies, peer: string): string {
  const named = proxyAddr(request, trusts);
  // Some proxies write the port too.
  const address = /^\[(.+)\](?::\d+)?$/.exec(named)?.[1] ?? named.replace(/^([\d.]+):\d+$/, "$1");
  return isIP(address) === 0 ? peer : address;
}

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/;
const KNOWN_HOSTS_MAX = 200;

/** Returns a reader of hosts: lower case, or an empty text for what cannot be one. The usual few are kept. */
function createHostReader(): (text: string | undefined) => string {
  const known = new Map<string, string>();
  return (text = "") => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const lower = text.toLowerCase();
    const isHost = HOST.test(lower) && URL.canParse(`http://${lower}`);
    if (known.size >= KNOWN_HOSTS_MAX) known.clear();
    known.set(text, isHost ? lower : "");
    return isHost ? lower : "";
  };
}
