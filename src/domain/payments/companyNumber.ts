/** Ten digits, the first of them 0 or 1, as the register writes them or without the dots. */
const FORM = /^([01]\d{3})[. ]?(\d{3})[. ]?(\d{3})$/;

/**
 * A company number of the Belgian register (KBO/BCE) as the register writes it, `0123.456.749`;
 * null for anything else. Its last two digits are 97 minus the rest of the others.
 */
export function companyNumberOf(text: string): string | null {
  const groups = FORM.exec(text.trim())?.slice(1);
  if (groups === undefined) return null;
  const digits = groups.join("");
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
    ? groups.join(".")
    : null;
}
