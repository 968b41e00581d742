import { overlaps } from "../../../src/domain/time/intervals.ts";
import type { AvailabilityStore } from "../ports/availability.ts";
import { occupiesAt } from "../../../src/domain/bookings/lifecycle.ts";
import { intervalOf } from "./bookings.ts";
import { calendarsOf } from "./calendars.ts";
import type { Access, State } from "./state.ts";
import { insertRow, putRow } from "./write.ts";

const ofCreator = ({ availability }: State, creatorId: string) =>
  [...availability.values()].find((row) => row.creatorId === creatorId) ?? null;

export function memoryAvailability({ read, write }: Access): AvailabilityStore {
  return {
    ofCreator: (creatorId) => read((state) => ofCreator(state, creatorId)),
    scheduleOf: ({ creatorId, interval, now, exclude }) =>
      read((state) => ({
        hours: ofCreator(state, creatorId)?.hours ?? null,
        busy: [...state.bookings.values()]
          .filter((row) => row.creatorId === creatorId && row.bookerId !== exclude)
          .filter((row) => occupiesAt(row, now))
          .map(intervalOf)
          .filter((time) => overlaps(time, interval)),
        calendars: calendarsOf(state, creatorId),
      })),
    save: (row) =>
      write((state) => {
        if (insertRow(state, "availability", row, { unless: "availability_of_creator" }))
          return row;
        const saved = { ...row, id: ofCreator(state, row.creatorId)?.id ?? row.id };
        putRow(state, "availability", saved);
        return saved;
      }),
  };
}
