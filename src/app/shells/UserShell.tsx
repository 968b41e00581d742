import { Outlet } from "react-router";
import { PATHS } from "../../domain/shared/paths.ts";
import { Shell } from "./Shell.tsx";

/** The layout of a signed-in user's own pages. */
export function UserShell() {
  return (
    <Shell home={PATHS.user}>
      <Outlet />
    </Shell>
  );
}
