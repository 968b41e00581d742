import { describe, expect, it } from "vitest";
import { openGeo } from "./mmdb.ts";

describe("where addresses are", async () => {
  const geo = await openGeo();

  it("knows public addresses of both kinds", () => {
    expect(geo.countryOf("193.190.198.1")).toBe("BE");
    expect(geo.countryOf("2001:4860:4860::8888")).toBe("US");
  });

  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.20.0.1",
    "192.168.1.1",
    "169.254.10.10",
    "100.64.0.1",
    "0.0.0.0",
    "::1",
    "fd00::1",
    "fe80::1",
    "",
    "not an address",
    "999.1.1.1",
  ])("says nothing of %s", (address) => {
    expect(geo.countryOf(address)).toBeNull();
  });
});
