import type { Part } from "./parts.ts";

/** Old events are forgotten; they are found by their age. */
export const providerEventsByAge: readonly Part[] = [
  { index: "provider_events_by_age", on: "provider_events (at)" },
];
