import { fullName } from "../domain/profiles/fullName.ts";
import { useMe } from "./SessionProvider.tsx";

/** Name and email of who is signed in, for a form to begin with; null for a visitor. */
export function useSender(): { name: string; email: string } | null {
  const me = useMe();
  return me && { name: fullName(me), email: me.email };
}
