import { use } from "react";
import { createPath, type NavigateOptions, useLocation, useNavigate } from "react-router";
import { RouterContext } from "./RouterContext.ts";

/**
 * Navigates once a call has been answered, unless the person has left the page that it was made on,
 * or is navigating to another: nobody is pulled back. For use by the press that makes the call: its
 * own render says where that was.
 * @returns whether the person is at that address now
 */
export function useNavigateIfStillHere(): (
  address: string,
  options?: NavigateOptions,
) => Promise<boolean> {
  const router = use(RouterContext);
  const navigate = useNavigate();
  const { key: here } = useLocation();

  return async (address, options) => {
    // From the router: what is rendered is still the old page while the next one loads.
    const whereabouts = () => router && (router.state.navigation.location ?? router.state.location);
    const now = whereabouts();
    if (now && now.key !== here) return false;
    await navigate(address, options);
    const then = whereabouts();
    return !then || createPath(then) === address;
  };
}
