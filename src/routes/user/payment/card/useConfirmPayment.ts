import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { useConfirmPayment_payment$key } from "../../../../__generated__/useConfirmPayment_payment.graphql.ts";
import { paymentStatusAddress } from "../../../../domain/payments/addresses.ts";
import { PAYMENT_TEXTS } from "../../../../domain/payments/texts.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { usePaymentWay } from "../usePaymentWay.ts";
import { confirmationOf, refused, type Confirmation } from "./confirmation.ts";

/** Confirms the card of a payment with the provider, under the billing details that were saved. */
export function useConfirmPayment(payment: useConfirmPayment_payment$key) {
  const { billingInformation } = useFragment(
    graphql`
      fragment useConfirmPayment_payment on Payment {
        billingInformation {
          fullName
          email
          phoneNumber
          address {
            firstAddressLine
            secondAddressLine
            postalCode
            city
            countryCode
            state
          }
        }
      }
    `,
    payment,
  );
  const { host } = useSession();
  const way = usePaymentWay();
  const [isBusy, setBusy] = useState(false);

  const ask = async (stripe: Stripe, elements: StripeElements): Promise<Confirmation> => {
    try {
      const result = await stripe.confirmPayment({
        elements,
        redirect: "if_required",
        confirmParams: {
          return_url: host.origin + paymentStatusAddress(way),
          payment_method_data: { billing_details: billingDetailsOf(billingInformation) },
        },
      });
      return confirmationOf(result);
    } catch (error) {
      host.log("the card provider failed to confirm a payment", error);
      return refused(PAYMENT_TEXTS.unknown);
    }
  };
  const confirm = async (stripe: Stripe, elements: StripeElements): Promise<Confirmation> => {
    setBusy(true);
    const confirmation = await ask(stripe, elements);
    setBusy(false);
    return confirmation;
  };
  return { confirm, isBusy };
}

type Billing = NonNullable<useConfirmPayment_payment$key[" $data"]>["billingInformation"];

/** As Stripe names them. An empty value is sent as empty: the provider's form does not ask for it. */
function billingDetailsOf(billing: Billing) {
  if (!billing) return {};
  const { fullName, email, phoneNumber, address } = billing;
  return {
    name: fullName,
    email,
    phone: phoneNumber ?? "",
    address: {
      line1: address.firstAddressLine,
      line2: address.secondAddressLine ?? "",
      postal_code: address.postalCode,
      city: address.city,
      country: address.countryCode,
      state: address.state ?? "",
    },
  };
}
