import { beforeEach } from "vitest";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { LONGEST_PAUSE_MS } from "../../jobs/backOff.ts";
import type { Calendars } from "../../providers/calendars/port.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { CalendarEntryRow } from "../../store/ports/calendarEntries.ts";
import type { CalendarProfileRow, CalendarRow } from "../../store/ports/calendars.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import type { Person } from "../../world/actions.ts";
import { type Beamer, beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { toggleCalendarEnabledForBooking } from "../calendars/toggleCalendarEnabledForBooking.ts";
import { updateDefaultCalendar } from "../calendars/updateDefaultCalendar.ts";
import { writeCalendarEntry } from "../calendars/writeCalendarEntry.ts";

/** A creator with a connected calendar, `google-work`, and someone who books a free offer. */
export interface EntryWorld {
  world: World;
  creator: Beamer;
  guest: Person;
  offer: OneOnOneRow;
  /** Ids of the accounts of which their owner was to be told that they can't be written to. */
  told: string[];
  accounts(): Promise<CalendarProfileRow[]>;
  calendarOf(calendarId: string): Promise<CalendarRow>;
  /** Makes a calendar the default, which is turned on before. */
  makeDefault(calendarId: string): Promise<void>;
  /** When each of our entries in a calendar begins, in ISO 8601. */
  startsIn(calendarId: string): Promise<string[]>;
  noted(booking: BookingRow): Promise<CalendarEntryRow | null>;
  /** Runs the reaction once more, whether or not an event asks for it. */
  runsAgain(booking: BookingRow): ReturnType<typeof writeCalendarEntry>;
  /** The calendar service behaves differently from now on; as it did at first when nothing is given. */
  serviceDoes(changes?: Partial<Calendars>): void;
  /** The calendar service says when people are busy, and answers nothing about entries. */
  entriesAreAway(): void;
  /** Time passes in which whatever failed is tried again. */
  isTriedAgain(): Promise<void>;
}

/** The world of the test that is running: each test has its own, on an empty store. */
export function entryWorldOn(openStore: () => Promise<Store>): EntryWorld {
  const at = {} as EntryWorld;
  beforeEach(async () => void Object.assign(at, await createEntryWorld(await openStore())));
  return at;
}

async function createEntryWorld(store: Store): Promise<EntryWorld> {
  const told: string[] = [];
  const world = createWorld({ store: listening(store, told) });
  const creator = await beamer(world);
  await creator.connects();
  const accounts = () => world.store.calendars.ofOwner(creator.row.id);
  const calendarOf = async (calendarId: string) => {
    const calendars = (await accounts()).flatMap((account) => account.calendars);
    return calendars.find((calendar) => calendar.calendarId === calendarId)!;
  };
  return {
    world,
    creator,
    guest: await user(world),
    offer: await creator.offers({ priceInCents: 0 }),
    told,
    accounts,
    calendarOf,
    makeDefault: async (calendarId) => {
      const { id } = await calendarOf(calendarId);
      const context = world.contextFor(creator.viewer);
      await toggleCalendarEnabledForBooking(context, { id, isEnabled: true });
      await updateDefaultCalendar(context, { id });
    },
    startsIn: async (calendarId) =>
      (await world.calendars.readEntries(calendarId)).map(({ startsAt }) =>
        new Date(startsAt).toISOString().replace(".000", ""),
      ),
    noted: ({ id }) => world.store.calendarEntries.byBookingId(id),
    runsAgain: ({ id }) => writeCalendarEntry(world, { subjectId: id }),
    serviceDoes: (changes = {}) => {
      world.providers.calendars = { ...world.calendars, ...changes };
    },
    entriesAreAway: () => {
      const away = async () => refuse("CALENDARS_UNAVAILABLE");
      world.providers.calendars = { ...world.calendars, putEntry: away, removeEntry: away };
    },
    isTriedAgain: async () => {
      world.clock.advance(LONGEST_PAUSE_MS);
      await world.drain();
    },
  };
}

/** The store, with a list of the accounts that were lost. */
function listening(store: Store, told: string[]): Store {
  return {
    ...store,
    transaction: (work) =>
      store.transaction((inside) => {
        const append: typeof inside.outbox.append = async (event) => {
          if (event.name === "calendarLost") told.push(event.subjectId);
          await inside.outbox.append(event);
        };
        return work({ ...inside, outbox: { ...inside.outbox, append } });
      }),
  };
}
