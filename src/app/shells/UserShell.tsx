import { Outlet } from "react-router";
import { Header } from "./Header.tsx";
import { Main } from "./Main.tsx";

/** Around a signed-in person's own pages. */
export function UserShell() {
  return (
    <>
      <Header home="/user" />
      <Main>
        <Outlet />
      </Main>
    </>
  );
}
