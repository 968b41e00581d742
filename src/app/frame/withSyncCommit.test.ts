import { createMemoryRouter, type DataRouter } from "react-router";
import { expect, it } from "vitest";
import { withSyncCommit } from "./withSyncCommit.ts";

const routes = [{ path: "/" }, { path: "/sign-in", loader: () => null }];

/** What renders during a navigation; `!` marks what renders in one piece. */
async function drawn(go: (router: DataRouter) => Promise<void>): Promise<string[]> {
  const router = createMemoryRouter(routes, { initialEntries: ["/"] });
  const seen: string[] = [];
  const beforeArrival = () => seen.push("about to arrive");
  withSyncCommit(router, beforeArrival).subscribe(({ location, navigation }, { flushSync }) => {
    seen.push(`${location.pathname} ${navigation.state}${flushSync ? "!" : ""}`);
  });
  await go(router);
  router.dispose();
  return seen;
}

it("an arrival is drawn in one piece, and the way there as ever", async () => {
  expect(await drawn((router) => router.navigate("/sign-in", { flushSync: true }))).toEqual([
    "/ loading",
    "about to arrive",
    "/sign-in idle!",
  ]);
});

it("no other navigation is", async () => {
  const seen = await drawn(async (router) => {
    await router.navigate("/sign-in", { flushSync: true });
    await router.navigate("/");
    await router.navigate("/sign-in");
  });
  expect(seen.filter((step) => step.endsWith("!"))).toEqual(["/sign-in idle!"]);
});

it("nor one that was given up for another", async () => {
  const seen = await drawn(async (router) => {
    const first = router.navigate("/sign-in", { flushSync: true });
    await router.navigate("/sign-in?again");
    await first;
  });
  expect(seen.filter((step) => step.endsWith("!"))).toEqual([]);
});

it("the router that draws is the router itself in everything else", async () => {
  const router = createMemoryRouter(routes, { initialEntries: ["/"] });
  const drawing = withSyncCommit(router, () => {});
  await drawing.navigate("/sign-in");
  expect(drawing.state).toBe(router.state);
  expect(drawing.state.location.pathname).toBe("/sign-in");
});
