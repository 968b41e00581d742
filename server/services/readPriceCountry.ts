import { isCountry } from "../../src/domain/countries.ts";
import type { ServiceContext } from "./context.ts";

/** The country whose VAT prices include, and how it is known. */
export interface PriceCountry {
  countryCode: string;
  source: "COOKIE" | "SETTINGS" | "IP" | "DEFAULT";
}

/**
 * The visitor's choice, else the signed-in user's setting, else the connection's address, else the
 * seller's country. A payment's billing address goes before all of them, once it is saved.
 */
export async function readPriceCountry(context: ServiceContext): Promise<PriceCountry> {
  const { viewer, visitor, loaders, settings } = context;
  if (visitor.countryCode !== null && isCountry(visitor.countryCode)) {
    return { countryCode: visitor.countryCode, source: "COOKIE" };
  }
  const user = viewer === null ? null : await loaders.user.load(viewer.userId);
  if (user?.countryCode) return { countryCode: user.countryCode, source: "SETTINGS" };
  if (visitor.ipCountryCode !== null) {
    return { countryCode: visitor.ipCountryCode, source: "IP" };
  }
  return { countryCode: settings.sellerCountryCode, source: "DEFAULT" };
}
