import { Outlet } from "react-router";
import { Header } from "./Header.tsx";
import { Main } from "./Main.tsx";

/** Around what visitors see: creators' pages, the sign-in, bookings. */
export function PublicShell() {
  return (
    <>
      <Header home="/" />
      <Main>
        <Outlet />
      </Main>
    </>
  );
}
