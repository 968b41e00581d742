import { Elements } from "@stripe/react-stripe-js";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { CardForm_payment$key } from "../../../../__generated__/CardForm_payment.graphql.ts";
import type { CardDevice } from "../../../../devices/cards/port.ts";
import { CardFields } from "./CardFields.tsx";
import type { Refusal } from "./confirmation.ts";
import { TestCards } from "./TestCards.tsx";

interface CardFormProps {
  payment: CardForm_payment$key;
  device: CardDevice;
  /** The button that leads back to step 1. */
  back: ReactNode;
  onPaying: (isPaying: boolean) => void;
  /** The provider's fields did not come up. */
  onLoadError: (error: unknown) => void;
}

/** The provider's fields around one attempt at the payment. */
export function CardForm({ payment, device, ...rest }: CardFormProps) {
  const { clientSecret, ...data } = useFragment(
    graphql`
      fragment CardForm_payment on Payment {
        clientSecret
        ...CardFields_payment
      }
    `,
    payment,
  );
  const [refusal, setRefusal] = useState<Refusal>();
  // Settled: the screen leads to the outcome.
  if (!clientSecret) return null;
  const { stripe, appearance, hints } = device;
  return (
    <Elements
      // Another attempt has its own fields.
      key={clientSecret}
      stripe={stripe}
      options={{ clientSecret, appearance, locale: "en" }}
    >
      <CardFields payment={data} {...rest} refusal={refusal} onRefusal={setRefusal}>
        {hints.length > 0 && <TestCards hints={hints} />}
      </CardFields>
    </Elements>
  );
}
