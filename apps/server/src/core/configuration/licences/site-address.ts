import { networkInterfaces } from "node:os";
import type { Config } from "#platform/config";
import { HOSTS } from "./hosts.ts";

type Addresses = Pick<Config, "HOST" | "PUBLIC_URL">;

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
/** Listens on every address of the machine. */
const EVERYWHERE = ["0.0.0.0", "::", "[::]"];

/**
 * Returns the address of the site that a visitor asked for by a host: scheme, name and port, without a
 * slash at the end. The name comes from the table of hosts, or is one of this machine's own; any other
 * host gets the address of the house. Scheme and port are those of PUBLIC_URL, else of the server.
 */
export function siteAddress(config: Addresses, host: string, port: number): string {
  const site = new URL(houseAddress(config, port));
  const name = nameOf(host);
  // The names of every machine are nobody's own: the table may give them a brand, not an address.
  const isNamed = HOSTS.some((row) => row.host === name) && !LOOPBACK.includes(name);
  if (isNamed || isOwnName(config, name)) site.hostname = name;
  return site.origin;
}

/**
 * Returns the addresses of languages that have another host than the one asked for (SHELL-21). A name
 * that is not the site's own sends nobody elsewhere.
 */
export function localeAddresses(
  config: Addresses,
  host: string,
  port: number,
): Record<string, string> {
  const name = nameOf(host);
  const row = HOSTS.find((one) => one.host === name);
  if (!row || new URL(siteAddress(config, host, port)).hostname !== name) return {};
  const others = Object.entries(row.localeHosts);
  return Object.fromEntries(
    others.map(([locale, other]) => [locale, siteAddress(config, other, port)]),
  );
}

/** Returns a host's name without its port. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, "");

/** The address at which a brand is visited. */
export interface BrandAddress {
  readonly brand: string;
  readonly url: string;
}

/** Lists every brand with the address of the first host that leads to it. */
export function brandAddresses(config: Addresses, port: number): BrandAddress[] {
  const first = HOSTS.filter(
    ({ brand }, at) => HOSTS.findIndex((row) => row.brand.id === brand.id) === at,
  );
  return first.map(({ host, brand }) => ({
    brand: brand.name,
    url: siteAddress(config, host, port),
  }));
}

/** Returns the address at which providers reach the house: PUBLIC_URL, else where it listens. */
export function houseAddress({ HOST, PUBLIC_URL }: Addresses, port: number): string {
  if (PUBLIC_URL !== undefined) return new URL(PUBLIC_URL).origin;
  const name = EVERYWHERE.includes(HOST) ? (outerAddresses()[0] ?? "127.0.0.1") : HOST;
  return new URL(`http://${bracketed(name)}:${port}`).origin;
}

/** Name of the back office's host on the machine that runs it: browsers lead every name below localhost there. */
const OFFICE_HOST = "office.localhost";

/**
 * Returns the origin of the back office: BACK_OFFICE_URL, else a host of its own on this machine. No brand is
 * visited there, so that no script of a player's page comes near an operator's session.
 */
export const backOfficeAddress = (
  { BACK_OFFICE_URL }: Pick<Config, "BACK_OFFICE_URL">,
  port: number,
): string => new URL(BACK_OFFICE_URL ?? `http://${OFFICE_HOST}:${port}`).origin;

/** Without PUBLIC_URL the house is visited by the names of its machine. */
function isOwnName({ HOST, PUBLIC_URL }: Addresses, name: string): boolean {
  if (PUBLIC_URL !== undefined) return false;
  if (LOOPBACK.includes(name)) return true;
  return EVERYWHERE.includes(HOST) && outerAddresses().map(bracketed).includes(name);
}

/** Addresses of this machine in its networks, IPv4 first. */
function outerAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all
    .filter(({ internal, address }) => !internal && !address.startsWith("fe80"))
    .toSorted((a, b) => a.family.localeCompare(b.family))
    .map(({ address }) => address);
}

const bracketed = (name: string): string =>
  name.includes(":") && !name.startsWith("[") ? `[${name}]` : name;
