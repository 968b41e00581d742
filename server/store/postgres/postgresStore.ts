import type { Pool } from "pg";
import type { Store, Transaction } from "../ports/store.ts";
import { lockLiveSession } from "../transitions/live.ts";
import { createLockedPayment, openPayment } from "../transitions/lockedPayment.ts";
import { lockAgenda } from "./areas/agenda.ts";
import { outboxStore } from "./areas/outbox.ts";
import { audienceStore } from "./areas/audience.ts";
import { availabilityStore } from "./areas/availability.ts";
import { bookingStore } from "./areas/bookings.ts";
import { calendarEntryStore } from "./areas/calendarEntries.ts";
import { calendarFeedStore } from "./areas/calendarFeeds.ts";
import { calendarStore } from "./areas/calendars.ts";
import { catalogStore } from "./areas/catalogue.ts";
import { mailStore } from "./areas/messages.ts";
import { fileStore } from "./areas/files.ts";
import { formStore } from "./areas/forms.ts";
import { libraryStore } from "./areas/library.ts";
import { linkPreviewStore } from "./areas/linkPreviews.ts";
import { listedStore } from "./areas/listed.ts";
import { liveStore, liveTable } from "./areas/live.ts";
import { lockedRow, paymentStore, paymentTable } from "./areas/payments.ts";
import { policyStore } from "./areas/policies.ts";
import { questionStore } from "./areas/questions.ts";
import { DEADLINES, QUEUES } from "./engine/connections/deadlines.ts";
import type { LaneOptions } from "./engine/queues/lanes.ts";
import { openSession, type Session } from "./engine/connections/session.ts";
import { createTurns, type Turn, type Turns } from "./engine/queues/turns.ts";
import { sharingStore } from "./areas/sharing.ts";
import { sessionStore } from "./areas/session.ts";
import { userStore } from "./areas/profiles.ts";

interface StoreOptions extends LaneOptions {
  pool: Pool;
  /** Called once an event that is due at once is committed: after its transaction, never before. */
  onDue?: () => void;
}

/** The store over a pool of connections to a migrated database, embedded or a server. */
export function createPostgresStore(options: StoreOptions): Store {
  const { pool, onDue = () => {}, deadlines = DEADLINES } = options;
  const turns = createTurns({ waitingMax: QUEUES.agenda, waitMs: deadlines.turnMs });
  return storeIn(openSession(pool, options), { onDue, turns });
}

interface Hooks {
  onDue: () => void;
  turns: Turns;
}

function storeIn(session: Session, { onDue, turns }: Hooks): Store {
  return {
    users: userStore(session),
    sessions: sessionStore(session),
    policies: policyStore(session),
    catalog: catalogStore(session),
    files: fileStore(session),
    sharing: sharingStore(session),
    forms: formStore(session),
    mails: mailStore(session),
    availability: availabilityStore(session),
    calendars: calendarStore(session),
    calendarEntries: calendarEntryStore(session),
    calendarFeeds: calendarFeedStore(session),
    bookings: bookingStore(session),
    payments: paymentStore(session),
    library: libraryStore(session),
    linkPreviews: linkPreviewStore(session),
    listed: listedStore(session),
    live: liveStore(session),
    audience: audienceStore(session),
    questions: questionStore(session),
    outbox: outboxStore(session, { onDue }),
    transaction: async (work) => {
      const due = { isAsked: false };
      const result = await turns.run((turn) =>
        session.atomically((inside) => {
          // A rerun hasn't written anything yet.
          due.isAsked = false;
          return work(transactionIn(inside, { turn, onDue: () => (due.isAsked = true) }));
        }),
      );
      if (due.isAsked) onDue();
      return result;
    },
  };
}

function transactionIn(
  session: Session,
  { turn, onDue }: { turn: Turn; onDue: () => void },
): Transaction {
  // A nested transaction shares the turn.
  const store = storeIn(session, { onDue, turns: { run: (work) => work(turn) } });
  const { outbox } = store;
  const table = paymentTable(session);
  return {
    ...store,
    agendaOf: async (creatorId) => {
      // They wait here, not for the row lock, where each would hold a connection.
      turn.take(creatorId);
      return lockAgenda(session, { creatorId, outbox });
    },
    openPayment: (payment) => openPayment({ table, outbox }, payment),
    lockPayment: async (id) => {
      const row = await lockedRow(session, id);
      return row && createLockedPayment({ table, outbox }, row);
    },
    lockLiveSession: (wanted) => lockLiveSession({ table: liveTable(session), outbox }, wanted),
  };
}
