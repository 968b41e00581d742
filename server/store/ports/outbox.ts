import type { EventName } from "../../../src/domain/shared/events.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";

/** Something that happened. */
export interface OutboxEvent {
  name: EventName;
  /** Id of the booking or payment that it is about. */
  subjectId: string;
  /** When what follows from it is due. */
  dueAt: Instant;
  /** When it happened. */
  at: Instant;
}

/** Events whose consequences are still to be carried out. */
export interface OutboxStore {
  append(event: OutboxEvent): Promise<void>;
}
