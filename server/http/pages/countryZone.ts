import { SELLER_COUNTRY_CODE } from "../../../src/domain/payments/vat/vat.ts";
import { isTimeZone } from "../../../src/domain/time/zones.ts";

/** Where most people of a country with several zones live, or its government is. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  AR: "America/Buenos_Aires",
  AU: "Australia/Sydney",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CD: "Africa/Kinshasa",
  CL: "America/Santiago",
  CN: "Asia/Shanghai",
  CY: "Asia/Nicosia",
  DE: "Europe/Berlin",
  EC: "America/Guayaquil",
  ES: "Europe/Madrid",
  FM: "Pacific/Ponape",
  GL: "America/Godthab",
  ID: "Asia/Jakarta",
  KI: "Pacific/Tarawa",
  KZ: "Asia/Almaty",
  MH: "Pacific/Majuro",
  MN: "Asia/Ulaanbaatar",
  MX: "America/Mexico_City",
  MY: "Asia/Kuala_Lumpur",
  NZ: "Pacific/Auckland",
  PF: "Pacific/Tahiti",
  PG: "Pacific/Port_Moresby",
  PS: "Asia/Hebron",
  PT: "Europe/Lisbon",
  RU: "Europe/Moscow",
  UA: "Europe/Kiev",
  US: "America/New_York",
  UZ: "Asia/Tashkent",
};

/** The zone of a visitor's browser, as far as it is known. */
export function zoneOfVisitor(browserZone: string | null, countryCode: string | null): string {
  if (browserZone !== null && isTimeZone(browserZone)) return browserZone;
  return zoneOfCountry(countryCode);
}

/**
 * The zone that a browser in a country most likely has; without a country, the seller's, as prices
 * follow that too.
 */
export function zoneOfCountry(countryCode: string | null): string {
  const country = countryCode ?? SELLER_COUNTRY_CODE;
  const known = KNOWN_ZONES.get(country);
  if (known !== undefined) return known;
  const zone = MAIN_ZONES[country] ?? zonesOf(country)[0] ?? "UTC";
  KNOWN_ZONES.set(country, zone);
  return zone;
}

/** By country. Looking one up took an eighth of the time of answering with a page. */
const KNOWN_ZONES = new Map<string, string>();

/** The newest part of `Intl.Locale`, which TypeScript does not know yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** As the Unicode data say, in their order. */
function zonesOf(countryCode: string): string[] {
  const locale: LocaleWithZones = new Intl.Locale(`und-${countryCode}`);
  return locale.getTimeZones?.() ?? [];
}
