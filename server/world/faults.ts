/** Simulated faults between the browser and the server. */
export interface Faults {
  /** How every call fails; null when the server answers. */
  network: "slow" | "never answers" | "offline" | "server error" | "too many calls" | null;
  /** Calls that answer with an unexpected fault, by field name, for example `createBooking`. */
  failing: Set<string>;
  /** Calls that never answer, by field name. */
  hanging: Set<string>;
  /** Calls that take effect at once and answer only when the promise resolves, by field name. */
  late: Map<string, Promise<void>>;
}

/** A network on which everything works. */
export function noFaults(): Faults {
  return { network: null, failing: new Set(), hanging: new Set(), late: new Map() };
}
