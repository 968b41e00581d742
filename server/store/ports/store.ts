import type { Instant } from "../../../src/domain/time/instant.ts";
import type { AudienceStore } from "./audience.ts";
import type { AvailabilityStore } from "./availability.ts";
import type { Agenda, BookingStore } from "./bookings.ts";
import type { CalendarEntryStore } from "./calendarEntries.ts";
import type { CalendarFeedStore } from "./calendarFeeds.ts";
import type { CalendarStore } from "./calendars.ts";
import type { CatalogStore } from "./catalogue.ts";
import type { FileStore } from "./files.ts";
import type { FormStore } from "./forms.ts";
import type { LibraryStore } from "./library.ts";
import type { LinkPreviewStore } from "./linkPreviews.ts";
import type { ListedStore } from "./listed.ts";
import type { LiveStore, LockedLiveSession } from "./live.ts";
import type { MailStore } from "./messages.ts";
import type { OutboxStore } from "./outbox.ts";
import type { LockedPayment, NewPayment, PaymentRow, PaymentStore } from "./payments.ts";
import type { PolicyStore } from "./policies.ts";
import type { QuestionStore } from "./questions.ts";
import type { SessionStore } from "./session.ts";
import type { SharingStore } from "./sharing.ts";
import type { UserStore } from "./profiles.ts";

/** Everything that is stored, one port per aggregate. */
export interface Store {
  users: UserStore;
  sessions: SessionStore;
  policies: PolicyStore;
  catalog: CatalogStore;
  files: FileStore;
  availability: AvailabilityStore;
  calendars: CalendarStore;
  calendarEntries: CalendarEntryStore;
  calendarFeeds: CalendarFeedStore;
  bookings: BookingStore;
  payments: PaymentStore;
  library: LibraryStore;
  linkPreviews: LinkPreviewStore;
  listed: ListedStore;
  live: LiveStore;
  audience: AudienceStore;
  questions: QuestionStore;
  sharing: SharingStore;
  forms: FormStore;
  mails: MailStore;
  outbox: OutboxStore;
  /**
   * Runs the work with its own store, atomically: if it throws, nothing is kept. May rerun the work
   * when the database asks for a retry, so side effects belong after it. After a `Violation`,
   * caught or not, the work can do nothing more, and the transaction rejects. Within the work only
   * the given store may be used; a transaction inside a transaction joins it.
   */
  transaction<T>(work: (store: Transaction) => Promise<T>): Promise<T>;
}

/**
 * A store within a transaction: only here can anything with a life cycle be changed, under its
 * lock. Locks are acquired in this order: a creator's agenda, a booker, a payment. A
 * transaction that locks a live session takes no other lock.
 */
export interface Transaction extends Store {
  /** Locks a creator's agenda until the transaction ends. */
  agendaOf(creatorId: string): Promise<Agenda>;
  /** Null, with nothing written, when the buyer has an unsettled payment for the item. */
  openPayment(payment: NewPayment): Promise<PaymentRow | null>;
  /** Locks a payment until the transaction ends; null when the id is unknown. */
  lockPayment(id: string): Promise<LockedPayment | null>;
  /** Locks a live session until the transaction ends; opens it, with its event, if there is none. */
  lockLiveSession(session: {
    channelId: string;
    bookingId: string;
    at: Instant;
  }): Promise<LockedLiveSession>;
}
