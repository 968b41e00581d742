/** What speaks for the country of a buyer, in ISO 3166; null where it is not known. */
export interface CountryEvidence {
  /** Of the billing address, which decides on the VAT. */
  readonly billing: string | null;
  /** Of the connection's address when the billing details were saved. */
  readonly ip: string | null;
  /** Of the card that paid. */
  readonly card: string | null;
}

/** Whether something that is known speaks for another country than the one whose VAT was charged. */
export function isContradictory({ billing, ip, card }: CountryEvidence): boolean {
  return [ip, card].some((country) => country !== null && country !== billing);
}
