import { logInPressAt } from "../../domain/session/logInReturn.ts";
import type { SessionHost } from "../host.ts";

/** Under which the tab keeps the address that a sign-in interrupts. */
export const INTERRUPTED_KEY = "originalAddress";

type TabHost = Pick<SessionHost, "tabStorage">;

/** Keeps the address that a sign-in or an onboarding interrupts. */
export function rememberAddress({ tabStorage }: TabHost, address: string) {
  tabStorage.setItem(INTERRUPTED_KEY, address);
}

/** 'Log in' was pressed: keeps the address where content waits, and forgets any other elsewhere. */
export function noteLogIn(
  host: TabHost,
  { pathname, search }: { pathname: string; search: string },
) {
  const press = logInPressAt(pathname);
  if (press === "remember") rememberAddress(host, pathname + search);
  if (press === "forget") host.tabStorage.removeItem(INTERRUPTED_KEY);
}
