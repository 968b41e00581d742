import { overlaps } from "../../../src/domain/time/intervals.ts";
import type { AvailabilityStore } from "../ports/availability.ts";
import { occupiesAt } from "../../../src/domain/bookings/lifecycle.ts";
import { intervalOf } from "./bookings.ts";
import { calendarsOf } from "./calendars.ts";
import type { Access } from "./state.ts";

export function memoryAvailability({ read, write }: Access): AvailabilityStore {
  return {
    ofCreator: (creatorId) => read((state) => state.availability.get(creatorId) ?? null),
    scheduleOf: ({ creatorId, interval, now, exclude }) =>
      read((state) => ({
        hours: state.availability.get(creatorId)?.hours ?? null,
        busy: [...state.bookings.values()]
          .filter((row) => row.creatorId === creatorId && row.bookerId !== exclude)
          .filter((row) => occupiesAt(row, now))
          .map(intervalOf)
          .filter((time) => overlaps(time, interval)),
        calendars: calendarsOf(state, creatorId),
      })),
    save: (row) =>
      write((state) => {
        const id = state.availability.get(row.creatorId)?.id ?? row.id;
        const saved = { ...row, id };
        state.availability.set(row.creatorId, saved);
        return saved;
      }),
  };
}
