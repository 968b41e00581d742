import type { WeeklyHours } from "../../src/domain/time/weeklyHours.ts";

/** A creator's weekly hours, in the creator's zone. */
export interface AvailabilityRow {
  id: string;
  creatorId: string;
  hours: WeeklyHours;
}

/** Weekly hours, one row a creator. */
export interface AvailabilityStore {
  ofCreator(creatorId: string): Promise<AvailabilityRow | null>;
  /** Replaces the creator's hours; the id of an existing row stays. */
  save(row: AvailabilityRow): Promise<AvailabilityRow>;
}
