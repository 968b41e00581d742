import { useRef, useState, type SyntheticEvent } from "react";
import { useWatch } from "react-hook-form";
import { VAT_NUMBER_STATUSES, type VatNumberStatus } from "../../domain/shared/enums.ts";
import { ERRORS } from "../../domain/shared/errors.ts";
import { VAT_CHECK_TEXTS } from "../../domain/payments/inputs/billing.ts";
import { looksLikeVatNumber } from "../../domain/shared/inputs/fields.ts";
import { namesAnotherCountry } from "../../domain/payments/vat/vatPrefixes.ts";
import { knownEnum } from "../../relay/enums.ts";
import { failureText } from "../../relay/failureText.ts";
import { billingPart, type BillingForm, type BillingValues } from "./billingValues.ts";
import { useValidateVatNumber } from "./useValidateVatNumber.ts";

/** How a question about a number stands; `failure` says why there was no answer at all. */
type Standing = "CHECKING" | VatNumberStatus | { failure: string };

interface Company {
  vatNumber: string;
  countryCode: string;
}

/** What is known of the VAT number in a billing form. */
export interface VatNumberCheck {
  /** Stands beside the number and blocks saving. */
  error: string | undefined;
  /** Stands beside the number and blocks nothing. */
  hint: string | undefined;
  /** Asks about the number as it is now; for the number's blur and a change of the country. */
  check(changes?: Partial<BillingValues>): void;
  /** For the form's `onSubmit`: goes on only when no VAT error stands. */
  guard(submit: (event: SyntheticEvent) => Promise<void>): (event: SyntheticEvent) => Promise<void>;
}

/**
 * Verifies the VAT number on blur, on a change of the country and before saving (docs/product.md 8.7). What is
 * known belongs to the number and country that were asked about: whoever types on sees no old answer.
 */
export function useVatNumberCheck<Values extends BillingValues, Sent>(
  options: BillingForm<Values, Sent>,
): VatNumberCheck {
  const form = billingPart(options);
  const validate = useValidateVatNumber();
  const [standings, setStandings] = useState<Readonly<Record<string, Standing>>>({});
  const asked = useRef(new Map<string, Promise<Standing>>());
  const [isCompany, vatNumber, countryCode] = useWatch({
    control: form.control,
    name: ["isCompany", "vatNumber", "countryCode"],
  });

  const ask = (company: Company): Promise<Standing> => {
    const key = keyOf(company);
    const known = asked.current.get(key);
    if (known) return known;
    const note = (standing: Standing) => {
      // What had no answer is asked again.
      if (isFailure(standing) || standing === "UNAVAILABLE") asked.current.delete(key);
      setStandings((all) => ({ ...all, [key]: standing }));
      return standing;
    };
    note("CHECKING");
    const answer = validate(company).then(
      ({ status }) => note(knownEnum(status, VAT_NUMBER_STATUSES) ?? "UNAVAILABLE"),
      (error) => note({ failure: failureText(error) }),
    );
    asked.current.set(key, answer);
    return answer;
  };

  const company = companyOf({ isCompany, vatNumber, countryCode });
  const standing = company ? standings[keyOf(company)] : undefined;
  return {
    error: company ? errorOf(company, standing) : undefined,
    hint: hintOf(standing),
    check(changes = {}) {
      const now = companyOf({ ...form.getValues(), ...changes });
      if (now) void ask(now);
    },
    guard: (submit) => async (event) => {
      event.preventDefault();
      const now = companyOf(form.getValues());
      if (now && errorOf(now, await ask(now)) !== undefined) {
        await form.trigger();
        form.setFocus("vatNumber");
        return;
      }
      await submit(event);
    },
  };
}

/** What can be asked about: a company with a number that looks like one, and a country. */
function companyOf({
  isCompany,
  vatNumber,
  countryCode,
}: Pick<BillingValues, "isCompany" | "vatNumber" | "countryCode">): Company | null {
  if (!isCompany || !countryCode || !vatNumber || !looksLikeVatNumber(vatNumber)) return null;
  return { vatNumber: vatNumber.trim(), countryCode };
}

const keyOf = ({ vatNumber, countryCode }: Company) => `${countryCode} ${vatNumber}`;

const isFailure = (standing: Standing | undefined) => typeof standing === "object";

function errorOf(company: Company, standing: Standing | undefined): string | undefined {
  if (isFailure(standing)) return `${VAT_CHECK_TEXTS.failed} ${standing.failure}`;
  if (standing !== "INVALID") return undefined;
  return namesAnotherCountry(company) ? VAT_CHECK_TEXTS.mismatch : VAT_CHECK_TEXTS.invalid;
}

function hintOf(standing: Standing | undefined): string | undefined {
  return standing === undefined || isFailure(standing) ? undefined : HINTS[standing];
}

const HINTS: Record<Exclude<Standing, object>, string | undefined> = {
  CHECKING: "Checking the number…",
  VALID: "The number is correct.",
  // That is an error.
  INVALID: undefined,
  UNAVAILABLE: `${ERRORS.VAT_SERVICE_UNAVAILABLE.message} You can go on; VAT is charged until it can be checked.`,
};
