import { globSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { parseSync, Visitor } from "vite";
import { describe, expect, it } from "vitest";
import { RouterContext } from "../relay/RouterContext.ts";
import { FrameRoot } from "./frame/FrameRoot.tsx";

describe("on a server", () => {
  it("a screen is rendered with what every page has", () => {
    const router = createMemoryRouter([
      { Component: FrameRoot, children: [{ path: "/", element: "The screen" }] },
    ]);
    const page = createElement(RouterProvider, { router });
    const html = renderToString(createElement(RouterContext, { value: router }, page));
    expect(html).toContain("Skip to content");
    expect(html).toContain("The screen");
    expect(html).not.toContain("Loading the page");
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
