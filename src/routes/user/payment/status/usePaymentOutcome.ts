import { useEffect, useEffectEvent, useState } from "react";
import { isSent } from "../../../../domain/payments/texts.ts";
import { useSoftPolling } from "../../../../navigation/useSoftPolling.ts";
import { failureOf } from "../../../../calls/failure.ts";
import { type AnsweredState, outcomeOf, type Outcome } from "./outcome.ts";
import { useCompletePayment } from "./useCompletePayment.ts";
import { useReadPaymentStatus } from "./useReadPaymentStatus.ts";

interface OutcomeOptions {
  paymentId: string;
  /** The status in the card provider's redirect; null without one. */
  intentStatus: string | null;
}

/**
 * Polls a payment until its outcome is known: a bank may take days, and each question is passed on
 * to the card provider.
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
    /** Takes over another call's answer about the payment. */
    learn: (state: AnsweredState) => setOutcome(outcomeOf(state, null)),
    askAgain() {
      setOutcome({ kind: "verifying" });
      setQuestion({ isFirst: false });
    },
  };
}
