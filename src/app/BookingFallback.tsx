import { lazy, Suspense } from "react";
import { Navigate, useParams, useRouteError, useSearchParams } from "react-router";
import { PATHS } from "../domain/shared/paths.ts";
import { CallError } from "../calls/callError.ts";
import { ScreenFallback } from "./frame/ScreenFallback.tsx";
import { lazily } from "../navigation/lazily.ts";

const OtherAccount = lazy(
  lazily(() => import("./frame/OtherAccount.tsx").then((m) => ({ default: m.OtherAccount }))),
);

/** The error boundary of a booking's pages: one that is not this account's is no failure. */
export function BookingFallback() {
  const error = useRouteError();
  const { bookingId } = useParams();
  const [search] = useSearchParams();
  if (!(error instanceof CallError && error.code === "NOT_FOUND")) return <ScreenFallback />;
  if (!bookingId && !search.has("booking")) return <Navigate to={PATHS.notFound} replace />;
  return (
    <Suspense>
      <OtherAccount thing="booking" />
    </Suspense>
  );
}
