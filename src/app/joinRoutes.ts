import type { RouteObject } from "react-router";
import { PATHS } from "../domain/shared/paths.ts";
import joinQuery from "../__generated__/JoinScreenQuery$parameters.ts";
import type { Frame } from "./frame/frame.ts";
import { guarded, inShell } from "./frame/groups.ts";
import { createGuards } from "./frame/guards.ts";
import { createScreen } from "./frame/screen.ts";
import { PublicShell } from "./shells/PublicShell.tsx";

/** The page on which somebody becomes a beamer, see `createLateRoutes`. */
export function joinRoutes(frame: Frame): RouteObject {
  const screen = createScreen(frame);
  const { beamerToBe } = createGuards(frame.session);
  return inShell(PublicShell, [
    guarded(beamerToBe, [
      screen({ path: PATHS.join, query: joinQuery }, () =>
        import("../routes/session/join/JoinScreen.tsx").then((m) => m.JoinScreen),
      ),
    ]),
  ]);
}
