import { useRef, useState, type SyntheticEvent } from "react";
import { useWatch } from "react-hook-form";
import { VAT_NUMBER_STATUSES, type VatNumberStatus } from "../../domain/generated/enums.ts";
import { ERRORS } from "../../domain/shared/errors.ts";
import { VAT_CHECK_TEXTS } from "../../domain/payments/inputs/billing.ts";
import { looksLikeVatNumber } from "../../domain/shared/inputs/fields.ts";
import { namesAnotherCountry } from "../../domain/payments/vat/vatPrefixes.ts";
import { knownOf } from "../../relay/enums.ts";
import { failureText } from "../../calls/failure.ts";
import { billingPart, type BillingForm, type BillingValues } from "./billingValues.ts";
import { useValidateVatNumber } from "./useValidateVatNumber.ts";

/** The state of a number's check; `failure` says why there was no answer at all. */
type CheckState = "CHECKING" | VatNumberStatus | { failure: string };

interface Company {
  vatNumber: string;
  countryCode: string;
}

/** The check of the VAT number in a billing form. */
export interface VatNumberCheck {
  /** Shown next to the number; blocks saving. */
  error: string | undefined;
  /** Shown next to the number; does not block saving. */
  hint: string | undefined;
  /** The result for the current number; null without one, and before the answer. */
  status: VatNumberStatus | null;
  /**
   * Checks the current number; call it when the number loses focus and when the country changes.
   */
  check(changes?: Partial<BillingValues>): void;
  /** For the form's `onSubmit`: submits only when there is no VAT error. */
  guard(submit: (event: SyntheticEvent) => Promise<void>): (event: SyntheticEvent) => Promise<void>;
}

/**
 * Verifies the VAT number on blur, when the country changes and before saving (docs/product.md
 * 8.7). An answer belongs to the number and country that were checked: further typing hides it.
 */
export function useVatNumberCheck<Values extends BillingValues, Sent>(
  options: BillingForm<Values, Sent>,
): VatNumberCheck {
  const form = billingPart(options);
  const validate = useValidateVatNumber();
  const [states, setStates] = useState<Readonly<Record<string, CheckState>>>({});
  const answers = useRef(new Map<string, Promise<CheckState>>());
  const [isCompany, vatNumber, countryCode] = useWatch({
    control: form.control,
    name: ["isCompany", "vatNumber", "countryCode"],
  });

  const ask = (company: Company): Promise<CheckState> => {
    const key = keyOf(company);
    const known = answers.current.get(key);
    if (known) return known;
    const note = (state: CheckState) => {
      // Without an answer, the next check retries.
      if (isFailure(state) || state === "UNAVAILABLE") answers.current.delete(key);
      setStates((all) => ({ ...all, [key]: state }));
      return state;
    };
    note("CHECKING");
    const answer = validate(company).then(
      ({ status }) => note(knownOf(status, VAT_NUMBER_STATUSES) ?? "UNAVAILABLE"),
      (error) => note({ failure: failureText(error) }),
    );
    answers.current.set(key, answer);
    return answer;
  };

  const company = companyOf({ isCompany, vatNumber, countryCode });
  const state = company ? states[keyOf(company)] : undefined;
  return {
    error: company ? errorOf(company, state) : undefined,
    hint: hintOf(state),
    status: state === undefined || state === "CHECKING" || isFailure(state) ? null : state,
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

/** What can be checked: a company with a plausible number, and a country. */
function companyOf({
  isCompany,
  vatNumber,
  countryCode,
}: Pick<BillingValues, "isCompany" | "vatNumber" | "countryCode">): Company | null {
  if (!isCompany || !countryCode || !vatNumber || !looksLikeVatNumber(vatNumber)) return null;
  return { vatNumber: vatNumber.trim(), countryCode };
}

const keyOf = ({ vatNumber, countryCode }: Company) => `${countryCode} ${vatNumber}`;

const isFailure = (state: CheckState | undefined): state is { failure: string } =>
  typeof state === "object";

function errorOf(company: Company, state: CheckState | undefined): string | undefined {
  if (isFailure(state)) return `${VAT_CHECK_TEXTS.failed} ${state.failure}`;
  if (state !== "INVALID") return undefined;
  return namesAnotherCountry(company) ? VAT_CHECK_TEXTS.mismatch : VAT_CHECK_TEXTS.invalid;
}

function hintOf(state: CheckState | undefined): string | undefined {
  return state === undefined || isFailure(state) ? undefined : HINTS[state];
}

const HINTS: Record<Exclude<CheckState, object>, string | undefined> = {
  CHECKING: "Checking the number…",
  VALID: "Valid VAT number",
  // Shown as an error instead.
  INVALID: undefined,
  UNAVAILABLE: `${ERRORS.VAT_SERVICE_UNAVAILABLE.message} You can continue; we charge VAT until it can be checked.`,
};
