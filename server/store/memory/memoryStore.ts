import type { Store } from "../ports/store.ts";
import { memoryAudience } from "./audience.ts";
import { memoryAvailability } from "./availability.ts";
import { memoryBookings } from "./bookings.ts";
import { memoryCalendars } from "./calendars.ts";
import { memoryCatalog } from "./catalogue.ts";
import { memoryLibrary } from "./library.ts";
import { memoryPayments } from "./payments.ts";
import { memoryQuestions } from "./questions.ts";
import { memorySessions } from "./session.ts";
import { type Access, type State, copyState, emptyState } from "./state.ts";
import { memoryUsers } from "./profiles.ts";

/** A store that lives as long as its object: for the workshop and for fast tests. */
export function createMemoryStore(): Store {
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

  return storeOver(access, (work) =>
    inTurn(async () => {
      const draft = copyState(committed);
      const result = await work(storeWithin(draft));
      committed = draft;
      return result;
    }),
  );
}

function storeWithin(draft: State): Store {
  const access: Access = {
    read: async (work) => work(draft),
    write: async (work) => work(draft),
  };
  const store: Store = storeOver(access, (work) => work(store));
  return store;
}

function storeOver(access: Access, transaction: Store["transaction"]): Store {
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
    transaction,
  };
}
