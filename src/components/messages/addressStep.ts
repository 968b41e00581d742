/** Where somebody is sent mails, as the contract's `MailSettings` has it. */
export interface MailAddresses {
  readonly address?: string | null | undefined;
  readonly pendingAddress?: string | null | undefined;
  readonly linkSentAt?: string | null | undefined;
  readonly isRefused: boolean;
}

/** What can be done with an address: nothing, be sent a link, or be kept instead of another one. */
export type AddressStep = "NOTHING" | "SEND" | "SEND_ANOTHER" | "KEEP";

/** What the button next to a typed address does. */
export function addressStep(typed: string, mails: MailAddresses): AddressStep {
  const { address, pendingAddress = null, linkSentAt = null, isRefused } = mails;
  if (typed === address && !isRefused) return pendingAddress === null ? "NOTHING" : "KEEP";
  return typed === pendingAddress && linkSentAt !== null ? "SEND_ANOTHER" : "SEND";
}
