import { Outlet } from "react-router";
import { PATHS } from "../../domain/shared/paths.ts";
import { Header } from "./Header.tsx";
import { Main } from "./Main.tsx";

/** The layout of a signed-in user's own pages. */
export function UserShell() {
  return (
    <>
      <Header home={PATHS.user} />
      <Main>
        <Outlet />
      </Main>
    </>
  );
}
