import { useEffect } from "react";
import { Outlet, useBlocker } from "react-router";
import { useSession } from "../../session/SessionProvider.tsx";
import { LeaveDialog } from "../../components/editing/LeaveDialog.tsx";
import { UnsavedFormsContext } from "../../components/editing/UnsavedFormsContext.ts";
import { unsavedFormsOf } from "../../session/unsavedForms.ts";

/**
 * Around the screens with forms: asks before unsaved input in any of them is lost (docs/product.md
 * 16.11). In one place, as the router asks only one blocker.
 */
export function AskBeforeLeaving() {
  const forms = unsavedFormsOf(useSession());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && forms.wouldBeLost(),
  );
  // A screen that breaks takes its forms with it, unasked. React ends the effects of what it removes
  // from the outside in: this one before those of the forms.
  useEffect(() => () => forms.keepAll(), [forms]);
  return (
    <UnsavedFormsContext value={forms}>
      <Outlet />
      <LeaveDialog blocker={blocker} onLeave={forms.giveUp} />
    </UnsavedFormsContext>
  );
}
