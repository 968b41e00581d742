import type { Part } from "./parts.ts";

/** Old events are deleted; they are found by age. */
export const parts: readonly Part[] = [
  { index: "provider_events_by_age", on: "provider_events (at)" },
];
