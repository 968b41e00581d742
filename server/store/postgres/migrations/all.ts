import type { Kysely } from "kysely";
import { people } from "./001_people.ts";
import { catalogue } from "./002_catalogue.ts";
import { bookings } from "./003_bookings.ts";
import { payments } from "./004_payments.ts";
import { library } from "./005_library.ts";
import { outbox } from "./006_outbox.ts";
import { endedFamilies } from "./007_ended_families.ts";
import { rateCounts } from "./008_rate_counts.ts";
import { bookingLength } from "./009_booking_length.ts";
import { ownQuestions } from "./010_own_questions.ts";
import { itemByDocument } from "./011_item_by_document.ts";
import { formerSlugs } from "./015_former_slugs.ts";
import { calendarAccounts } from "./016_calendar_accounts.ts";
import { business } from "./017_business.ts";
import { sharing } from "./018_sharing.ts";
import { accessConsent } from "./019_access_consent.ts";
import { oneDefaultCalendar } from "./020_one_default_calendar.ts";
import { openedDocuments } from "./021_opened_documents.ts";
import { refundedContent } from "./022_refunded_content.ts";
import { itemsByStatus } from "./023_items_by_status.ts";
import { pricedPayments } from "./024_priced_payments.ts";
import { searchedItems } from "./025_searched_items.ts";
import { providerEventsByAge } from "./026_provider_events_by_age.ts";

/** A step of the schema. A step that was released is never changed; a new one is added. */
export interface Migration {
  name: string;
  up(db: Kysely<unknown>): Promise<void>;
}

/** All steps in order. */
export const MIGRATIONS: readonly Migration[] = [
  { name: "0001_people", up: people },
  { name: "0002_catalogue", up: catalogue },
  { name: "0003_bookings", up: bookings },
  { name: "0004_payments", up: payments },
  { name: "0005_library", up: library },
  { name: "0006_outbox", up: outbox },
  { name: "0007_ended_families", up: endedFamilies },
  { name: "0008_rate_counts", up: rateCounts },
  { name: "0009_booking_length", up: bookingLength },
  { name: "0010_own_questions", up: ownQuestions },
  { name: "0011_item_by_document", up: itemByDocument },
  { name: "0015_former_slugs", up: formerSlugs },
  { name: "0016_calendar_accounts", up: calendarAccounts },
  { name: "0017_business", up: business },
  { name: "0018_sharing", up: sharing },
  { name: "0019_access_consent", up: accessConsent },
  { name: "0020_one_default_calendar", up: oneDefaultCalendar },
  { name: "0021_opened_documents", up: openedDocuments },
  { name: "0022_refunded_content", up: refundedContent },
  { name: "0023_items_by_status", up: itemsByStatus },
  { name: "0024_priced_payments", up: pricedPayments },
  { name: "0025_searched_items", up: searchedItems },
  { name: "0026_provider_events_by_age", up: providerEventsByAge },
];
