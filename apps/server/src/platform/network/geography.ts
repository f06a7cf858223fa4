import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { BlockList, isIP } from "node:net";
import { type Response as Found, Reader } from "mmdb-lib";

/** Returns the country of an address as ISO 3166 alpha-2, or null where it cannot be told. */
export type CountryOf = (address: string) => string | null;

const require = createRequire(import.meta.url);
const EMBEDDED = require.resolve(
  "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
);
const KEPT_MAX = 10_000;
/** Of an address in IPv6 dress, the IPv4 part. */
const MAPPED = /^::ffff:(?=\d+\.)/i;
/** Networks that are in no country (RFC 6890): databases of whois say something of some of them. */
const NOWHERE = networks(
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24",
  "192.0.2.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3",
  "::/127 64:ff9b:1::/48 100::/64 2001:db8::/32 fc00::/7 fe80::/10 ff00::/8",
);
/** Code that databases and proxies write for a country that they do not know. */
const UNKNOWN = "XX";

/**
 * Opens the database of countries that comes with the house, or another `.mmdb` file. Throws when
 * the file cannot be read or is no such database.
 */
export async function openGeography(path: string = EMBEDDED): Promise<CountryOf> {
  const reader = new Reader(await readFile(path));
  return keepLatest((address) => {
    const plain = address.replace(MAPPED, "");
    const version = isIP(plain);
    // An IPv6 address asked of a database of IPv4 alone would throw.
    if (version === 0 || (version === 6 && reader.metadata.ipVersion === 4)) return null;
    if (NOWHERE.check(plain, version === 6 ? "ipv6" : "ipv4")) return null;
    return countryIn(reader.get(plain) as Found | null);
  });
}

/** Returns a code of two capitals; null for anything else, and for the code of no country. */
export const readCountry = (code: unknown): string | null =>
  typeof code === "string" && /^[A-Z]{2}$/.test(code) && code !== UNKNOWN ? code : null;

/** Databases write the country by itself, or as a part of the place. */
function countryIn(found: object | null): string | null {
  if (!found) return null;
  const { country_code: code, country } = found as {
    readonly country_code?: unknown;
    readonly country?: { readonly iso_code?: unknown };
  };
  return readCountry(code ?? country?.iso_code);
}

function networks(...lists: readonly string[]): BlockList {
  const block = new BlockList();
  for (const network of lists.flatMap((list) => list.split(" "))) {
    const [address = "", bits] = network.split("/");
    block.addSubnet(address, Number(bits), address.includes(":") ? "ipv6" : "ipv4");
  }
  return block;
}

/** Keeps the latest answers: a page asks for its visitor several times. */
function keepLatest(look: CountryOf): CountryOf {
  const kept = new Map<string, string | null>();
  return (address) => {
    const known = kept.get(address);
    if (known !== undefined) return known;
    const found = look(address);
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(address, found);
    return found;
  };
}
