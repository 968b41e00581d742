import { createRequire } from "node:module";
import { BlockList, isIP } from "node:net";
import { type Response, open } from "maxmind";
import type { Geo } from "./port.ts";

interface CountryRecord {
  country_code?: string;
}

/**
 * Addresses that are never a visitor's location; the data assigns countries to some of them anyway.
 */
const nowhere = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  nowhere.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  ["::", 127],
  ["2001:db8::", 32],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  nowhere.addSubnet(network, prefix, "ipv6");
}

/** Countries of addresses by the registries' public data, read into memory once. */
export async function openGeo(): Promise<Geo> {
  const file = createRequire(import.meta.url).resolve(
    "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
  );
  const reader = await open<CountryRecord & Response>(file);
  return {
    countryOf: (ipAddress) => {
      const version = isIP(ipAddress);
      if (version === 0) return null;
      if (nowhere.check(ipAddress, version === 6 ? "ipv6" : "ipv4")) return null;
      return reader.get(ipAddress)?.country_code ?? null;
    },
  };
}
