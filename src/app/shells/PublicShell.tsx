import { Outlet } from "react-router";
import { PATHS } from "../../domain/shared/paths.ts";
import { Header } from "./Header.tsx";
import { Main } from "./Main.tsx";

/** Around what visitors see: creators' pages, the sign-in, bookings. */
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
