import { createMemoryRouter, type DataRouter } from "react-router";
import { describe, expect, it } from "vitest";
import beamerQuery from "../__generated__/BeamerScreenQuery$parameters.ts";
import userHomeQuery from "../__generated__/UserHomeScreenQuery$parameters.ts";
import { createEnvironment } from "../relay/environment.ts";
import { releaseRouteQueries } from "../relay/routeQuery.ts";
import { createLateRoutes, loadLateRoutes } from "./lateRoutes.ts";
import { MARKETING_PATHS } from "../domain/shared/paths.ts";
import { createRoutes } from "./router.tsx";
import type { MeSummary } from "../session/claims.ts";
import { createSession } from "../session/session.ts";
import { createFakeBrowser, settle, type SeenRequest } from "../session/testing/fakeBrowser.ts";
import { makeToken } from "../session/testing/tokens.ts";

const who = {
  visitor: null,
  "new user": { role: "user", userIsOnboarded: false },
  user: { role: "user", userIsOnboarded: true },
  "new beamer": { role: "beamer", beamerIsOnboarded: false },
  beamer: { role: "beamer", beamerIsOnboarded: true },
} satisfies Record<string, Partial<MeSummary> | null>;

/** The app without rendering, at an address. */
async function openAt(path: string, { as }: { as: keyof typeof who }) {
  const seen: SeenRequest[] = [];
  const browser = createFakeBrowser({
    server(request) {
      seen.push(request);
      return new Promise(() => {});
    },
  });
  const me = who[as];
  if (me) browser.shared.set("token", makeToken({ me }));
  const { host } = browser.openTab();
  const session = createSession(host);
  const frame = { session, environment: createEnvironment({ session }) };
  const router = createMemoryRouter(createRoutes(frame), {
    ...createLateRoutes(frame),
    initialEntries: [path],
  });
  await whenShown(router);
  const where = () => router.state.location.pathname + router.state.location.search;
  return { router, where, host, seen };
}

const idsOf = (seen: readonly SeenRequest[]) => seen.map(({ documentId }) => documentId);

/** Resolves when no navigation is in progress. */
async function whenShown(router: DataRouter): Promise<void> {
  const isShown = () => router.state.initialized && router.state.navigation.state === "idle";
  await new Promise<void>((resolve) => {
    if (isShown()) return resolve();
    const unsubscribe = router.subscribe(() => {
      if (!isShown()) return;
      unsubscribe();
      resolve();
    });
  });
}

describe("a page whose routes are loaded late", () => {
  it("opens also when it was left and asked for again while they came", async () => {
    const { router, where } = await openAt("/login", { as: "visitor" });
    const first = router.navigate("/join?beamercode=first");
    const second = router.navigate("/join?beamercode=second");
    await Promise.all([first, second]);
    await whenShown(router);
    expect(where()).toBe("/join?beamercode=second");
    await router.navigate("/terms");
    await router.navigate("/join");
    await whenShown(router);
    expect(where()).toBe("/join");
  });
});

describe("a marketing page", () => {
  it.each(Object.values(MARKETING_PATHS))("opens by its address: %s", async (path) => {
    const { where } = await openAt(path, { as: "visitor" });
    expect(where()).toBe(path);
  });
});

