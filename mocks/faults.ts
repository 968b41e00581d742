/** What is wrong between the browser and the server. */
export interface Faults {
  /** How every call fails; null when the server answers. */
  network: "slow" | "never answers" | "offline" | "server error" | null;
  /** Calls that answer with an unexpected fault, by field name, for example `createBooking`. */
  failing: Set<string>;
  /** Calls that never answer, by field name. */
  hanging: Set<string>;
}

export function noFaults(): Faults {
  return { network: null, failing: new Set(), hanging: new Set() };
}
