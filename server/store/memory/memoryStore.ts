import type { Store, Transaction } from "../ports/store.ts";
import { createLockedPayment, openPayment } from "../transitions/lockedPayment.ts";
import { memoryAgenda } from "./agenda.ts";
import { memoryAudience } from "./audience.ts";
import { memoryAvailability } from "./availability.ts";
import { memoryBookings } from "./bookings.ts";
import { memoryCalendars } from "./calendars.ts";
import { memoryCatalog } from "./catalogue.ts";
import { memoryLibrary } from "./library.ts";
import { memoryOutbox } from "./outbox.ts";
import { memoryPaymentTable, memoryPayments } from "./payments.ts";
import { memoryQuestions } from "./questions.ts";
import { memorySessions } from "./session.ts";
import { type Access, type State, copyState, emptyState } from "./state.ts";
import { memoryUsers } from "./profiles.ts";

/** A store that lives as long as its object: for the workshop and for fast tests. */
export function createMemoryStore({ onDue = () => {} }: { onDue?: () => void } = {}): Store {
  let committed = emptyState();
  let lastTurn: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T> | T): Promise<T> => {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => undefined);
    return turn;
  };

  const access: Access = {
    read: async (work) => work(committed),
    write: (work) => inTurn(() => work(committed)),
  };

  const transaction: Store["transaction"] = async (work) => {
    const due = { isAsked: false };
    const result = await inTurn(async () => {
      const draft = copyState(committed);
      const kept = await work(transactionIn(draft, () => (due.isAsked = true)));
      committed = draft;
      return kept;
    });
    if (due.isAsked) onDue();
    return result;
  };
  return storeOver(access, { transaction, onDue });
}

function transactionIn(draft: State, onDue: () => void): Transaction {
  const access: Access = {
    read: async (work) => work(draft),
    write: async (work) => work(draft),
  };
  const store = storeOver(access, { transaction: (work) => work(transaction), onDue });
  const { outbox } = store;
  const table = memoryPaymentTable(access);
  const transaction: Transaction = {
    ...store,
    agendaOf: async (creatorId) => memoryAgenda(access, { creatorId, outbox }),
    openPayment: (payment) => openPayment({ table, outbox }, payment),
    lockPayment: async (id) => {
      const row = await store.payments.byId(id);
      return row && createLockedPayment({ table, outbox }, row);
    },
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
    catalog: memoryCatalog(access),
    availability: memoryAvailability(access),
    calendars: memoryCalendars(access),
    bookings: memoryBookings(access),
    payments: memoryPayments(access),
    library: memoryLibrary(access),
    audience: memoryAudience(access),
    questions: memoryQuestions(access),
    outbox: memoryOutbox(access, onDue),
    transaction,
  };
}
