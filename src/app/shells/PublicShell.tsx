import { Outlet } from "react-router";
import { PATHS } from "../../domain/shared/paths.ts";
import { Shell } from "./Shell.tsx";

/** The layout of the pages that visitors see: creators' pages, sign-in, bookings. */
export function PublicShell() {
  return (
    <Shell home={PATHS.root}>
      <Outlet />
    </Shell>
  );
}
