import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * The address of the visitor. Behind `trustedProxies` proxies of our own it is the entry that the
 * outermost of them wrote into `X-Forwarded-For`; entries further left can be forged by the
 * visitor.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const connected = plainAddress(request.socket.remoteAddress ?? "");
  if (trustedProxies === 0) return connected;
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const claimed = plainAddress(withoutPort(forwarded.at(-trustedProxies)?.trim() ?? ""));
  return isIP(claimed) === 0 ? connected : claimed;
}

/**
 * Some proxies add the port, `1.2.3.4:567` and `[2001:db8::1]:567`; brackets alone are known too.
 */
function withoutPort(entry: string): string {
  const [, bracketed, plainOne] = /^(?:\[([^\]]*)\](?::\d+)?|([^:]*):\d+)$/.exec(entry) ?? [];
  return bracketed ?? plainOne ?? entry;
}

/** An IPv4 address that arrived over an IPv6 socket is an IPv4 address. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/**
 * Who counts as one visitor: an IPv4 address, or an IPv6 network of 64 bits, because a household
 * has a whole one.
 */
export function visitorKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
