import type { Pool } from "pg";
import type { Store, Transaction } from "../ports/store.ts";
import { createLockedPayment, openPayment } from "../transitions/lockedPayment.ts";
import { lockAgenda } from "./areas/agenda.ts";
import { outboxStore } from "./areas/outbox.ts";
import { audienceStore } from "./areas/audience.ts";
import { availabilityStore } from "./areas/availability.ts";
import { bookingStore } from "./areas/bookings.ts";
import { calendarStore } from "./areas/calendars.ts";
import { catalogStore } from "./areas/catalogue.ts";
import { libraryStore } from "./areas/library.ts";
import { lockedRow, paymentStore, paymentTable } from "./areas/payments.ts";
import { questionStore } from "./areas/questions.ts";
import { openSession, type Session } from "./engine/session.ts";
import { sessionStore } from "./areas/session.ts";
import { standInStore } from "./areas/standIns.ts";
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
    standIns: standInStore(session),
    outbox: outboxStore(session),
    transaction: (work) => session.atomically((inside) => work(transactionIn(inside))),
  };
}

function transactionIn(session: Session): Transaction {
  const store = storeIn(session);
  const { outbox } = store;
  const table = paymentTable(session);
  return {
    ...store,
    agendaOf: (creatorId) => lockAgenda(session, { creatorId, outbox }),
    openPayment: (payment) => openPayment({ table, outbox }, payment),
    lockPayment: async (id) => {
      const row = await lockedRow(session, id);
      return row && createLockedPayment({ table, outbox }, row);
    },
  };
}
