import { useState } from "react";
import { Outlet, useBlocker } from "react-router";
import { useSession } from "../../session/SessionProvider.tsx";
import { LeaveDialog } from "../../components/editing/LeaveDialog.tsx";
import { createUnsavedForms, UnsavedFormsContext } from "../../components/editing/unsavedForms.ts";

/**
 * Around the screens with forms: asks before what was typed in any of them is lost (docs/product.md
 * 16.11). In one place, as the router asks only one of those who would hold a navigation back.
 */
export function AskBeforeLeaving() {
  const { me } = useSession();
  const [forms] = useState(() => createUnsavedForms({ whoseNow: () => me()?.userProfileId }));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && forms.wouldBeLost(),
  );
  return (
    <UnsavedFormsContext value={forms}>
      <Outlet />
      <LeaveDialog blocker={blocker} />
    </UnsavedFormsContext>
  );
}
