/** Where addresses are. */
export interface Geo {
  /** ISO 3166 alpha-2 of a public IPv4 or IPv6 address; null when unknown or private. */
  countryOf(ipAddress: string): string | null;
}
