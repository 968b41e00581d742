import { z } from "zod";
import { companyNumberOf } from "../src/domain/payments/companyNumber.ts";
import { checkVatNumber } from "../src/domain/payments/vat/vatNumber.ts";
import { SELLER_COUNTRY_CODE } from "../src/domain/payments/vat/vat.ts";
import { compactVatNumber } from "../src/domain/payments/vat/vatPrefixes.ts";
import { email } from "../src/domain/shared/inputs/fields.ts";
import { LINE_MAX } from "../src/domain/shared/limits.ts";
import { isBlank, isReadable } from "../src/domain/shared/shownText.ts";
import type { Seller } from "./services/shared/context.ts";
import { DEMO_SELLER } from "./services/shared/demoSeller.ts";

const said = (text: string | undefined) => (text ?? "").trim();

/** A setting that says who sells; the demo's where it says nothing. */
const setting = <T extends string | null>(
  read: (text: string) => T,
  { fallback, problem }: { fallback: string; problem: string },
) =>
  z
    .string()
    .optional()
    .transform((text) => (said(text) === "" ? fallback : read(said(text))))
    .refine((value) => value !== null, problem)
    .transform((value) => value ?? "");

const line = (text: string) =>
  text.length <= LINE_MAX && isReadable(text) && !isBlank(text) && !text.includes("\n")
    ? text
    : null;

function vatNumberOf(text: string): string | null {
  const isValid = checkVatNumber({ vatNumber: text, countryCode: SELLER_COUNTRY_CODE }) === "VALID";
  if (!isValid) return null;
  const digits = compactVatNumber(text).replace(SELLER_COUNTRY_CODE, "");
  return `${SELLER_COUNTRY_CODE}${digits}`;
}

const emailOf = (text: string) => email().safeParse(text).data ?? null;

/** Who sells, as settings of the server (docs/product.md 9.6). */
export const SELLER_SETTINGS = {
  SELLER_NAME: setting(line, {
    fallback: DEMO_SELLER.name,
    problem: `must be one line of at most ${LINE_MAX} characters`,
  }),
  SELLER_ADDRESS: setting(line, {
    fallback: DEMO_SELLER.address,
    problem: `must be one line of at most ${LINE_MAX} characters`,
  }),
  SELLER_COMPANY_NUMBER: setting(companyNumberOf, {
    fallback: DEMO_SELLER.companyNumber,
    problem: "must be a number of the Belgian register of companies, like 0000.000.097",
  }),
  SELLER_VAT_NUMBER: setting(vatNumberOf, {
    fallback: DEMO_SELLER.vatNumber,
    problem: "must be a Belgian VAT number, like BE0000000097",
  }),
  SELLER_EMAIL: setting(emailOf, {
    fallback: DEMO_SELLER.email,
    problem: "must be an e-mail address",
  }),
};

/** The seller that these settings name. */
export const sellerOf = (settings: {
  readonly [Name in keyof typeof SELLER_SETTINGS]: string;
}): Seller => ({
  name: settings.SELLER_NAME,
  address: settings.SELLER_ADDRESS,
  companyNumber: settings.SELLER_COMPANY_NUMBER,
  vatNumber: settings.SELLER_VAT_NUMBER,
  email: settings.SELLER_EMAIL,
});
