import { describeSchedule } from "./schedule.contract.ts";
import { describeBookingStore } from "./bookings.contract.ts";
import { describeCatalogStore } from "./catalogue.contract.ts";
import { describeLibraryStore } from "./library.contract.ts";
import { describeOutboxStore } from "./outbox.contract.ts";
import { describePaymentStore } from "./payments.contract.ts";
import type { OpenStore } from "./rows.ts";
import { describeSessionStore } from "./session.contract.ts";
import { describeTransactions } from "./transactions.contract.ts";
import { describeUserStore } from "./profiles.contract.ts";

/** The whole contract: what every store does, whatever it stands on. */
export function describeStore(openStore: OpenStore): void {
  describeUserStore(openStore);
  describeSessionStore(openStore);
  describeCatalogStore(openStore);
  describeBookingStore(openStore);
  describeSchedule(openStore);
  describePaymentStore(openStore);
  describeLibraryStore(openStore);
  describeOutboxStore(openStore);
  describeTransactions(openStore);
}
