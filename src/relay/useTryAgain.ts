import { useTransition } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * For a boundary of the router: asks for the page's data once more and draws what comes.
 *
 * It navigates to where it is. A revalidation would be over as soon as it has begun, since a loader only
 * starts its query; React then never draws the beginning, and a boundary that has not seen one keeps
 * its error.
 */
export function useTryAgain(): { tryAgain: () => void; isTrying: boolean } {
  const [isTrying, start] = useTransition();
  const navigate = useNavigate();
  const location = useLocation();
  const options = { replace: true, state: location.state as unknown, preventScrollReset: true };
  return { tryAgain: () => start(async () => navigate(location, options)), isTrying };
}
