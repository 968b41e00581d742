import { Outlet } from "react-router";
import { Main } from "./Main.tsx";

/** The layout of a live session: all of the window is its own. */
export function LiveShell() {
  return (
    <Main>
      <Outlet />
    </Main>
  );
}
