import type { Store, Transaction } from "../ports/store.ts";
import { lockLiveSession } from "../transitions/live.ts";
import { createLockedPayment, openPayment } from "../transitions/lockedPayment.ts";
import { memoryAgenda } from "./agenda.ts";
import { memoryAudience } from "./audience.ts";
import { memoryAvailability } from "./availability.ts";
import { memoryBookings } from "./bookings.ts";
import { memoryCalendarEntries } from "./calendarEntries.ts";
import { memoryCalendarFeeds } from "./calendarFeeds.ts";
import { memoryLinkPreviews } from "./linkPreviews.ts";
import { memoryCalendars } from "./calendars.ts";
import { memoryCatalog } from "./catalogue.ts";
import { memoryFiles } from "./files.ts";
import { memoryForms } from "./forms.ts";
import { memoryLibrary } from "./library.ts";
import { memoryListed } from "./listed.ts";
import { memoryLive, memoryLiveTable } from "./live.ts";
import { memoryMails } from "./messages.ts";
import { memoryOutbox } from "./outbox.ts";
import { memoryPaymentTable, memoryPayments } from "./payments.ts";
import { memoryPolicies } from "./policies.ts";
import { memoryQuestions } from "./questions.ts";
import { memorySharing } from "./sharing.ts";
import { memorySessions } from "./session.ts";
import { type Access, type State, copyState, emptyState } from "./state.ts";
import { memoryUsers } from "./profiles.ts";
import { ConstraintViolation } from "./write.ts";

interface StoreOptions {
  /** Called after what has asked for a reaction that is due at once. */
  onDue?: () => void;
}

/** A store that lives as long as its object: for the workshop and for fast tests. */
export function createMemoryStore(options: StoreOptions = {}): Store {
  return openMemory(options).store;
}

/** A store, and the way to its tables past the ports. */
export function openMemory({ onDue = () => {} }: StoreOptions = {}): {
  store: Store;
  access: Access;
} {
  let committed = emptyState();
  let lastTurn: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T> | T): Promise<T> => {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => undefined);
    return turn;
  };

  const access: Access = {
    read: async (work) => work(committed),
    write: (work) =>
      inTurn(() => {
        const draft = copyState(committed);
        const result = work(draft);
        committed = draft;
        return result;
      }),
  };

  const transaction: Store["transaction"] = async (work) => {
    const due = { isAsked: false };
    const result = await inTurn(async () => {
      const draft = copyState(committed);
      const access = accessTo(draft);
      const kept = await work(transactionIn(access, () => (due.isAsked = true)));
      // The violation may have been caught; the draft is discarded nevertheless.
      await access.read(() => undefined);
      committed = draft;
      return kept;
    });
    if (due.isAsked) onDue();
    return result;
  };
  return { store: storeOver(access, { transaction, onDue }), access };
}

/** How a transaction reaches its draft; no access once it has broken a constraint. */
function accessTo(draft: State): Access {
  let broken: ConstraintViolation | null = null;
  const attempt: Access["read"] = async (work) => {
    if (broken !== null) throw new Error("current transaction is aborted", { cause: broken });
    try {
      return work(draft);
    } catch (error) {
      if (error instanceof ConstraintViolation) broken = error;
      throw error;
    }
  };
  return { read: attempt, write: attempt };
}

function transactionIn(access: Access, onDue: () => void): Transaction {
  const store = storeOver(access, { transaction: (work) => work(transaction), onDue });
  const { outbox } = store;
  const table = memoryPaymentTable(access);
  const transaction: Transaction = {
    ...store,
    agendaOf: (creatorId) => memoryAgenda(access, { creatorId, outbox }),
    openPayment: (payment) => openPayment({ table, outbox }, payment),
    lockPayment: async (id) => {
      const row = await store.payments.byId(id);
      return row && createLockedPayment({ table, outbox }, row);
    },
    lockLiveSession: (session) =>
      lockLiveSession({ table: memoryLiveTable(access), outbox }, session),
  };
  return transaction;
}

function storeOver(
  access: Access,
  { transaction, onDue }: { transaction: Store["transaction"]; onDue: () => void },
): Store {
  return {
    users: memoryUsers(access),
    sessions: memorySessions(access),
    policies: memoryPolicies(access),
    catalog: memoryCatalog(access),
    files: memoryFiles(access),
    sharing: memorySharing(access),
    forms: memoryForms(access),
    mails: memoryMails(access),
    availability: memoryAvailability(access),
    calendars: memoryCalendars(access),
    calendarEntries: memoryCalendarEntries(access),
    calendarFeeds: memoryCalendarFeeds(access),
    linkPreviews: memoryLinkPreviews(access),
    bookings: memoryBookings(access),
    payments: memoryPayments(access),
    library: memoryLibrary(access),
    listed: memoryListed(access),
    live: memoryLive(access),
    audience: memoryAudience(access),
    questions: memoryQuestions(access),
    outbox: memoryOutbox(access, onDue),
    transaction,
  };
}
