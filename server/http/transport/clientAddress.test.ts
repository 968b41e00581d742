import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { clientAddress, visitorKey } from "./clientAddress.ts";

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

describe("the visitor's address", () => {
  it("is the connection's, whatever the visitor claims", () => {
    expect(clientAddress(request("8.8.8.8", "1.1.1.1"), 0)).toBe("8.8.8.8");
    expect(clientAddress(request("::ffff:8.8.8.8"), 0)).toBe("8.8.8.8");
  });

  it("is what our own proxies saw, not what is left of it", () => {
    const forwarded = "6.6.6.6, 8.8.8.8, 10.0.0.2";
    expect(clientAddress(request("10.0.0.1", forwarded), 1)).toBe("10.0.0.2");
    expect(clientAddress(request("10.0.0.1", forwarded), 2)).toBe("8.8.8.8");
  });

  it.each([
    ["1.2.3.4:567", "1.2.3.4"],
    ["[::1]:80", "::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
    ["[::ffff:1.2.3.4]:80", "1.2.3.4"],
    ["2001:db8::1:443", "2001:db8::1:443"],
    ["[1.2.3.4", "10.0.0.1"],
    ["1.2.3.4:port", "10.0.0.1"],
    [":80", "10.0.0.1"],
  ])("is read without the port that a proxy adds: %s", (entry, address) => {
    expect(clientAddress(request("10.0.0.1", `6.6.6.6, ${entry}`), 1)).toBe(address);
  });

  it("is the connection's when the header is missing, too short or no address", () => {
    expect(clientAddress(request("10.0.0.1"), 1)).toBe("10.0.0.1");
    expect(clientAddress(request("10.0.0.1", "8.8.8.8"), 2)).toBe("10.0.0.1");
    expect(clientAddress(request("10.0.0.1", "<script>"), 1)).toBe("10.0.0.1");
  });
});

describe("who counts as one visitor", () => {
  it("is an IPv4 address, and all of an IPv6 home", () => {
    expect(visitorKey("8.8.8.8")).toBe("8.8.8.8");
    const home = visitorKey("2001:db8:1:2::1");
    expect(visitorKey("2001:db8:1:2:ffff:ffff:ffff:ffff")).toBe(home);
    expect(visitorKey("2001:db8:1:3::1")).not.toBe(home);
    expect(visitorKey("::1")).toBe("0:0:0:0::/64");
  });
});
