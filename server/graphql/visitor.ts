import { countriesByName, countryName, isCountry } from "../../src/domain/shared/countries.ts";
import { isTimeZone } from "../../src/domain/time/zones.ts";
import { listPolicyDocuments } from "../services/session/listPolicyDocuments.ts";
import { type PriceCountry, readPriceCountry } from "../services/payments/readPriceCountry.ts";
import { updateCountryCookie } from "../services/profiles/updateCountryCookie.ts";
import { updateTimeZoneCookie } from "../services/profiles/updateTimeZoneCookie.ts";
import type { BuiltMutations, BuiltQueries } from "./resolverTypes.ts";

const named = (country: PriceCountry) => ({
  ...country,
  countryName: countryName(country.countryCode),
});

/** Visitors can change cookies: one that makes no sense counts as absent. */
const sensible = (value: string | null, isSensible: (value: string) => boolean) =>
  value !== null && isSensible(value) ? value : null;

export const visitorQueries = {
  countries: () => countriesByName(),
  seller: (_parent, _args, { settings }) => settings.seller,
  policyDocuments: (_parent, _args, context) => listPolicyDocuments(context),
  countryCodeFromCookie: (_parent, _args, { visitor }) => sensible(visitor.countryCode, isCountry),
  timeZoneFromCookie: (_parent, _args, { visitor }) => sensible(visitor.timeZone, isTimeZone),
  priceCountry: async (_parent, _args, context) => named(await readPriceCountry(context)),
} satisfies Partial<BuiltQueries>;

export const visitorMutations = {
  updateCountryCookie: async (_parent, { command }, context) =>
    named(await updateCountryCookie(context, command)),
  updateTimeZoneCookie: (_parent, { command }, context) => updateTimeZoneCookie(context, command),
} satisfies Partial<BuiltMutations>;
