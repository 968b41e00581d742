import { useTransition } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * For an error boundary of the router: fetches the page's data again and renders the result.
 *
 * It navigates to the current location. A revalidation would end as soon as it began, since a
 * loader only starts its query; React would then never render the loading state, and a boundary
 * that has not seen one keeps its error.
 */
export function useTryAgain(): { tryAgain: () => void; isTrying: boolean } {
  const [isTrying, start] = useTransition();
  const navigate = useNavigate();
  const location = useLocation();
  const options = { replace: true, state: location.state as unknown, preventScrollReset: true };
  return { tryAgain: () => start(async () => navigate(location, options)), isTrying };
}
