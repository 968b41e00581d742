import type { Pool } from "pg";
import type { Store } from "../ports/store.ts";
import { audienceStore } from "./areas/audience.ts";
import { availabilityStore } from "./areas/availability.ts";
import { bookingStore } from "./areas/bookings.ts";
import { calendarStore } from "./areas/calendars.ts";
import { catalogStore } from "./areas/catalogue.ts";
import { libraryStore } from "./areas/library.ts";
import { paymentStore } from "./areas/payments.ts";
import { questionStore } from "./areas/questions.ts";
import { openSession, type Session } from "./engine/session.ts";
import { sessionStore } from "./areas/session.ts";
import { userStore } from "./areas/profiles.ts";

/** The store over a pool of connections to a migrated database, embedded or a server. */
export function createPostgresStore({ pool }: { pool: Pool }): Store {
  return storeIn(openSession(pool));
}

function storeIn(session: Session): Store {
  return {
    users: userStore(session),
    sessions: sessionStore(session),
    catalog: catalogStore(session),
    availability: availabilityStore(session),
    calendars: calendarStore(session),
    bookings: bookingStore(session),
    payments: paymentStore(session),
    library: libraryStore(session),
    audience: audienceStore(session),
    questions: questionStore(session),
    transaction: (work) => session.atomically((inside) => work(storeIn(inside))),
  };
}
