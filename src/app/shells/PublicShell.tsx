import { Outlet } from "react-router";
import { PATHS } from "../../domain/shared/paths.ts";
import { Header } from "./Header.tsx";
import { Main } from "./Main.tsx";

/** The layout of the pages that visitors see: creators' pages, sign-in, bookings. */
export function PublicShell() {
  return (
    <>
      <Header home={PATHS.root} />
      <Main>
        <Outlet />
      </Main>
    </>
  );
}
