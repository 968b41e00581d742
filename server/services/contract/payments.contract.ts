import type { Store } from "../../store/ports/store.ts";
import { describeAging } from "./paymentAging.contract.ts";
import { describeAtBank } from "./paymentAtBank.contract.ts";
import { describeAttempts } from "./paymentAttempts.contract.ts";
import { describeBilling } from "./paymentBilling.contract.ts";
import { describeFailing } from "./paymentFailing.contract.ts";
import { describeLapsed } from "./paymentLapsed.contract.ts";
import { describeLate } from "./paymentLate.contract.ts";
import { describeOpening } from "./paymentOpening.contract.ts";
import { describeRepriced } from "./paymentRepriced.contract.ts";
import { describeSettling } from "./paymentSettling.contract.ts";
import { describeSessionConsent } from "./sessionConsent.contract.ts";

/** What a payment is, on any store. `openStore` gives a store with nothing in it. */
export function describePayments(name: string, openStore: () => Promise<Store>): void {
  describeOpening(name, openStore);
  describeAttempts(name, openStore);
  describeBilling(name, openStore);
  describeSessionConsent(name, openStore);
  describeSettling(name, openStore);
  describeLapsed(name, openStore);
  describeLate(name, openStore);
  describeRepriced(name, openStore);
  describeFailing(name, openStore);
  describeAging(name, openStore);
  describeAtBank(name, openStore);
}
