import { describe, expect, it } from "vitest";
import { createEnvironment } from "../src/relay/environment.ts";
import { beamerRoutes } from "../src/app/beamerRoutes.ts";
import { userRoutes } from "../src/app/userRoutes.ts";
import { joinRoutes } from "../src/app/joinRoutes.ts";
import { mailRoutes } from "../src/app/mailRoutes.ts";
import { marketingRoutes } from "../src/app/marketingRoutes.ts";
import { liveRoutes } from "../src/app/liveRoutes.ts";
import { paymentRoutes } from "../src/app/paymentRoutes.ts";
import { bookedRoutes } from "../src/app/bookedRoutes.ts";
import { signInRoutes } from "../src/app/signInRoutes.ts";
import { createRoutes } from "../src/app/router.tsx";
import { createSession } from "../src/session/session.ts";
import { createFakeBrowser } from "../src/session/testing/fakeBrowser.ts";
import { SCREENS } from "./states.ts";
import { screenPaths } from "./support/routesOf.ts";
import { SHARED_STATES, statesOf } from "./support/stateTable.ts";
import { storyIds } from "./support/storyIds.ts";

function routedPaths(): string[] {
  const { host } = createFakeBrowser({ server: () => new Promise(() => {}) }).openTab();
  const session = createSession(host);
  const frame = { session, environment: createEnvironment({ session }) };
  return screenPaths([
    ...createRoutes(frame),
    marketingRoutes(frame),
    joinRoutes(frame),
    mailRoutes(frame),
    paymentRoutes(frame),
    bookedRoutes(frame),
    signInRoutes(frame),
    liveRoutes(frame),
    userRoutes(frame),
    beamerRoutes(frame),
  ]);
}

const ids = storyIds();

describe("the table of states", () => {
  it("has a row for every screen of the router, and no other", () => {
    expect(SCREENS.map(({ path }) => path).sort()).toEqual(routedPaths().sort());
  });

  it.each(SCREENS.map((row) => [row.name, row] as const))(
    "has a story for every state of: %s",
    (_, row) => {
      const missing = statesOf(row)
        .filter(({ storyId }) => !ids.has(storyId))
        .map(({ state, title, exportName }) => `"${state}": ${title}: ${exportName}`);
      expect(missing).toEqual([]);
    },
  );

  it.each(SCREENS.map((row) => [row.name, row] as const))(
    "makes no exception without a reason, and none for a state of: %s",
    (_, { never = {}, own = [], at = {} }) => {
      const reasons = Object.values(never).map((reason) => reason.length);
      expect(Math.min(20, ...reasons)).toBeGreaterThan(10);
      const shown = [...SHARED_STATES.filter((state) => never[state] === undefined), ...own];
      expect(new Set(shown).size).toBe(shown.length);
      expect(Object.keys(at).filter((state) => !shown.includes(state))).toEqual([]);
    },
  );

  it("leaves no story of a screen out", () => {
    const listed = new Set(SCREENS.flatMap(statesOf).map(({ storyId }) => storyId));
    expect([...ids].filter((id) => id.startsWith("screens-") && !listed.has(id))).toEqual([]);
  });
});
