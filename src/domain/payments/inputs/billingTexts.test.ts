import { describe, expect, it } from "vitest";
import { parseInput } from "../../shared/inputs/parseInput.ts";
import { shownTexts as texts } from "../../shared/inputs/shownTexts.ts";
import { updatePaymentInput } from "./updatePayment.ts";
import { updateUserBillingInformationInput } from "./updateUserBillingInformation.ts";
import { validateVatNumberInput } from "./validateVatNumber.ts";

describe("billing", () => {
  const person = {
    fullName: "Demo Buyer",
    email: "buyer@demo.example",
    isCompany: false,
    firstAddressLine: "Demo street 1",
    postalCode: "1000",
    city: "Brussels",
    countryCode: "BE",
  };
  const company = {
    ...person,
    isCompany: true,
    companyName: "Demo Company",
    vatNumber: "BE 0403.019.261",
  };

  it("says everything that is missing at once", () => {
    const blank = {
      fullName: "",
      email: "",
      isCompany: true,
      firstAddressLine: "",
      postalCode: "",
      city: "",
      countryCode: "",
    };
    expect(texts(updateUserBillingInformationInput, blank)).toEqual([
      "fullName: Full name is required",
      "email: Invalid email address",
      "firstAddressLine: Address line 1 is required",
      "postalCode: Postal code is required",
      "city: City is required",
      "countryCode: Country is required",
      "companyName: Company name is required",
      "vatNumber: Enter a valid VAT/Tax number (4–25 characters, letters/numbers only)",
    ]);
  });

  it.each([
    "buyer",
    "buyer@",
    "@demo.example",
    "buyer@demo",
    "a b@demo.example",
    "buyer@demo.example\n<x>",
  ])("refuses the address %j", (email) => {
    expect(texts(updateUserBillingInformationInput, { ...person, email })).toEqual([
      "email: Invalid email address",
    ]);
  });

  it.each(["BE1", "x".repeat(26), "BE_0403019261", "BE/0403", "0403/", "    "])(
    "refuses the VAT number %j of a company",
    (vatNumber) => {
      expect(texts(updateUserBillingInformationInput, { ...company, vatNumber })).toEqual([
        "vatNumber: Enter a valid VAT/Tax number (4–25 characters, letters/numbers only)",
      ]);
      expect(texts(validateVatNumberInput, { vatNumber, countryCode: "BE" })).toHaveLength(1);
    },
  );

  it("forgets what a person typed as a company", () => {
    const parsed = parseInput(updateUserBillingInformationInput, {
      ...company,
      isCompany: false,
      companyName: " ",
    });
    expect(parsed).toMatchObject({
      isCompany: false,
      companyName: null,
      vatNumber: null,
      phoneNumber: null,
    });
  });

  it("gives what it took, so that a form can send it", () => {
    const payment = { ...company, paymentId: "pay_1", saveBillingDetails: true };
    const parsed = parseInput(updatePaymentInput, payment);
    expect(parsed).toMatchObject(payment);
    expect(parseInput(updatePaymentInput, parsed)).toEqual(parsed);
  });

  it("knows countries by their code only", () => {
    expect(texts(updateUserBillingInformationInput, { ...person, countryCode: "Belgium" })).toEqual(
      ["countryCode: Unknown country"],
    );
  });
});
