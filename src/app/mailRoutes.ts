import type { RouteObject } from "react-router";
import { PATHS } from "../domain/shared/paths.ts";
import type { Frame } from "./frame/frame.ts";
import { inShell } from "./frame/groups.ts";
import { createScreen } from "./frame/screen.ts";
import { PublicShell } from "./shells/PublicShell.tsx";

/** Where the links in mails lead that work without a sign-in, see `createLateRoutes`. */
export function mailRoutes(frame: Frame): RouteObject {
  const screen = createScreen(frame);
  return inShell(PublicShell, [
    screen({ path: PATHS.confirmMails }, () =>
      import("../routes/public/confirmMails/ConfirmMailsScreen.tsx").then(
        (m) => m.ConfirmMailsScreen,
      ),
    ),
    screen({ path: PATHS.stopMails }, () =>
      import("../routes/public/stopMails/StopMailsScreen.tsx").then((m) => m.StopMailsScreen),
    ),
  ]);
}
