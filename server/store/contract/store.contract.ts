import { describe } from "vitest";
import { describeAudienceStore } from "./audience.contract.ts";
import { describeSaleStore } from "./sales.contract.ts";
import { describeSchedule } from "./schedule.contract.ts";
import { describeBookingStore } from "./bookings.contract.ts";
import { describeCalendarEntryStore } from "./calendarEntries.contract.ts";
import { describeCalendarFeedStore } from "./calendarFeeds.contract.ts";
import { describeCatalogStore } from "./catalogue.contract.ts";
import { describeDeletions } from "./deletions.contract.ts";
import { describeFileStore } from "./files.contract.ts";
import { describeFormStore } from "./forms.contract.ts";
import { describeLibraryStore } from "./library.contract.ts";
import { describeLinkPreviewStore } from "./linkPreviews.contract.ts";
import { describeListedStore } from "./listed.contract.ts";
import { describeLiveStore } from "./live.contract.ts";
import { describeMovedBookings } from "./movedBookings.contract.ts";
import { describeMailStore } from "./messages.contract.ts";
import { describeOutboxStore } from "./outbox.contract.ts";
import { describePaymentStore } from "./payments.contract.ts";
import { describePolicyStore } from "./policies.contract.ts";
import type { OpenStore } from "./rows.ts";
import { describeSharingStore } from "./sharing.contract.ts";
import { describeSessionStore } from "./session.contract.ts";
import { describeTransactions } from "./transactions.contract.ts";
import { describeUserStore } from "./profiles.contract.ts";

const PARTS: Readonly<Record<string, (openStore: OpenStore) => void>> = {
  users: describeUserStore,
  sessions: describeSessionStore,
  policies: describePolicyStore,
  catalog: describeCatalogStore,
  deletions: describeDeletions,
  files: describeFileStore,
  linkPreviews: describeLinkPreviewStore,
  sharing: describeSharingStore,
  forms: describeFormStore,
  mails: describeMailStore,
  bookings: describeBookingStore,
  movedBookings: describeMovedBookings,
  availability: describeSchedule,
  calendarEntries: describeCalendarEntryStore,
  calendarFeeds: describeCalendarFeedStore,
  payments: describePaymentStore,
  sales: describeSaleStore,
  library: describeLibraryStore,
  listed: describeListedStore,
  live: describeLiveStore,
  audience: describeAudienceStore,
  outbox: describeOutboxStore,
  transactions: describeTransactions,
};

/** The whole contract: what every store does, however it is implemented. */
export function describeStore(openStore: OpenStore): void {
  // A group each: setup in one doesn't run before the tests of all others.
  for (const [name, describePart] of Object.entries(PARTS)) {
    describe(`of ${name}`, () => {
      describePart(openStore);
    });
  }
}
