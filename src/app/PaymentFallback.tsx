import { useRouteError } from "react-router";
import { OtherAccount } from "./frame/OtherAccount.tsx";
import { CallError } from "../session/callError.ts";
import { ScreenFallback } from "./frame/ScreenFallback.tsx";

/** The error boundary of a payment's pages: one that is not this account's is no failure. */
export function PaymentFallback() {
  const error = useRouteError();
  const isMissing = error instanceof CallError && error.code === "NOT_FOUND";
  return isMissing ? <OtherAccount thing="payment" /> : <ScreenFallback />;
}
