import { createMemoryRouter, type DataRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withBrowsersScroll } from "./withBrowsersScroll.ts";

/** How far down the first page was scrolled, in pixels. */
const DEPTH = 700;
const routes = [{ path: "/", loader: () => null }, { path: "/other" }];

describe("the router of a page that was there before the app", () => {
  let router: DataRouter;
  let drawing: DataRouter;
  beforeEach(() => {
    router = createMemoryRouter(routes, { initialEntries: ["/"] });
    drawing = withBrowsersScroll(router);
  });
  afterEach(() => router.dispose());

  it("scrolls it neither to the top nor to where it was", () => {
    const seen: unknown[] = [];
    drawing.subscribe((state) => seen.push(state.restoreScrollPosition));
    expect(drawing.state.restoreScrollPosition).toBe(false);
    const { key } = router.state.location;
    drawing.enableScrollRestoration({ [key]: DEPTH }, () => 0);
    expect([router.state.restoreScrollPosition, ...seen]).toEqual([DEPTH, false]);
  });

  it("scrolls every other page, and the first one on the way back", async () => {
    const { key } = router.state.location;
    drawing.enableScrollRestoration({ [key]: DEPTH }, () => DEPTH);
    await drawing.navigate("/other");
    expect(drawing.state.restoreScrollPosition).toBeNull();
    await drawing.navigate(-1);
    await expect.poll(() => drawing.state.location.key).toBe(key);
    expect(drawing.state.restoreScrollPosition).toBe(DEPTH);
  });

  it("has the same state until something changes, and is the router in everything else", async () => {
    expect(drawing.state).toBe(drawing.state);
    await drawing.revalidate();
    expect(drawing.state.restoreScrollPosition).toBe(false);
    expect(drawing.state).toEqual({ ...router.state, restoreScrollPosition: false });
    expect(drawing.routes).toBe(router.routes);
  });
});
