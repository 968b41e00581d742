import type { AudienceStore } from "./audience.ts";
import type { AvailabilityStore } from "./availability.ts";
import type { BookingStore } from "./bookings.ts";
import type { CalendarStore } from "./calendars.ts";
import type { CatalogStore } from "./catalogue.ts";
import type { LibraryStore } from "./library.ts";
import type { PaymentStore } from "./payments.ts";
import type { QuestionStore } from "./questions.ts";
import type { SessionStore } from "./session.ts";
import type { UserStore } from "./profiles.ts";

/** Everything that is remembered, a port an aggregate. */
export interface Store {
  users: UserStore;
  sessions: SessionStore;
  catalog: CatalogStore;
  availability: AvailabilityStore;
  calendars: CalendarStore;
  bookings: BookingStore;
  payments: PaymentStore;
  library: LibraryStore;
  audience: AudienceStore;
  questions: QuestionStore;
  /**
   * Runs the work with a store of its own: all of it is kept, or, when it throws, nothing. May run the
   * work again when the database asks for it, so effects on the outside belong after it. Within the
   * work only the given store may be used; a transaction inside a transaction joins it.
   */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
}
