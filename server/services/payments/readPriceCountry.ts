import type { PriceCountrySource } from "../../../src/domain/generated/enums.ts";
import { isCountry } from "../../../src/domain/shared/countries.ts";
import type { ServiceContext, Viewer } from "../shared/context.ts";

/** The country whose VAT is included in prices, and how it is known. */
export interface PriceCountry {
  countryCode: string;
  source: PriceCountrySource;
}

/**
 * The visitor's choice, else the signed-in user's setting, else the connection's address, else the
 * seller's country. A payment's saved billing address takes precedence. For visitors it is
 * synchronous, so that a page of prices doesn't wait for each of them.
 */
export function readPriceCountry(context: ServiceContext): PriceCountry | Promise<PriceCountry> {
  const { viewer, visitor } = context;
  if (visitor.countryCode !== null && isCountry(visitor.countryCode)) {
    return { countryCode: visitor.countryCode, source: "COOKIE" };
  }
  return viewer === null ? countryOfVisitor(context) : countryOfViewer(context, viewer);
}

async function countryOfViewer(context: ServiceContext, { userId }: Viewer): Promise<PriceCountry> {
  const user = await context.loaders.user.load(userId);
  if (user?.countryCode) return { countryCode: user.countryCode, source: "SETTINGS" };
  return countryOfVisitor(context);
}

function countryOfVisitor({ visitor, settings }: ServiceContext): PriceCountry {
  if (visitor.ipCountryCode !== null) {
    return { countryCode: visitor.ipCountryCode, source: "IP" };
  }
  return { countryCode: settings.sellerCountryCode, source: "DEFAULT" };
}
