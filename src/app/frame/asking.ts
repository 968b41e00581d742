import type { RouteObject } from "react-router";
import { AskBeforeLeaving } from "./AskBeforeLeaving.tsx";
import { inShell } from "./groups.ts";

/** Screens with forms in a shell: unsaved input is not left without a question. */
export function inAskingShell(
  Component: RouteObject["Component"],
  children: RouteObject[],
): RouteObject {
  return inShell(Component, [{ Component: AskBeforeLeaving, children }]);
}
