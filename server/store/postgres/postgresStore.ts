import type { Pool } from "pg";
import type { Store } from "../store.ts";
import { audienceStore } from "./audience.ts";
import { availabilityStore } from "./availability.ts";
import { bookingStore } from "./bookings.ts";
import { calendarStore } from "./calendars.ts";
import { catalogStore } from "./catalog.ts";
import { libraryStore } from "./library.ts";
import { paymentStore } from "./payments.ts";
import { questionStore } from "./questions.ts";
import { openSession, type Session } from "./session.ts";
import { sessionStore } from "./sessions.ts";
import { standInStore } from "./standIns.ts";
import { userStore } from "./users.ts";

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
    standIns: standInStore(session),
    transaction: (work) => session.atomically((inside) => work(storeIn(inside))),
  };
}
