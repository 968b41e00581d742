import { describe, expect, it } from "vitest";
import { screenPaths } from "./routesOf.ts";

const Component = () => null;

describe("the screens of a tree of routes", () => {
  it("are its leaves, with the paths above them", () => {
    const tabs = [
      { path: "about", Component },
      { path: "offerings", Component },
    ];
    expect(screenPaths([{ path: "/:slug", Component, children: tabs }])).toEqual([
      "/:slug/about",
      "/:slug/offerings",
    ]);
  });

  it("count when their code is still on its way", () => {
    expect(screenPaths([{ path: "/login", lazy: async () => ({ Component }) }])).toEqual([
      "/login",
    ]);
  });

  it("are none where an address only leads on", () => {
    const redirecting = { path: "*", loader: () => null };
    expect(screenPaths([{ Component, children: [redirecting] }, { path: "/" }])).toEqual([]);
  });
});
