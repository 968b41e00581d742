import { createMemoryRouter } from "react-router";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { expect, it } from "vitest";
import query from "../../__generated__/LoginScreenQuery$parameters.ts";
// As loaded with a screen's code: before, it is unknown whether its data are in the store.
import "../../__generated__/LoginScreenQuery.graphql.ts";
import { createEnvironment } from "../../relay/environment.ts";
import { createSession } from "../../session/session.ts";
import { createFakeBrowser, settle, type SeenRequest } from "../../session/testing/fakeBrowser.ts";
import { createScreen } from "./screen.ts";

it("starts its query, with the parameters of the address, while its code is still loading", async () => {
  const seen: SeenRequest[] = [];
  const browser = createFakeBrowser({
    server(request) {
      seen.push(request);
      return new Promise(() => {});
    },
  });
  const session = createSession(browser.openTab().host);
  const screen = createScreen({ session, environment: createEnvironment({ session }) });
  const route = screen(
    {
      path: "/:slug",
      // The test's own variables, not those of the borrowed query.
      // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
      query: query as PreloadableConcreteRequest<OperationType>,
      variables: ({ params, search }) => ({ slug: params["slug"], tab: search.get("tab") }),
    },
    () => new Promise(() => {}),
  );

  const router = createMemoryRouter([route], { initialEntries: ["/demo?tab=2"] });
  await settle();

  expect(router.state.initialized).toBe(false);
  expect(seen).toMatchObject([
    { documentId: query.params.id, variables: { slug: "demo", tab: "2" } },
  ]);
});

it.each([
  { isLasting: false, asked: 2 },
  { isLasting: true, asked: 1 },
])(
  "asks again at each visit unless what it asks for lasts ($isLasting)",
  async ({ isLasting, asked }) => {
    let count = 0;
    const browser = createFakeBrowser({
      server() {
        count += 1;
        return Response.json({ data: { policyDocuments: [] } });
      },
    });
    const session = createSession(browser.openTab().host);
    const environment = createEnvironment({ session });
    const screen = createScreen({ session, environment });
    const route = screen({ path: "/terms", query, isLasting }, () => Promise.resolve(() => null));
    const routes = [route, { path: "/" }];

    const router = createMemoryRouter(routes, { initialEntries: ["/terms"] });
    await settle();
    await router.navigate("/");
    await router.navigate("/terms");
    await settle();

    expect(count).toBe(asked);
  },
);