describe("an address", () => {
  it.each([
    ["visitor", "/", "/home"],
    ["visitor", "/join?beamercode=CODE-1234", "/join?beamercode=CODE-1234"],
    ["visitor", "/stop-mails?token=SALES.usr_1.mac", "/stop-mails?token=SALES.usr_1.mac"],
    ["user", "/confirm-mails?token=usr_1.1.mac", "/confirm-mails?token=usr_1.1.mac"],
    ["visitor", "/no/such/page/at/all", "/404"],
    ["visitor", "/demo?utm_source=qrcode", "/demo/about?utm_source=qrcode"],
    // Not `//elsewhere.example/about`, which is another site.
    ["visitor", "/%2Felsewhere.example", "/404"],
    ["visitor", "/%", "/404"],
    ["visitor", "/%00", "/404"],
    ["visitor", "/%ff/about", "/404"],
    ["visitor", "/%E2%80%AEdemo/offerings", "/404"],
    ["visitor", "/user/onboarding", "/login"],
    ["visitor", "/beamer", "/login"],
    ["visitor", "/beamer/onboarding", "/login"],
    ["new user", "/user/onboarding", "/user/onboarding"],
    ["new user", "/login", "/user/onboarding"],
    ["user", "/join", "/join"],
    ["new beamer", "/login", "/beamer/onboarding"],
    ["new beamer", "/beamer/onboarding", "/beamer/onboarding"],
    ["beamer", "/beamer", "/beamer"],
    ["beamer", "/beamer/onboarding", "/beamer"],
    ["beamer", "/login", "/beamer"],
    ["beamer", "/join", "/beamer"],
    ["beamer", "/user/onboarding", "/beamer"],
    ["visitor", "/user/home?tab=sessions", "/login"],
    ["visitor", "/user/settings", "/login"],
    ["user", "/user", "/user/home"],
    ["new user", "/user", "/user/onboarding"],
    ["new user", "/user/home?tab=sessions", "/user/onboarding"],
    ["new user", "/user/settings", "/user/onboarding"],
    ["new user", "/payment/pay_1", "/payment/pay_1"],
    ["user", "/beamer", "/user/home"],
    ["user", "/user/home?tab=sessions", "/user/home?tab=sessions"],
    ["beamer", "/user/settings", "/user/settings"],
  ] as const)("of a %s, %s, shows %s", async (as, path, shown) => {
    const { where } = await openAt(path, { as });
    expect(where()).toBe(shown);
  });

  it("that needs a sign-in is remembered for after it", async () => {
    const { host } = await openAt("/beamer?from=mail", { as: "visitor" });
    expect(host.tabStorage.getItem("originalAddress")).toBe("/beamer?from=mail");
  });

  it("that waits for the onboarding is remembered for after it", async () => {
    const { host } = await openAt("/user/home?tab=sessions", { as: "new user" });
    expect(host.tabStorage.getItem("originalAddress")).toBe("/user/home?tab=sessions");
  });

  it("that needs a sign-in sends no query before it", async () => {
    const { seen } = await openAt("/beamer", { as: "visitor" });
    expect(idsOf(seen)).not.toContain(beamerQuery.params.id);
  });

  it("that is a beamer's sends no query for a user, who comes home instead", async () => {
    const { seen } = await openAt("/beamer", { as: "user" });
    expect(idsOf(seen)).toEqual([userHomeQuery.params.id]);
  });
});

describe("a page that begins where routes come late", () => {
  it("has its own skeleton from the start", async () => {
    const browser = createFakeBrowser({ server: () => new Promise(() => {}) });
    browser.shared.set("token", makeToken({ me: who.beamer }));
    const session = createSession(browser.openTab().host);
    const frame = { session, environment: createEnvironment({ session }) };
    const first = await loadLateRoutes("/beamer/audience");
    const router = createMemoryRouter(createRoutes(frame, first), {
      ...createLateRoutes(frame, first),
      initialEntries: ["/beamer/audience"],
    });
    expect(router.state.initialized).toBe(false);
    expect(router.state.matches.at(-1)?.route.path).toBe("/beamer/audience");
    await whenShown(router);
    expect(router.state.location.pathname).toBe("/beamer/audience");
  });
});

describe("a screen's query", () => {
  it("is released one navigation after its screen was left", async () => {
    const { router } = await openAt("/login", { as: "visitor" });
    releaseRouteQueries(router);
    const data = Object.values(router.state.loaderData).find(Boolean) as {
      queryRef: { isDisposed: boolean };
    };
    await router.navigate("/join");
    await settle();
    expect(data.queryRef.isDisposed).toBe(false);
    await router.navigate("/home");
    await settle();
    expect(data.queryRef.isDisposed).toBe(true);
  });
});
