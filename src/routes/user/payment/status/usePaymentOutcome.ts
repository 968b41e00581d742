import { useEffect, useEffectEvent, useState } from "react";
import { isSent } from "../../../../domain/payments/texts.ts";
import { useSoftPolling } from "../../../../relay/useSoftPolling.ts";
import { failureOf } from "../../../../session/failure.ts";
import { type AnsweredState, outcomeOf, type Outcome } from "./outcome.ts";
import { useCompletePayment } from "./useCompletePayment.ts";
import { useReadPaymentStatus } from "./useReadPaymentStatus.ts";

interface OutcomeOptions {
  paymentId: string;
  /** What the card provider's way back said; null when nobody came that way. */
  intentStatus: string | null;
}

/**
 * Finds out how a payment came out, and follows it until it has: a bank may take days, and each
 * question goes on to the card provider.
 */
export function usePaymentOutcome({ paymentId, intentStatus }: OutcomeOptions) {
  const complete = useCompletePayment();
  const readStatus = useReadPaymentStatus();
  const [outcome, setOutcome] = useState<Outcome>({ kind: "verifying" });
  const [question, setQuestion] = useState({ isFirst: true });

  const readState = async ({ isFirst }: { isFirst: boolean }) => {
    if (!isFirst || intentStatus === null || !isSent(intentStatus))
      return await readStatus(paymentId);
    const { completePayment } = await complete.run({ command: { paymentId } });
    return completePayment.state;
  };
  const find = useEffectEvent(async (asked: { isFirst: boolean }): Promise<Outcome> => {
    try {
      const state = await readState(asked);
      return state === undefined ? { kind: "verifying" } : outcomeOf(state, intentStatus);
    } catch (error) {
      return { kind: "unknown", failure: failureOf(error) };
    }
  });

  useEffect(() => {
    let isShown = true;
    void find(question).then((found) => {
      if (isShown) setOutcome(found);
    });
    return () => {
      isShown = false;
    };
  }, [question]);
  useSoftPolling(outcome.kind === "pending", () => setQuestion({ isFirst: false }));

  return {
    outcome,
    /** Takes over what another call has said of the payment. */
    learn: (state: AnsweredState) => setOutcome(outcomeOf(state, null)),
    askAgain() {
      setOutcome({ kind: "verifying" });
      setQuestion({ isFirst: false });
    },
  };
}
