import { Suspense, use } from "react";
import { Navigate, useLoaderData } from "react-router";
import type { SignInReturnData } from "./data.ts";
import { SigningIn } from "./SigningIn.tsx";

/** Shows that the sign-in is completing, then redirects. */
export function SignInReturnScreen() {
  const { destination } = useLoaderData<SignInReturnData>();
  return (
    <Suspense fallback={<SigningIn />}>
      <LeadOn destination={destination} />
    </Suspense>
  );
}

function LeadOn({ destination }: SignInReturnData) {
  return <Navigate to={use(destination)} replace />;
}
