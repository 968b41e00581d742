import type { BillingDetails } from "../store/ports/profiles.ts";

/** Billing details with the id under which the client's store keeps them. */
export interface OwnedBilling {
  /** `billing:` and the id of the user or of the payment that they stand on. */
  id: string;
  details: BillingDetails;
}
