import ipaddr from "ipaddr.js";

/** Bits of an IPv6 address that name a visitor's network: all below is the visitor's to choose. */
const NETWORK_BITS = 64;

/**
 * Returns what limits count by: an IPv4 address as it is, of an IPv6 address its network
 * (`2001:db8:1:2::/64`). A visitor owns a whole network and could come from another address of it
 * each time. Text that is no address stays as it is.
 */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read.kind() === "ipv4") return read.toString();
  const parts = (read as ipaddr.IPv6).parts.map((part, at) => (at < NETWORK_BITS / 16 ? part : 0));
  return `${new ipaddr.IPv6(parts).toString()}/${NETWORK_BITS}`;
}
