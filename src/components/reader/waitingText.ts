import type { Waiting } from "../../documents/patientRanges.ts";

/** The sentence shown while no bytes are coming. */
export function waitingText(waiting: Waiting): string {
  switch (waiting) {
    case "connection":
      return "You’re offline. You can keep reading once you’re back online.";
    case "server":
      return "The server is busy or has a problem. You can keep reading once it’s back, usually within a minute.";
  }
}
