import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";

/** Tells whether the machine at an address, so many hops away, is a proxy of the house. The peer is hop 0. */
export type TrustedProxies = (address: string, hop: number) => boolean;

const HOPS_MAX = 10;
const NAMED_NETWORKS = ["loopback", "linklocal", "uniquelocal"];
const nobody: TrustedProxies = () => false;

/**
 * Reads which proxies are believed: `no`, how many stand in front of the house (`1`), or their
 * addresses and networks (`10.0.0.0/8, ::1`, `loopback`, `linklocal`, `uniquelocal`).
 * Throws RangeError or TypeError for any other text.
 */
export function trustedProxies(text: string): TrustedProxies {
  const entries = text.split(",").map((entry) => entry.trim());
  const [first = ""] = entries;
  if (entries.length > 1 || !/^(no|\d+)$/.test(first)) {
    const odd = entries.find((entry) => !isNetwork(entry));
    if (odd !== undefined) throw new TypeError(`${odd} is no address`);
    return proxyAddr.compile(entries);
  }
  const hops = first === "no" ? 0 : Number(first);
  if (hops > HOPS_MAX) throw new RangeError(`more than ${HOPS_MAX} proxies`);
  return hops === 0 ? nobody : (_address, hop) => hop < hops;
}

const isNetwork = (entry: string): boolean =>
  NAMED_NETWORKS.includes(entry) || isIP(entry.replace(/\/\d+$/, "")) !== 0;
