import type { RouteObject } from "react-router";
import { ScreenFallback } from "./ScreenFallback.tsx";

/** Screens in a shell, which stays when one of them fails. */
export function inShell(Component: RouteObject["Component"], children: RouteObject[]): RouteObject {
  return { Component, children: [{ ErrorBoundary: ScreenFallback, children }] };
}

/** Screens behind a guard. */
export function guarded(
  guard: NonNullable<RouteObject["middleware"]>[number],
  children: RouteObject[],
): RouteObject {
  return { middleware: [guard], children };
}
