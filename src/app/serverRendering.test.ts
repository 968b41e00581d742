import { globSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { prerender } from "react-dom/static";
import { createMemoryRouter, type DataRouter } from "react-router";
import { parseSync, Visitor } from "vite";
import { describe, expect, it } from "vitest";
import { answer } from "../../mocks/answer.ts";
import { beamer, user } from "../../server/world/people.ts";
import { createWorld } from "../../server/world/world.ts";
import { PATHS } from "../domain/shared/paths.ts";
import { createEnvironment } from "../relay/environment.ts";
import { createSession } from "../session/session.ts";
import { createFakeBrowser, settle, START } from "../session/testing/fakeBrowser.ts";
import { App } from "./App.tsx";
import { loadLateRoutes } from "./lateRoutes.ts";
import { createRoutes } from "./router.tsx";

/** A marketplace where every address shows something, seen by whom the address is for. */
async function openMarketplace(path: string) {
  const world = createWorld({ now: new Date(START).toISOString() });
  const creator = await beamer(world);
  const buyer = await user(world);
  const offer = await creator.offers();
  const talk = await creator.attaches(await creator.speaks({ priceInCents: 900 }));
  const drop = await creator.attaches(await creator.drops());
  const booking = await buyer.takes(offer, "2026-03-17T09:00:00Z");
  const free = await creator.offers({ priceInCents: 0 });
  const { channelId } = await buyer.books(free, "2026-03-18T09:00:00Z");
  const payment = await buyer.opensPayment(offer);
  await buyer.pays(await buyer.opensPayment(drop));

  const newcomer = { slug: "newcomer", email: "new@demo.example", affiliateCode: "NEWCOMER" };
  if (path === PATHS.beamerOnboarding) {
    await (await beamer(world, { ...newcomer, beamerIsOnboarded: false })).signsIn();
  } else if (path === PATHS.userOnboarding) {
    await (await user(world, { ...newcomer, userIsOnboarded: false })).signsIn();
  } else if (path.startsWith(PATHS.beamer)) await creator.signsIn();
  else if (path !== PATHS.login) await buyer.signsIn();

  const parameters: Readonly<Record<string, string>> = {
    slug: creator.row.slug,
    offerId: offer.id,
    kind: "publication",
    itemId: drop.id,
    bookingId: booking.id,
    channelId,
    paymentId: payment.id,
    talkId: talk.id,
    publicationId: drop.id,
  };
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? "");
  return { world, address };
}

/** Renders the app at an address once its data are there, with all that comes later in the page. */
async function render({ world, address }: Awaited<ReturnType<typeof openMarketplace>>) {
  const browser = createFakeBrowser({
    server: async (call) => Response.json((await answer(world, call))?.result),
  });
  if (world.token !== null) browser.shared.set("token", world.token);
  const session = createSession(browser.openTab().host);
  const frame = { session, environment: createEnvironment({ session }) };
  const router = createMemoryRouter(createRoutes(frame, await loadLateRoutes(address)), {
    initialEntries: [address],
  });
  const { state } = await whenShown(router);
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const { prelude } = await prerender(createElement(App, { frame, router }), { onError });
  const html = await new Response(prelude).text();
  router.dispose();
  return { html, errors, shown: state.location.pathname };
}

/** The router, once it has loaded the screen's code and its query is answered. */
async function whenShown(router: DataRouter): Promise<DataRouter> {
  while (!router.state.initialized || router.state.navigation.state !== "idle") await settle(1);
  await settle();
  return router;
}

/** Each leads to another address. */
const REDIRECTS: readonly string[] = [PATHS.root, PATHS.profile, PATHS.user, PATHS.signInReturn];
const SCREENS = Object.values(PATHS).filter((path) => !REDIRECTS.includes(path));

describe("on a server", () => {
  it.each(SCREENS)("the screen at %s is rendered", async (path) => {
    const marketplace = await openMarketplace(path);
    const { html, errors, shown } = await render(marketplace);
    expect(errors).toEqual([]);
    expect(shown).toBe(marketplace.address);
    expect(html).toContain("Skip to content");
    expect(html).toContain("<h1");
  });

  it("whatever a component reads outside React has a value", () => {
    const files = globSync("src/**/*.{ts,tsx}").filter((file) => !file.includes("__generated__"));
    const without = files.filter((file) => numbersOfArguments(file).some((count) => count < 3));
    expect(without).toEqual([]);
  });
});

/** Of each call of `useSyncExternalStore` in a file: the third argument is the server's value. */
function numbersOfArguments(file: string): number[] {
  const source = readFileSync(file, "utf8");
  const counts: number[] = [];
  if (!source.includes("useSyncExternalStore")) return counts;
  const visitor = new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== "Identifier" || callee.name !== "useSyncExternalStore") return;
      counts.push(given.length);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return counts;
}
