import { useRouteError } from "react-router";
import { OtherAccount } from "./frame/OtherAccount.tsx";
import { BackToOfferings } from "../routes/user/payment/BackToOfferings.tsx";
import { CallError } from "../calls/callError.ts";
import { ScreenFallback } from "./frame/ScreenFallback.tsx";

/** The error boundary of a payment's pages: one that is not this account's is no failure. */
export function PaymentFallback() {
  const error = useRouteError();
  const isMissing = error instanceof CallError && error.code === "NOT_FOUND";
  const back = <BackToOfferings />;
  return isMissing ? <OtherAccount thing="payment" back={back} /> : <ScreenFallback back={back} />;
}
