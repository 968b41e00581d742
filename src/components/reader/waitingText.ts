import type { Waiting } from "../../domain/documents/patientRanges.ts";

/** The sentence shown while no bytes are coming. */
export function waitingText(waiting: Waiting): string {
  switch (waiting) {
    case "connection":
      return "You’re offline. Reading goes on once you’re connected again.";
    case "server":
      return "The server is busy or has a problem. Reading goes on by itself, usually within a minute.";
  }
}
