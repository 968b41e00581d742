import { BlockList, isIP } from "node:net";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8);
LOOPBACK.addAddress("::1", "ipv6");

/**
 * Whether a host's name or address, as in `HOST` or an address of the web,
 * leads to this machine alone.
 */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  const version = isIP(name);
  if (version === 0) return name === "localhost" || name.endsWith(".localhost");
  return LOOPBACK.check(name, version === 4 ? "ipv4" : "ipv6");
}
