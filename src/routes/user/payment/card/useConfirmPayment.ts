import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { useConfirmPayment_payment$key } from "../../../../__generated__/useConfirmPayment_payment.graphql.ts";
import { paymentStatusAddress } from "../../../../domain/payments/addresses.ts";
import { failureOf } from "../../../../session/failure.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { canBePaid } from "../canBePaid.ts";
import { usePaymentWay } from "../usePaymentWay.ts";
import { changedElsewhere } from "./changedElsewhere.ts";
import { confirmationOf, refused, unanswered, type Confirmation } from "./confirmation.ts";
import { useReadPaymentNow } from "./useReadPaymentNow.ts";

interface ConfirmOptions {
  payment: useConfirmPayment_payment$key;
  /** Told when the card is on its way, and when it is not any more. */
  onPaying: (isPaying: boolean) => void;
}

/**
 * Confirms the card of a payment with the provider, under the billing details that were saved. The
 * server is asked first: a total other than the one on show is never charged
 * (docs/product.md 7.14).
 */
export function useConfirmPayment({ payment, onPaying }: ConfirmOptions) {
  const { id, amountWithVat, clientSecret, bookingId, billingInformation } = useFragment(
    graphql`
      fragment useConfirmPayment_payment on Payment {
        id
        amountWithVat
        clientSecret
        bookingId
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
  const readNow = useReadPaymentNow();
  const [isBusy, setBusy] = useState(false);
  // The browser's Back from a bank's own page may show this one as it was left, still waiting: what
  // became of the payment meanwhile is not on it.
  useEffect(() => (isBusy ? host.onReturn(host.reload) : undefined), [host, isBusy]);

  /** Why the card is not sent; null when all stands as it is shown. */
  const findObstacle = async (elements: StripeElements): Promise<Confirmation | null> => {
    try {
      const now = await readNow(id);
      // Also when the session has ended over it.
      if (!now || now.isHoldOver || !canBePaid(now.state)) return { kind: "over" };
      const reason = changedElsewhere({ amountWithVat, clientSecret, bookingId }, now);
      if (reason === null) return null;
      await elements.fetchUpdates();
      return refused(reason);
    } catch (error) {
      return refused(`Nothing was charged. ${failureOf(error).text}`);
    }
  };
  const send = async (stripe: Stripe, elements: StripeElements): Promise<Confirmation> => {
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
      return unanswered();
    }
  };
  const confirm = async (stripe: Stripe, elements: StripeElements): Promise<Confirmation> => {
    setBusy(true);
    const obstacle = await findObstacle(elements);
    if (obstacle === null) onPaying(true);
    const confirmation = obstacle ?? (await send(stripe, elements));
    if (confirmation.kind !== "sent") onPaying(false);
    setBusy(false);
    return confirmation;
  };
  return { confirm, isBusy };
}

type Billing = NonNullable<useConfirmPayment_payment$key[" $data"]>["billingInformation"];

/**
 * As Stripe names them. An empty value is sent as empty: the provider's form does not ask for it.
 */
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
