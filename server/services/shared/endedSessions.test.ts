import { expect, it } from "vitest";
import { DAY_MS } from "../../../src/domain/shared/limits.ts";
import { createEndedSessions, ENDED_SESSIONS_FRESH_MS } from "./endedSessions.ts";

it("knows of sessions that others end after the time has gone back by weeks", async () => {
  let now = Date.UTC(2026, 2, 2, 12);
  const inStore: { familyId: string; endedAt: number }[] = [];
  const endedSince = async (since: number) => inStore.filter(({ endedAt }) => endedAt >= since);
  const ended = createEndedSessions({ store: { sessions: { endedSince } }, now: () => now });
  now += 40 * DAY_MS;
  expect(await ended.has("fam_1")).toBe(false);
  now -= 40 * DAY_MS;
  inStore.push({ familyId: "fam_1", endedAt: now });
  expect(await ended.has("fam_1")).toBe(true);
  now += ENDED_SESSIONS_FRESH_MS;
  inStore.push({ familyId: "fam_2", endedAt: now });
  expect(await ended.has("fam_2")).toBe(true);
});
