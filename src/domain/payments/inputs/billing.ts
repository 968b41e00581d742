import * as z from "zod/mini";
import { LINE_MAX, PHONE_MAX, VAT_NUMBER_MAX } from "../../shared/limits.ts";
import {
  VAT_NUMBER_TEXT,
  countryCode,
  email,
  evenIfOthersFail,
  looksLikeVatNumber,
  optionalText,
  requiredText,
} from "../../shared/inputs/fields.ts";
import { isBlank } from "../../shared/shownText.ts";

/** What the form says about a checked number (docs/product.md 8.7). */
export const VAT_CHECK_TEXTS = {
  invalid: "VAT number is not correct",
  mismatch:
    "Something went wrong. Please check if the billing address country and VAT country match.",
  /** There was no answer; why, and what to do, follows. */
  failed: "The number couldn’t be checked.",
} as const;

/** The billing fields, shared by both commands. */
export const billingFields = {
  fullName: requiredText({ label: "Full name", max: LINE_MAX }),
  email: email(),
  phoneNumber: optionalText({ label: "Phone number", max: PHONE_MAX }),
  isCompany: z.boolean("Please say whether you’re buying for a company"),
  companyName: optionalText({ label: "Company name", max: LINE_MAX }),
  vatNumber: optionalText({
    label: "VAT/Tax number",
    max: VAT_NUMBER_MAX,
    tooLong: VAT_NUMBER_TEXT,
  }),
  firstAddressLine: requiredText({ label: "Address line 1", max: LINE_MAX }),
  secondAddressLine: optionalText({ label: "Address line 2", max: LINE_MAX }),
  postalCode: requiredText({ label: "Postal code", max: LINE_MAX }),
  city: requiredText({ label: "City", max: LINE_MAX }),
  countryCode: countryCode(),
  state: optionalText({ label: "State", max: LINE_MAX }),
};

interface CompanyFields {
  readonly isCompany: boolean;
  readonly companyName: string | null;
  readonly vatNumber: string | null;
}

export const companyIsNamed = z.refine<CompanyFields>(
  ({ isCompany, companyName }) => !isCompany || isGiven(companyName),
  { error: "Company name is required", path: ["companyName"], ...evenIfOthersFail },
);
/** A company gives a VAT or tax number that looks like one. */
export const companyHasVatNumber = z.refine<CompanyFields>(
  ({ isCompany, vatNumber }) => !isCompany || (isGiven(vatNumber) && looksLikeVatNumber(vatNumber)),
  { error: VAT_NUMBER_TEXT, path: ["vatNumber"], ...evenIfOthersFail },
);

function isGiven(text: unknown): text is string {
  return typeof text === "string" && !isBlank(text);
}

/**
 * A person has neither, even when a form still holds what was typed before the box was unticked.
 */
export function withoutCompany<T extends CompanyFields>(billing: T): T {
  return billing.isCompany
    ? { ...billing, vatNumber: billing.vatNumber?.trim() ?? null }
    : { ...billing, companyName: null, vatNumber: null };
}
