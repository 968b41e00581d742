import { useRouteError } from "react-router";
import { CallError } from "../calls/callError.ts";
import { OtherAccount } from "./frame/OtherAccount.tsx";
import { ScreenFallback } from "./frame/ScreenFallback.tsx";

/** The error boundary of live sessions: one that is not this account's is no failure. */
export function LiveFallback() {
  const error = useRouteError();
  const isOthers = error instanceof CallError && error.code === "NOT_FOUND";
  return isOthers ? <OtherAccount thing="booking" /> : <ScreenFallback />;
}
