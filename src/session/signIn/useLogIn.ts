import { useLocation, useNavigate } from "react-router";
import { PATHS } from "../../domain/shared/paths.ts";
import { useSession } from "../SessionProvider.tsx";
import { noteLogIn } from "./interruptedAddress.ts";

/** Leads to the sign-in, and back to where the visitor is now when content waits there. */
export function useLogIn(): () => void {
  const { host } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  return () => {
    noteLogIn(host, location);
    void navigate(PATHS.login);
  };
}
